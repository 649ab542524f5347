import { type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const culture: WordedOpenings = {
  artisanat: [
    [/\bvanille\b/, 'La vanille s’achète au marché, en gousses souples et grasses, surtout à Antananarivo, à Sainte-Marie et dans le Nord, avec une facture.'],
    [/^(?!.*\bou\b).*\b(?:combien|prix|coute\w*|cher|chers|tarifs?|budget)\b/, 'Je n’ai pas de prix sûr\u202f: comparez deux ou trois étals, et marchandez avec le sourire.'],
    [/\b(?:tana|antananarivo|tananarive|capitale)\b/, 'À Antananarivo, allez au marché artisanal de la Digue, qui vend l’artisanat de toute l’île.'],
    [/\bantsirabe\b/, 'À Antsirabe, des ateliers vendent la corne de zébu, les pierres et de petits objets.'],
    [/\bambositra\b/, 'À Ambositra, on achète la marqueterie et le bois sculpté, dans les ateliers et leurs boutiques.'],
    [/\bambalavao\b/, 'À Ambalavao, on achète le papier antemoro et la soie sauvage.'],
    [/\bambatolampy\b/, 'À Ambatolampy, on achète les marmites d’aluminium de ses fonderies.'],
    [/\bou\b.*\b(?:achet\w*|trouv\w*|plein|souvenirs?)\b|\bmeilleur endroit\b|\bdernier jour\b/, 'À Antananarivo, au marché artisanal de la Digue, qui vend l’artisanat de toute l’île.'],
  ],
  ethnies: [
    [/\bvezo\b/, 'On voit les Vezo, pêcheurs du Sud-Ouest, à Ifaty et à Anakao, au bout de notre circuit Sud.'],
    [/\bvazimba\b/, 'Les Vazimba sont, selon la tradition, les premiers habitants des Hautes Terres, à demi légendaires.'],
  ],
  fady: [
    [/^(?!.*\b(?:doigt|montrer|photo\w*)\b).*\b(?:cimetieres?|tombes?|tombeaux?)\b/, 'Seulement avec l’accord de la famille ou du gardien, et avec un guide.'],
    [/\b(?:doigt|montrer)\b/, 'Oui, c’est vrai dans bien des endroits\u202f: ne montrez pas un tombeau du doigt.'],
  ],
  famadihana: [
    [/\b(?:vrai|vraiment|deterr\w*|serieux)\b/, 'Oui, on ouvre le tombeau, et l’on enveloppe les ancêtres d’un lamba neuf.'],
    [/\b(?:assister|voir|particip\w*|invit\w*)\b/, 'Oui, sur invitation, avec un guide.'],
  ],
  histoire: [
    [/\bqui\b.*\bcolon\w*/, 'La France, de 1896 à 1960.'],
    [/\bcoloni\w*\b/, 'Oui, une colonie française de 1896 à 1960.'],
    [/\b(?:passionn\w*|fans?|adore\w*|aim\w*|circuits?|visit\w*|propos\w*|quelque chose)\b/, 'Pour l’histoire, prenez le circuit Centre\u202f: la cité royale d’Ambohimanga, le Rova reconstruit et la haute ville d’Antananarivo.'],
  ],
  langue: [
    [/\b(?:problem\w*|genant|handicap)\b/, 'Ce n’est pas un obstacle en circuit\u202f: l’accompagnateur traduit, et l’on peut demander dans le devis un guide qui parle votre langue.'],
    [/\b(?:faut|besoin|necessaire|oblige\w*|dois)\b.*\b(?:parler|apprendre|savoir|connaitre)\b.*\bmalgache\b/, 'Non, le français suffit dans les villes, les hôtels et avec les guides.'],
    [/\b(?:debrouill\w*|suffi\w*|perdue?s?)\b.*\bfrancais\b|\bfrancais\b.*\b(?:suffi\w*|debrouill\w*)\b/, 'Oui, le français suffit dans les villes, les hôtels et avec les guides, moins dans les villages.'],
    [/\bpartout\b|\btout le monde\b/, 'Non, pas partout\u202f: dans les villes, les hôtels et avec les guides, oui, moins dans les villages.'],
    [/\bpiroguiers?\b/, 'Peu\u202f: le guide qui vous accompagne traduit.'],
    [/\bpourquoi\b/, 'On y parle français parce que l’île fut une colonie française, de 1896 à 1960.'],
    [/\banglais\w*/, 'Peu de gens parlent anglais, sauf beaucoup de guides et les grands hôtels\u202f: le français sert bien plus.'],
    [/\b(?:villages?|brousse|campagne|partout)\b/, 'Moins dans les villages, où le guide traduit.'],
    [/\b(?:parlent|parle t on|comprend\w*|comprennent|debrouill\w*|suffit|francais)\b/, 'Oui, le français est compris dans les villes, les hôtels et par les guides.'],
  ],
  marches: [
    [/\b(?:coupe gorge|danger\w*|risqu\w*|pickpockets?|craint|peur|vols?|voler|surs?)\b/, 'De jour, on s’y promène normalement, le sac fermé devant soi, le téléphone rangé, sans bijoux.'],
  ],
  'mots-malgaches': [
    [/^bonjour\b.*\bmalgache\b/, 'Bonjour se dit «\u202fsalama\u202f» ou «\u202fmanao ahoana\u202f».'],
    [/\bmora mora\b/, '«\u202fMora mora\u202f» veut dire doucement, sans se presser.'],
    [/\b(?:dit|dire|dis)\b.*\bmerci\b/, 'Merci se dit «\u202fmisaotra\u202f».'],
    [/\b(?:dit|dire|dis)\b.*\bbonjour\b/, 'Bonjour se dit «\u202fsalama\u202f» ou «\u202fmanao ahoana\u202f».'],
    [/\b(?:dit|dire|dis)\b.*\bau revoir\b/, 'Au revoir se dit «\u202fveloma\u202f».'],
    [/\b(?:dit|dire|dis)\b.*\bs il (?:vous|te) plait\b/, 'S’il vous plaît se dit «\u202fazafady\u202f».'],
    [/\b(?:dit|dire|dis|demander?)\b.*\b(?:combien|prix)\b/, 'Combien se dit «\u202fohatrinona\u202f».'],
    [/^(?:et )?(?:pour )?merci\b/, 'Merci se dit «\u202fmisaotra\u202f».'],
    [/^(?:et )?(?:pour )?bonjour\b/, 'Bonjour se dit «\u202fsalama\u202f» ou «\u202fmanao ahoana\u202f».'],
    [/^(?:et )?(?:pour )?au revoir\b/, 'Au revoir se dit «\u202fveloma\u202f».'],
  ],
  noms: [
    [/\bpronon\w*\b/, 'Le «\u202fo\u202f» se dit ou, et la dernière voyelle s’entend à peine\u202f: Antananarivo se dit à peu près «\u202fTananarive\u202f».'],
  ],
  politesse: [
    [/\b(?:tutoi\w*|tutoyer|vouvoi\w*|vouvoyer)\b/, 'Vouvoyez, comme un inconnu en France.'],
    [/\b(?:chaussures?|dechauss\w*|pieds nus)\b/, 'Faites comme vos hôtes\u202f: déchaussez-vous s’ils le font, et toujours sur une natte.'],
    [/\b(?:refus\w*|dire non|finir)\b.*\b(?:plats?|manger|repas|assiette|nourriture|boire|offert\w*|offre\w*)\b|\b(?:plats?|manger|repas|assiette|nourriture|offert\w*)\b.*\b(?:refus\w*|finir)\b/, 'Goûtez-en au moins un peu, par politesse\u202f; si vous ne pouvez pas, refusez avec un sourire et un merci.'],
    [/\bbises?\b|\bembrass\w*|\bserr\w*\b.*\bmains?\b/, 'On se serre plutôt la main, en disant «\u202fsalama\u202f»\u202f; laissez l’autre faire le premier pas pour la bise.'],
    [/\bremerci\w*|\bfamille d accueil\b|\bcadeaux?\b/, 'Chez l’habitant, un petit cadeau utile, sucre, café ou riz, est bienvenu.'],
    [/\bsalu\w*\b/, 'On dit «\u202fsalama\u202f» ou «\u202fmanao ahoana\u202f», en se serrant plutôt la main.'],
  ],
  religion: [
    [/\bancetres?\b/, 'Oui, le culte des ancêtres reste vivant, à côté du christianisme.'],
  ],
  tenue: [
    [/\bnue?s?\b|\bnaturis\w*|\bnudis\w*|\btopless\b/, 'Non, le nudisme et le sein nu choquent, même à la plage.'],
    [
      /\btatou\w*\b|\bpiercings?\b/,
      'Non, en général\u202f: un tatouage surprend peu, mais couvrez-le dans les villages et les lieux sacrés.',
    ],
    [/\b(?:tete|voile|voiler|foulard|cheveux)\b/, 'Non, pas à l’église\u202f; dans une mosquée, couvrez-vous la tête et déchaussez-vous, si l’on vous y laisse entrer.'],
    [/\bshorts?\b/, 'Plutôt non\u202f: le short est pour la plage\u202f; en ville et dans les villages, préférez un pantalon léger ou une jupe aux genoux.'],
    [/\b(?:bikinis?|maillots?)\b/, 'À la plage et à la piscine, le maillot ou le bikini ne choque pas\u202f; ailleurs, couvrez-vous.'],
    [/\b(?:restaurants?|restos?|soir|diner)\b/, 'Une tenue simple et propre suffit, même le soir au restaurant.'],
  ],
}
