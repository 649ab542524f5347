import { type WordedOpenings } from '#mocks/data/worded-openings/words.ts'

export const bagages: WordedOpenings = {
  photographe: [
    [/\b(?:objectifs?|zooms?|focales?|teleobjectifs?)\b/, 'Un zoom de 300 à 400\u202fmm pour les animaux, et un macro pour les caméléons et les insectes.'],
    [/\b(?:baobabs?|allee)\b/, 'L’allée des Baobabs se photographie au mieux dans l’heure qui précède le coucher du soleil, ou juste après son lever, avec moins de monde, d’avril à novembre, quand le ciel est clair.'],
  ],
  adaptateur: [
    [/\bmultiprises?\b/, 'Oui, une multiprise sert partout.'],
    [/\b(?:acheter|achete|vend|vendent|trouve\w*|oubli\w*)\b/, 'On trouve des adaptateurs dans les magasins des grandes villes, mais mieux vaut l’emporter.'],
    [/\b(?:suisses?|geneve|lausanne|zurich)\b/, 'Il faut un adaptateur seulement pour une fiche suisse à trois broches\u202f; à deux broches, elle va dans les prises C et E, en 220\u202fV.'],
    [/\b(?:suisses?|geneve|lausanne|zurich|canad\w*|quebec\w*|montreal|angl\w*|britann\w*|londres|americ\w*)\b/, 'Oui, prenez un adaptateur depuis le Canada ou le Royaume-Uni, et depuis la Suisse pour une fiche à trois broches.'],
    [/\b(?:faut|besoin|necessaire|prendre|prevoir|utile|compatibles?)\b/, 'Non, pas depuis la France ou la Belgique.'],
    [/\b(?:memes?|comme|pareil\w*)\b/, 'Oui, les mêmes qu’en France et en Belgique.'],
    [/^(?!.*\b(?:suisse|canad\w*|quebec\w*|anglais\w*|royaume|angleterre|quel\w*)\b).*\b(?:faut|besoin|utile|necessaire|prevoir|prendre)\b/, 'Non, pas si vous venez de France ou de Belgique.'],
  ],
  chaussures: [
    [/\bbottes?\b/, 'Non, pas de bottes\u202f: des chaussures fermées à bonne semelle et de hautes chaussettes, le pantalon rentré dedans contre les sangsues.'],
    [/\btsingys?\b/, 'Pour les tsingy, des chaussures fermées à bonne semelle, montantes de préférence, car la roche coupe\u202f; des baskets solides suffisent sur les parcours courts.'],
    [/\bfermees?\b/, 'En forêt et dans les parcs, portez des chaussures fermées\u202f; ailleurs, des sandales suffisent.'],
    [/\bcombien\b.*\bpaires?\b/, 'Deux paires\u202f: des chaussures de marche légères et des sandales, avec des chaussures d’eau pour la mer.'],
    [/\bampoules?\b/, 'Prenez des chaussures déjà faites à vos pieds, et des pansements pour les ampoules.'],
    [/\bsandales?\b.*\b(?:en plus|aussi|en prime)\b|\b(?:ajouter|en plus)\b.*\bsandales?\b/, 'Oui, ajoutez des sandales et des chaussures d’eau pour le corail et les oursins.'],
    [/\bchaussures? d eau\b|\bmeduses\b/, 'Oui, des chaussures d’eau protègent du corail, des oursins et des poissons-pierres.'],
    [/\bsandales?\b|\btongs?\b/, 'Des sandales seules ne suffisent pas\u202f: il faut une paire de marche légère pour les parcs.'],
    [/\b(?:baskets?|tennis|trail)\b/, 'Oui, des baskets conviennent en ville et pour les petites marches\u202f; pour les parcs, il faut une semelle qui accroche.'],
    [/\b(?:montantes?|hautes?|bottes|grosses)\b/, 'Les chaussures montantes aident au pic Boby, dans les Tsingy et en forêt humide\u202f; ailleurs, on s’en passe.'],
  ],
  couchage: [
    [/\b(?:lou\w+|location)\b/, 'Ne comptez pas louer un duvet sur place, je ne connais pas de loueur\u202f: apportez-le, ou demandez-le dans le devis.'],
    [/\b(?:temperatures?|degres?|confort|quel (?:sac|duvet|type)|chaud)\b/, 'Pour le bivouac seulement\u202f: prévu pour 0\u202f°C ou moins au pic Boby de juin à août, un drap de sac ou un duvet léger ailleurs.'],
    [/\b(?:utile|faut|besoin|necessaire|obligatoire|dois|prevoir|prendre)\b/, 'Seulement pour le bivouac ou le camping\u202f; à l’hôtel, non.'],
    [/\bpour (?:l |le |la |les )?\w+$/, 'Seulement pour le bivouac ou le camping\u202f; à l’hôtel, non.'],
  ],
  'draps-serviettes': [
    [/\bdraps? de sac\b|\bsacs? a viande\b/, 'Oui, pour le bivouac, la nuit chez l’habitant et les adresses très simples\u202f; à l’hôtel, non.'],
  ],
  'froid-pic-boby': [
    [/\b(?:suffi\w*|confort|assez)\b/, 'Non, pas de juin à août\u202f: prenez un duvet prévu pour 0\u202f°C ou moins.'],
    [/\b(?:bonnet|gants|polaire|doudoune)\b/, 'Oui, avec une polaire, un bonnet et des gants.'],
  ],
  'habits-cotes': [
    [/\bpantalons? longs?\b|\bmanches longues\b/, 'Pas obligatoire, mais utile en forêt et le soir, contre les moustiques et les sangsues.'],
    [
      /\b(?:ranomafana|andasibe)\b.*\b(?:k ?way|impermeable|cape|poncho|veste de pluie)\b|\b(?:k ?way|impermeable|cape|poncho|veste de pluie)\b.*\b(?:ranomafana|andasibe)\b/,
      'Oui, un imperméable y sert toute l’année.',
    ],
    [/\b(?:k ?way|impermeables?|cape|poncho)\b/, 'Oui, un imperméable léger sert toute l’année, dans l’Est surtout.'],
    [/\bmaillots?\b/, 'Oui, deux maillots.'],
  ],
  'habits-hautes-terres': [
    [/\b(?:manteaux?|doudounes?|anoraks?|parkas?)\b/, 'Non, un gros manteau est inutile, sauf en bivouac dans l’Andringitra.'],
    [/\b(?:octobre|novembre|decembre|janvier|fevrier|mars|noel)\b/, 'D’octobre à mars, un pull fin et un imperméable.'],
  ],
  jumelles: [
    [/\b(?:lesquelles|quelles?|modeles?|grossissement)\b/, 'Prenez-les petites et claires, 8x32 ou 8x42.'],
    [/\b(?:utiles?|faut|valent|vaut|besoin|prend\w*|emport\w*|indispensables?)\b/, 'Oui, des jumelles sont utiles\u202f: les lémuriens et les oiseaux restent souvent haut dans les arbres, et les baleines loin du bateau.'],
  ],
  'quantite-habits': [
    [/\bcabine\b/, 'Oui, c’est possible, car les hôtels lavent le linge\u202f; en vol intérieur, la cabine n’admet que quelques kilos.'],
  ],
  'sac-ou-valise': [
    [/\bpetit sac\b|\bsac (?:de|pour la) journee\b|\bpour la journee\b/, 'Oui, ajoutez un petit sac pour la journée, et une housse contre la poussière et la pluie.'],
    [/\b\d[05] ?(?:l|litres)\b/, 'Oui, 40 à 50 litres suffisent, car les hôtels lavent le linge.'],
    [/\b(?:litres?|taille|volume|grand)\b/, 'Comptez 40 à 50\u202flitres, car les hôtels lavent le linge.'],
  ],
}
