import type { Message } from '#mocks/assistant/message.ts'
import { getQuestion, questionTexts, replyToQuestion, type Reply } from '#mocks/assistant/replies.ts'
import { matcher } from '#mocks/assistant/safety/patterns.ts'

type Note = { matches: (text: string) => boolean; text: string; next: readonly string[] }

/** Small facts that no question of the questions page is about. */
const notes: readonly Note[] = [
  {
    matches: matcher(['moustiquaire* hotel*|chambre*|lodge*|bungalow*|garanti*']),
    text: 'Une moustiquaire n’est pas garantie dans tous les hôtels\u202f: emportez la vôtre, ou demandez-la dans votre demande de devis.',
    next: ['paludisme', 'hebergement', 'valise'],
  },
  {
    matches: matcher(['chauffeur dort|dormir|loge|logement|heberge*|nuit|mange|manger|repas !conduit|conduire|roule*']),
    text: 'Le logement du chauffeur et ses repas se règlent dans le devis\u202f: faites-les confirmer avant d’accepter.',
    next: ['inclus', 'voiture-chauffeur', 'guide-francophone'],
  },
  {
    matches: matcher(['baleine* plage* !juin|octobre|novembre|decembre|janvier|fevrier|mars|avril|mai']),
    text: 'Sainte-Marie, sur notre circuit Est, réunit les baleines et les plages\u202f: les baleines à bosse y passent de juillet à septembre, et l’île aux Nattes a les plus belles plages. Septembre est aussi l’un des mois les plus secs de la côte Est.',
    next: ['baleines', 'plages', 'sainte-marie-acces'],
  },
  {
    matches: matcher(['lemurien* sans_marcher|sans_marche|peu_marcher|sans_trop_marcher|sans_longue_marche']),
    text: 'Des lémuriens sans longue marche\u202f: à Andasibe, où ils sont faciles à voir, à la réserve d’Anja, qui plaît aux petits marcheurs, et dans des parcs privés près d’Antananarivo. Dites au guide du parc ce que vous pouvez marcher\u202f: il choisit le parcours le plus court.',
    next: ['lemuriens', 'seniors', 'enfants-circuit'],
  },
  {
    matches: matcher(['sans_marcher|sans_marche|peu_marcher|sans_trop_marcher|sans_rando*']),
    text: 'Sans marcher\u202f: les lagons d’Ifaty, d’Anakao, de l’île aux Nattes ou de Nosy Be, le canal des Pangalanes et la Tsiribihina en bateau, l’allée des Baobabs, et les Tsingy Rouge, qui se voient sans effort. Pour un voyage entier, écrivez dans votre demande ce que vous pouvez marcher.',
    next: ['seniors', 'plages', 'pangalanes'],
  },
  {
    matches: matcher([
      'ado|ados|adolescent* que_faire|quoi_faire|a_faire|faire_avec|activite*|ennui*|occuper|aiment|plaire',
    ]),
    text: 'Pour des ados\u202f: le masque et le tuba ou un baptême de plongée autour de Nosy Be, les canyons et les piscines naturelles de l’Isalo, la pirogue, une visite de nuit pour les petits lémuriens, le kitesurf près d’Antsiranana, ou le parcours à baudrier des Grands Tsingy s’ils n’ont pas le vertige.',
    next: ['enfants-circuit', 'plongee', 'randonnee'],
  },
  {
    matches: matcher(['vacances|conges scolaires|de_noel|de_toussaint|de_paques|d_ete|d_hiver|de_printemps|ecole']),
    text: 'Pendant les vacances scolaires\u202f: juillet et août sont secs et doux, c’est la haute saison, demandez plusieurs mois à l’avance\u202f; à la Toussaint, il fait chaud et sec\u202f; à Noël, les orages reviennent, le Centre et le Sud-Ouest restent possibles\u202f; en février, pluies et cyclones\u202f; en avril, le pays est vert et les pistes sèchent. Lesquelles visez-vous\u202f?',
    next: ['temps-par-mois', 'circuit-par-mois', 'enfants-circuit'],
  },
  {
    matches: matcher([
      'sortir|sorties|boite|boites|danser|soiree|soirees nosy_be|diego|antsiranana|tamatave|toamasina|tulear|toliara|majunga|mahajanga|morondava|sainte_marie|antsirabe|fianarantsoa',
    ]),
    text: 'Je n’ai pas d’adresses pour sortir\u202f: demandez à l’hôtel, qui connaît les lieux du moment. Le soir, ne marchez pas\u202f: allez et revenez en taxi commandé par l’hôtel ou le restaurant, laissez passeport et bijoux au coffre, et ne laissez pas votre verre.',
    next: ['tana-nuit', 'securite', 'musique'],
  },
  {
    matches: matcher([
      'balad*|promen*|marcher|marche_t_on|sortir|ressortir|a_pied soir|soiree|nuit|tombee diego|antsiranana|tamatave|toamasina|tulear|toliara|majunga|mahajanga|morondava|antsirabe|fianarantsoa|fianar|hell_ville|fort_dauphin|foulpointe|ifaty|mangily|nosy_be|ramena|plage !lemurien*|animaux|foret|parc|reserve|cameleon*|nocturne',
    ]),
    text: 'Dans les villes, dès la nuit tombée, ne marchez pas, ni dans les rues ni sur la plage\u202f: allez et revenez en taxi commandé par l’hôtel ou le restaurant, à plusieurs si possible, et laissez passeport et bijoux au coffre. L’hôtel sait quels quartiers éviter. De jour, on se promène normalement, le sac devant soi.',
    next: ['securite', 'taxi-ville', 'tana-nuit'],
  },
  {
    matches: matcher([
      'taxi_brousse|taxis_brousse chauffeur|voiture|4x4|louer|location|vehicule ou|mieux|difference|comparer|plutot|preferable',
    ]),
    text: 'Le taxi-brousse est bon marché, mais lent, serré et sans horaire garanti\u202f; ne le prenez pas de nuit. La voiture avec chauffeur coûte plus cher et va à votre rythme, de jour, avec des arrêts\u202f: c’est la solution la plus courante, et la plus sûre. Dans l’Ouest et sur les pistes, il faut un 4x4.',
    next: ['taxi-brousse', 'voiture-chauffeur', 'routes-nuit'],
  },
  {
    matches: matcher([
      'litre|litres|quantite|combien eau|boire par_jour|boire|emporter|chacun|rando* !prix|coute*|ariary|essence|cher',
    ]),
    text: 'Buvez deux à trois litres par jour, davantage en randonnée ou par forte chaleur, sans attendre la soif. L’eau du robinet n’est pas sûre\u202f: prenez de l’eau en bouteille capsulée, bouillie, filtrée ou traitée par pastilles. Si un médecin limite ce que vous buvez, suivez-le.',
    next: ['eau', 'soleil', 'diarrhee'],
  },
  {
    matches: matcher([
      'apres|arriv*|descend*|sortant avion|vol|atterri* fatigu*|creve*|lessive*|epuis*|claque*|repos*|tranquille*|calme|peinard|souffler|recuperer|douceur !retour|dernier*|avant_le',
    ]),
    text: 'Pour commencer en douceur\u202f: dormez une nuit à Antananarivo, sans longue route le jour de l’arrivée. Ensuite, Antsirabe, au calme et au frais, est à 4 à 6 h de route, et Andasibe, avec sa forêt et ses lémuriens, à 4 h à 5 h 30. Pour une plage, un vol intérieur mène à Sainte-Marie ou à Nosy Be.',
    next: ['aeroport', 'plages', 'duree'],
  },
  {
    matches: matcher([
      'on_marche|je_marche|nous_marchons|faut_marcher|doit_marcher|marche_t_on|heures_de_marche|temps_de_marche combien|longtemps|beaucoup|heures|quel !prix|marche_a_suivre',
    ]),
    text: 'La marche dépend du parcours, que vous choisissez à l’entrée avec le guide, obligatoire dans les parcs nationaux\u202f: de quelques heures à une journée à l’Isalo et à Ranomafana, 2\u202fh\u202f30 à 3\u202fh\u202f30 pour la boucle d’Andasibe, 4 à 5\u202fh aux Grands Tsingy, 6\u202fh à 7\u202fh\u202f45 pour l’ascension du pic Boby. Dites-lui ce que vous pouvez marcher\u202f: il y a souvent plus court.',
    next: ['randonnee', 'guide-obligatoire', 'temps-de-visite'],
  },
  {
    matches: matcher(['retard|retarde* route|rouler|conduire|conduit|piste|etape !vol|avion|bateau']),
    text: 'En retard sur la route\u202f: ne roulez pas de nuit pour autant. Arrêtez-vous dans la dernière ville ou le dernier village avec un hôtel, prévenez l’hôtel suivant et ceux qui vous attendent, et repartez au jour.',
    next: ['routes-nuit', 'temps-trajet', 'routes-etat'],
  },
  {
    matches: matcher([
      'bebe|bebes|nourrisson repas|manger|mange|mangera|nourrir|lait|couche|couches|biberon*|petits_pots',
    ]),
    text: 'Pour un bébé\u202f: le lait infantile et les couches se trouvent dans les supermarchés des grandes villes, rarement ailleurs\u202f; emportez-en assez, avec ses petits pots. Ne préparez les biberons qu’avec de l’eau en bouteille capsulée ou bouillie. Les hôtels servent volontiers du riz ou des légumes bien cuits. Demandez conseil à votre pédiatre avant le départ.',
    next: ['enfants-sante', 'enfants-circuit', 'supermarche'],
  },
  {
    matches: matcher([
      'vol|vols|avion annule|annulee|supprime|retarde|rate|ratee|manque !si|rembours*|cyclone|assurance|demande|reserv*|frequent*|souvent',
    ]),
    text: 'Vol annulé ou manqué\u202f: voyez tout de suite la compagnie, au comptoir ou par téléphone, et faites écrire la nouvelle place. Appelez votre assureur avant de payer un billet ou un hôtel, et prévenez ceux qui vous attendent. Le consulat n’aide que si vous restez sans moyens.',
    next: ['vols-interieurs', 'assurance', 'contact'],
  },
  {
    matches: matcher([
      'carte|cb avalee|avale|bloquee|refusee|passe_pas|passe_plus|marche_pas !sim|gps|memoire|hors_ligne|site|page|circuit*|ile|parc*',
    ]),
    text: 'Carte avalée ou refusée\u202f: appelez votre banque, au numéro de son application ou de votre contrat\u202f; elle la bloque ou relève le plafond. Essayez un distributeur d’une autre banque, payez avec une seconde carte, ou changez des euros. Quelqu’un peut aussi vous envoyer de l’argent, que l’on retire avec le passeport.',
    next: ['carte', 'argent', 'change'],
  },
]

export function answerNote({ text, topic }: Message): Reply | undefined {
  // 'Est-ce sûr ?'.
  if (topic.length > 0 && topic.every((word) => word === 'securite')) return replyToQuestion(getQuestion('securite'))
  const note = notes.find(({ matches }) => matches(text))
  return note && { text: note.text, suggestions: questionTexts(...note.next), places: [] }
}
