/** Where the name comes from, who lived there, how old it is. By the name of the place. */
export const placeStories: Readonly<Record<string, string>> = {
  "Rova d'Antananarivo":
    'Le Rova, ou palais de la Reine, était l’enceinte des souverains merina, du début du XVIIe siècle à l’exil de la reine Ranavalona III, en 1897. Rova veut dire enceinte royale. Un incendie l’a détruit en 1995, et il a été reconstruit.',
  "Marché d'Analakely":
    'Analakely veut dire «\u202fla petite forêt\u202f». C’est le grand marché quotidien de la ville basse.',
  "Colline royale d'Ambohimanga":
    'Ambohimanga, la «\u202fcolline bleue\u202f», était la cité du roi Andrianampoinimerina, qui réunit l’Imerina à la fin du XVIIIe siècle. Après lui, les souverains vécurent à Antananarivo, mais y gardèrent leurs palais et leurs tombeaux. On y vient toujours en pèlerinage\u202f; elle est au patrimoine mondial depuis 2001.',
  Antananarivo:
    'Antananarivo, la «\u202fville des mille\u202f» guerriers, est la capitale des rois merina, puis du pays. Les Français écrivaient Tananarive\u202f; on dit Tana.',
  Antsirabe:
    'Antsirabe, «\u202flà où il y a beaucoup de sel\u202f», doit son nom à ses sources. Des missionnaires norvégiens ont fondé la ville thermale au XIXe siècle.',
  'Lac Tritriva':
    'La légende veut que deux amoureux, à qui l’on refusait de se marier, s’y soient jetés ensemble\u202f; on vous montrera deux arbres enlacés au bord de l’eau. Le lac remplit un cratère profond, et l’on ne s’y baigne pas.',
  'Antsiranana (Diego-Suarez)':
    'Antsiranana veut dire «\u202fle port\u202f». L’ancien nom, Diego-Suarez, vient de navigateurs portugais du XVIe siècle\u202f; la France en fit une base navale, d’où les bâtiments coloniaux.',
  'Tsingy Rouge':
    'Les Tsingy Rouge ne sont pas de calcaire\u202f: la pluie les sculpte dans la latérite, une terre rouge et tendre, où des aiguilles se forment et s’effondrent sans cesse.',
  "Parc de l'Ankarana":
    'Tsingy vient d’un mot malgache qui veut dire «\u202fmarcher sur la pointe des pieds\u202f». Ce massif de calcaire est taillé par la pluie, et creusé de grottes où les Antankarana se réfugiaient\u202f; certaines restent sacrées.',
  'Grands Tsingy de Bemaraha':
    'Tsingy vient d’un mot malgache qui veut dire «\u202fmarcher sur la pointe des pieds\u202f». Ces lames sont un ancien fond de mer, un calcaire vieux de plus de 150 millions d’années que la pluie a taillé\u202f; elles sont au patrimoine mondial depuis 1990.',
  'Nosy Be':
    'Nosy Be veut dire «\u202fla grande île\u202f». Hell-Ville, sa ville principale, porte le nom de l’amiral de Hell, gouverneur de La Réunion au XIXe siècle.',
  'Sainte-Marie':
    'Sainte-Marie, Nosy Boraha en malgache, servit de repaire aux pirates vers 1700\u202f; la France s’y installa dès le XVIIIe siècle. Son église d’Ambodifotatra date de 1857.',
  'Cimetière des pirates':
    'Sainte-Marie servit de repaire aux pirates vers 1700\u202f; le cimetière, que l’on visite, en garde le nom. De vrais pirates y reposent peut-être, mais rien ne le prouve\u202f: les tombes qui se lisent encore sont surtout du XIXe siècle, de marins et de colons.',
  'Mahavelona (Foulpointe)':
    'Au nord du bourg, on voit les murs d’un fort merina du XIXe siècle, bâtis, dit-on, avec du corail, du sable et du blanc d’œuf. Le récif, devant la plage, en a fait une station balnéaire.',
  'Toamasina (Tamatave)':
    'Le nom de Toamasina viendrait du roi Radama, qui goûta la mer et dit qu’elle était salée. C’est le premier port du pays, avec de larges avenues.',
  'Fianarantsoa, haute ville':
    'Fianarantsoa, «\u202foù l’on apprend le bien\u202f», fut fondée au XIXe siècle par la reine Ranavalona Ire. Sa haute ville garde des ruelles pavées, des églises et des maisons de brique.',
  'Parc national de Ranomafana':
    'Ranomafana veut dire «\u202feau chaude\u202f», d’après la source du village. La forêt est protégée depuis 1991, après la découverte de l’hapalémur doré.',
  "Massif de l'Andringitra (pic Boby)":
    'Le pic Boby s’appelle en malgache Imarivolanitra, «\u202fprès du ciel\u202f». À 2\u202f658\u202fm, c’est le deuxième sommet du pays, le plus haut que les randonneurs gravissent couramment.',
  "Parc national de l'Isalo":
    'L’Isalo est un massif de grès que l’eau et le vent ont creusé en canyons. C’est le pays des Bara, éleveurs de zébus, qui ont des tombeaux dans les falaises\u202f: ne les montrez pas du doigt.',
  "Ankanin'ny Nofy":
    'Ankanin’ny Nofy veut dire «\u202fnid de rêves\u202f». Le lac Ampitabe borde le canal des Pangalanes, creusé pour relier des lagunes le long de la côte.',
  'Allée des Baobabs':
    'Une vingtaine de grands baobabs, de l’espèce Adansonia grandidieri, bordent la piste comme une avenue, d’où son nom. Ils ont plusieurs siècles, sans qu’on sache bien leur âge, et une trentaine de mètres\u202f; une forêt les entourait, que l’on a défrichée.',
  'Belo sur Tsiribihina':
    'C’est une ville des Sakalava du Menabe\u202f: on y garde des reliques royales, que l’on baigne dans le fleuve lors du fitampoha, à quelques années d’intervalle.',
}
