import type { Question } from '#src/content/question.ts'

export const culture = [
  {
    id: 'langue',
    question: 'Quelle langue parle-t-on à Madagascar, le malgache ou le français\u202f?',
    keywords: ['parlent', 'comprend', 'idiome', 'bilingue', 'francophone', 'se faire comprendre', 'anglais', 'officielle', 'dialecte'],
    answer:
      'Le malgache et le français sont les langues officielles. Le français est compris dans les villes, les hôtels et par les guides, moins dans les villages. Quelques mots utiles\u202f: «\u202fmanao ahoana\u202f» (bonjour), «\u202fmisaotra\u202f» (merci), «\u202fazafady\u202f» (s’il vous plaît, pardon), «\u202fveloma\u202f» (au revoir), «\u202fmora mora\u202f» (doucement).',
    places: ['antoetra-pays-zafimaniry'],
    next: ['mots-malgaches', 'guide-francophone', 'politesse'],
  },
  {
    id: 'mots-malgaches',
    question: 'Quels mots malgaches apprendre\u202f?',
    keywords: ['expression', 'dire', 'traduire', 'étranger', 'salutations', 's’il vous plaît', 'au revoir', 'lexique', 'mora mora', 'dia', 'vocabulaire', 'phrases', 'prononcer', 'prononciation', 'salama', 'misaotra', 'vazaha', 'tsara', 'oui', 'non'],
    answer:
      'Les mots les plus utiles\u202f: «\u202fsalama\u202f» ou «\u202fmanao ahoana\u202f» (bonjour), «\u202fmisaotra\u202f» (merci), «\u202fazafady\u202f» (s’il vous plaît, pardon), «\u202fveloma\u202f» (au revoir), «\u202feny\u202f» (oui), «\u202ftsia\u202f» (non), «\u202ftsara\u202f» (bon, bien), «\u202fmora mora\u202f» (doucement, sans se presser), «\u202fohatrinona\u202f» (combien), «\u202frano\u202f» (eau), «\u202fvary\u202f» (riz), «\u202fdia\u202f» (voyage, marche). Le «\u202fo\u202f» se dit ou, et la dernière voyelle s’entend à peine. «\u202fVazaha\u202f» désigne l’étranger, sans méchanceté.',
    next: ['langue', 'politesse', 'noms'],
  },
  {
    id: 'fady',
    question: 'Quels usages et interdits faut-il respecter\u202f?',
    keywords: ['règles', 'sacrés', 'interdiction', 'superstition', 'croyance', 'tombeaux', 'villages', 'fady', 'tabou', 'tabous', 'interdit', 'coutume', 'tradition'],
    answer:
      'Un fady est un interdit local\u202f: ne pas montrer un tombeau du doigt, ne pas apporter de porc ou ne pas se baigner à tel endroit, par exemple. Les fady varient d’un village à l’autre\u202f: interrogez votre guide. Demandez la permission avant de photographier une personne, une cérémonie ou un tombeau, habillez-vous sobrement dans les villages et ne nourrissez pas les lémuriens.',
    places: ['colline-royale-d-ambohimanga', 'lac-tritriva'],
    next: ['politesse', 'tenue', 'famadihana'],
  },
  {
    id: 'politesse',
    question: 'Comment être poli avec les Malgaches\u202f?',
    keywords: ['se comporter', 'village', 'accueil', 'hospitalité', 'saluer', 'gentils', 'sourire', 'chaleureux', 'coutume', 'refuser de manger', 'table', 'manières', 'invitation', 'repas', 'politesse', 'savoir-vivre', 'habitants', 'gens', 'aînés', 'respecter', 'mentalité', 'cadeau', 'famille', 'offrir', 'hôte'],
    answer:
      'Saluez avant toute demande, parlez doucement et ne vous fâchez pas\u202f: perdre son calme fait perdre la face à tous. Donnez et recevez de la main droite, ou des deux mains, laissez les aînés passer et se servir d’abord, courbez-vous un peu en disant «\u202fazafady\u202f» pour passer devant quelqu’un. Chez l’habitant, un petit cadeau utile, sucre, café ou riz, est bienvenu.',
    next: ['mots-malgaches', 'tenue', 'fady'],
  },
  {
    id: 'tenue',
    question: 'Comment s’habiller\u202f?',
    keywords: ['tombeau', 'cérémonie', 'bikini', 'maillot', 'femmes', 'se baigner', 'pantalon', 'robe', 'pudeur', 'plage nue', 'décent', 'jupe', 'tenue', 'habits', 'short', 'bain', 'topless', 'vêtements', 'décolleté', 'églises', 'nudisme', 'monokini'],
    answer:
      'Habillez-vous simplement et sobrement\u202f: épaules et genoux couverts dans les villages, les églises et les lieux sacrés, short et maillot à la plage seulement. Le nudisme et le sein nu choquent. En ville, une tenue propre est appréciée, et de vieux treillis militaires sont à laisser chez vous.',
    places: ['cathedrale-d-andohalo'],
    next: ['valise', 'politesse', 'fady'],
  },
  {
    id: 'famadihana',
    question: 'Qu’est-ce que le retournement des morts, ou famadihana\u202f?',
    keywords: ['défunts', 'os', 'tombeaux', 'exhumer', 'fête', 'assister', 'linceul', 'ancêtres', 'tombe', 'cérémonie', 'rituel', 'funérailles', 'razana'],
    answer:
      'Lors d’un famadihana, sur les Hautes Terres, des familles ouvrent leur tombeau après quelques années, enveloppent les ancêtres d’un lamba neuf et dansent avec eux\u202f: c’est une fête, entre juillet et septembre surtout. On peut y assister sur invitation, avec un guide, une petite contribution et discrétion. Ne cherchez pas à en «\u202fréserver\u202f» un\u202f: la date dépend de la famille.',
    places: ['antsirabe'],
    next: ['fady', 'religion', 'ethnies'],
  },
  {
    id: 'religion',
    question: 'Quelle est la religion des Malgaches\u202f?',
    keywords: ['entrer', 'église', 'sanctuaire', 'dieu', 'chrétiens', 'catholiques', 'sorcellerie', 'croient', 'messes', 'vaudou', 'esprit', 'pratiquer', 'pratiquent', 'croire', 'religions', 'protestant', 'musulman', 'islam', 'ancêtres', 'animiste', 'tromba', 'possession', 'mosquée'],
    answer:
      'La plupart des Malgaches sont chrétiens, catholiques ou protestants, et le culte des ancêtres reste vivant à côté. Une minorité musulmane vit surtout dans le Nord et l’Ouest. C’est là aussi que se pratique le tromba, cérémonie où l’esprit d’un ancêtre royal parle par la bouche d’un possédé. Les visiteurs sont bienvenus à la messe du dimanche, chantée et très belle.',
    places: ['cathedrale-d-andohalo', 'eglise-d-ambodifotatra'],
    next: ['famadihana', 'fady', 'ethnies'],
  },
  {
    id: 'ethnies',
    question: 'Quels peuples vivent à Madagascar\u202f?',
    keywords: ['viennent', 'ancêtres', 'origine des malgaches', 'populations', 'asiatique', 'tribu', 'habitent', 'combien d’ethnies', 'merinas', 'sakalaves', 'tribus', 'betsileo', 'vezo', 'bara', 'antandroy', 'betsimisaraka', 'zafimaniry', 'indonésie', 'habitants'],
    answer:
      'On compte d’ordinaire dix-huit groupes, qui parlent tous malgache. Parmi eux, les Merina autour d’Antananarivo, les Betsileo à Fianarantsoa, les Sakalava à l’Ouest, les Betsimisaraka à l’Est, les Bara, éleveurs du Sud, et les Vezo, pêcheurs du Sud-Ouest. Leurs ancêtres sont venus d’Asie du Sud-Est et d’Afrique, ce qui s’entend dans la langue et se voit dans les rizières.',
    places: ['antoetra-pays-zafimaniry', 'belo-sur-mer'],
    next: ['religion', 'histoire', 'langue'],
  },
  {
    id: 'histoire',
    question: 'Quelle est l’histoire de Madagascar en quelques mots\u202f?',
    keywords: ['obtenu son indépendance', 'colonisé', 'français', 'monarchie', 'royauté', 'roi', 'reines', 'dynastie', 'merina', 'colonie', 'coloniale', 'pirates', 'guerre', 'date', 'régnait', 'découvert', 'portugais', 'rois', 'ranavalona', 'andrianampoinimerina', 'radama', 'royaume', '1947', '1960', 'gallieni', 'passé'],
    answer:
      'Madagascar a été peuplée, il y a plus de mille ans, par des navigateurs d’Asie et d’Afrique. Les Portugais l’aperçoivent en 1500. À la fin du XVIIIe siècle, Andrianampoinimerina unifie l’Imerina depuis Ambohimanga\u202f; son fils Radama Ier, puis les reines Ranavalona, étendent le royaume. La France annexe l’île en 1896, réprime le soulèvement de 1947, et l’indépendance vient le 26 juin 1960. Le Rova et Ambohimanga racontent cette histoire.',
    places: ['rova-d-antananarivo', 'colline-royale-d-ambohimanga'],
    next: ['ethnies', 'fete-nationale', 'pays-chiffres'],
  },
  {
    id: 'pays-chiffres',
    question: 'Madagascar en quelques chiffres\u202f: taille, population, capitale\u202f?',
    keywords: ['situe', 'île', 'carte', 'grande', 'km', 'combien', 'peuplé', 'hémisphère', 'frontière', 'pays voisin', 'pauvre', 'économie', 'rouge', 'habitants', 'superficie', 'trouve', 'afrique', 'océan indien', 'drapeau', 'km2', 'géographie', 'continent', 'plus grande ville', 'née', 'formation', 'géologie'],
    answer:
      'Madagascar couvre 587\u202f000 km², un peu plus que la France métropolitaine, et compte une trentaine de millions d’habitants. L’île est dans l’océan Indien, à environ 400\u202fkm de la côte du Mozambique\u202f; elle s’est détachée de l’Afrique, puis de l’Inde, il y a plus de quatre-vingts millions d’années. La capitale est Antananarivo, vers 1\u202f300\u202fm d’altitude. On l’appelle l’île Rouge, pour la couleur de sa terre. Le drapeau est blanc, rouge et vert, couleurs de la pureté, de la souveraineté et de l’espoir.',
    places: ['rova-d-antananarivo'],
    next: ['histoire', 'langue', 'ethnies'],
  },
  {
    id: 'fete-nationale',
    question: 'Quelles fêtes et quels événements voir\u202f?',
    keywords: ['nouvel an', 'festivités', 'juin', 'jour de l’indépendance', 'carnavals', 'nationale', '26', 'festival', 'donia', 'célébration', 'noël', 'pâques', 'santabary', 'fitampoha'],
    answer:
      'Le 26 juin, fête nationale, le pays s’illumine de lampions et de feux d’artifice. Le festival Donia anime Nosy Be vers la Pentecôte, et le festival des baleines Sainte-Marie vers juillet. À Belo sur Tsiribihina, le fitampoha, bain des reliques royales sakalava, n’a lieu que de loin en loin. Pâques et Noël se passent en famille, à l’église.',
    places: ['belo-sur-tsiribihina'],
    next: ['horaires', 'musique', 'famadihana'],
  },
  {
    id: 'musique',
    question: 'Quelles musiques, danses et spectacles découvrir\u202f?',
    keywords: ['concerts', 'chanter', 'instrument', 'traditionnelle', 'folklore', 'chanteur', 'football', 'loisirs', 'valiha', 'hira gasy', 'salegy', 'tsapiky', 'moraingy', 'boxe', 'sport', 'pétanque', 'sortir', 'discothèque', 'kabary', 'théâtre'],
    answer:
      'Le hira gasy des Hautes Terres mêle chant, danse et discours, souvent le dimanche autour d’Antananarivo. Le salegy fait danser le Nord, le tsapiky le Sud-Ouest, et la valiha, cithare de bambou, est l’instrument national. Dans le Nord et l’Ouest, on va voir le moraingy, boxe à mains nues, le dimanche après-midi. Partout, on joue à la pétanque et au football.',
    places: ['rova-d-antananarivo'],
    next: ['fete-nationale', 'artisanat'],
  },
  {
    id: 'artisanat',
    question: 'Quel artisanat acheter, et où\u202f?',
    keywords: ['ateliers', 'artisan', 'travail', 'fabrication', 'fait main', 'cadeau', 'objets', 'aluminium', 'soie', 'chapeau', 'panier', 'tissu', 'étoffe', 'ramener', 'sculpture', 'souvenirs', 'souvenir', 'lamba', 'raphia', 'vannerie', 'bois sculpté', 'marqueterie', 'papier antemoro', 'corne', 'broderie', 'bijoux', 'saphir', 'shopping'],
    answer:
      'Chaque ville a sa spécialité\u202f: papier antemoro et soie sauvage à Ambalavao, marqueterie à Ambositra, bois sculpté zafimaniry à Antoetra, marmites d’aluminium à Ambatolampy, corne de zébu et pierres à Antsirabe, raphia un peu partout. Le lamba, étoffe drapée que l’on porte toute la vie, est le plus beau souvenir. N’achetez ni bois de rose ni écaille.',
    places: ['ambalavao', 'fonderies-d-ambatolampy'],
    next: ['rapporter', 'marches', 'marchander'],
  },
  {
    id: 'marches',
    question: 'Quels marchés visiter\u202f?',
    keywords: ['bazars', 'dimanche', 'légumes', 'étals', 'quel jour', 'épicerie', 'puces', 'analakely', 'zébu', 'zébus', 'bazary be', 'digue', 'fruits', 'épices', 'ambalavao'],
    answer:
      'Analakely, à Antananarivo, est le plus grand marché quotidien\u202f; le marché de la Digue vend l’artisanat de toute l’île. À Ambalavao, le grand marché aux zébus réunit les éleveurs du Sud, surtout le mercredi, parfois le jeudi. Hell-Ville est le plus parfumé, avec vanille, ylang-ylang et poivre\u202f; à Toamasina, c’est le Bazary Be. Gardez votre sac devant vous.',
    places: ['ambalavao', 'marche-d-analakely'],
    next: ['marchander', 'artisanat', 'cuisine'],
  },
  {
    id: 'zebu',
    question: 'Pourquoi le zébu est-il si important\u202f?',
    keywords: ['zébus', 'charrette', 'bosse', 'viande', 'troupeaux', 'vol', 'boeuf', 'vache', 'bétail', 'savika', 'richesse', 'éleveur'],
    answer:
      'Le zébu est la richesse de la famille\u202f: il laboure la rizière, tire la charrette, se donne en dot et se sacrifie lors des funérailles. Chez les Bara, un jeune homme prouvait jadis son courage en en volant un. Sa viande est dans beaucoup de plats. Vous en verrez des troupeaux à pied sur la route du Sud.',
    places: ['ambalavao'],
    next: ['marches', 'ethnies', 'cuisine'],
  },
  {
    id: 'noms',
    question: 'Pourquoi les noms malgaches sont-ils si longs\u202f?',
    keywords: ['prénom', 'famille', 'compliqué', 'toponyme', 'ville', 'prononcer', 'rois', 'nosy', 'ambohi', 'signification', 'veut dire'],
    answer:
      'Les noms malgaches sont longs parce qu’ils sont des phrases collées\u202f: Andrianampoinimerina signifie à peu près «\u202fle prince au cœur de l’Imerina\u202f». Les mêmes morceaux reviennent partout\u202f: «\u202fnosy\u202f» est une île, «\u202fambohi\u202f» une colline, «\u202franomafana\u202f» l’eau chaude, «\u202fsira\u202f» le sel, d’où Antsirabe. Beaucoup de noms de famille commencent par Ra ou Andria.',
    next: ['mots-malgaches', 'histoire', 'langue'],
  },
] satisfies Question[]
