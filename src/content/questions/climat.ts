import type { Question } from '#src/content/question.ts'

export const climat = [
  {
    id: 'saison',
    question: 'Quelle est la meilleure saison pour partir\u202f?',
    keywords: ['mauvais temps', 'éviter', 'pire', 'beau', 'idéal', 'favorable', 'haute', 'basse', 'touristique', 'pluies', 'commence', 'sèche', 'mousson', 'période', 'quand', 'aller', 'mois', 'climat', 'météo', 'visiter'],
    answer:
      'La saison sèche, d’avril à novembre, convient à la plupart des circuits. De décembre à mars, les pluies et les cyclones peuvent couper des pistes et annuler des traversées, surtout sur la côte Est et vers les Tsingy. Les nuits sont froides sur les Hautes Terres de juin à août. Les baleines à bosse passent à Sainte-Marie de juillet à septembre.',
    places: ['grands-tsingy-de-bemaraha', 'ile-aux-nattes-nosy-nato'],
    next: ['temps-par-mois', 'cyclones', 'duree'],
  },
  {
    id: 'temps-par-mois',
    question: 'Quel temps fait-il mois par mois\u202f?',
    keywords: ['climat', 'été', 'hiver', 'printemps', 'automne', 'ensoleillé', 'prévisions', 'toussaint', 'période', 'bonne', 'quand', 'partir', 'météo', 'janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre', 'noël', 'pâques', 'vacances', 'nouvel an'],
    answer:
      'De janvier à mars\u202f: chaud, fortes pluies, risque de cyclone. Avril et mai\u202f: le pays est vert, les pistes sèchent peu à peu, peu de monde. Juin à août\u202f: sec et doux, nuits froides sur les hauteurs, vent dans le Nord, haute saison en juillet et août. Septembre à novembre\u202f: chaud et sec, jeunes lémuriens, fin des baleines\u202f; beaucoup y voient le meilleur moment. Décembre\u202f: les orages reviennent, Noël reste possible dans le Centre et le Sud-Ouest.',
    next: ['saison', 'temperatures', 'cyclones'],
  },
  {
    id: 'circuit-par-mois',
    question: 'Quel circuit choisir selon le mois\u202f?',
    keywords: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre', 'été', 'hiver'],
    answer:
      'De mai à novembre, tous nos circuits sont possibles, et dès avril le Centre, le Nord et le Sud. En juillet et août, l’Est a les baleines, le Nord beaucoup de vent, le Centre et le Sud des nuits froides. De septembre à novembre, presque tout est à son mieux, l’Est surtout\u202f; l’Ouest devient très chaud. De décembre à mars, préférez le Centre ou le Sud-Ouest\u202f: l’Ouest est fermé, le Nord et l’Est le sont aussi de janvier à mars, à cause des cyclones et des pluies.',
    next: ['temps-par-mois', 'saison-ouest', 'premier-voyage'],
  },
  {
    id: 'cyclones',
    question: 'Quand est la saison des cyclones\u202f?',
    keywords: ['éviter', 'alerte', 'inondations', 'période', 'régions', 'touchées', 'ouragan', 'tempête'],
    answer:
      'La saison cyclonique va de novembre à avril, avec le plus grand risque de janvier à mars. Les côtes Est et Nord-Est sont les plus touchées\u202f; routes, bateaux et vols peuvent s’arrêter plusieurs jours. Si vous partez alors, gardez des jours de marge, suivez les bulletins de Météo Madagascar et prenez une assurance annulation.',
    places: ['ile-aux-nattes-nosy-nato'],
    next: ['saison', 'cote-est-pluie', 'annulation'],
  },
  {
    id: 'temperatures',
    question: 'Quelles températures selon les régions\u202f?',
    keywords: ['neige', 'été', 'hiver', 'thermomètre', 'geler', 'doux', 'clim', 'canicule', 'altitude', 'chaude', 'eau', 'mer', 'degrés', 'froid', 'chaleur', 'nuit', 'tana', 'hautes terres'],
    answer:
      'Sur les Hautes Terres, comptez 15 à 25\u202f°C le jour en hiver austral, de juin à août, avec des nuits vers 5 à 10\u202f°C, parfois moins à Antsirabe\u202f; 20 à 28\u202f°C en été. La neige ne tombe nulle part. Les côtes restent entre 25 et 32\u202f°C presque toute l’année. La mer va de 23\u202f°C en hiver à 29\u202f°C en été. L’Ouest est le plus chaud\u202f: autour de Miandrivazo, on dépasse souvent 35\u202f°C d’octobre à décembre.',
    places: ['antsirabe', 'miandrivazo'],
    next: ['temps-par-mois', 'valise', 'saison'],
  },
  {
    id: 'valise',
    question: 'Que mettre dans sa valise\u202f?',
    keywords: ['rando', 'bottes', 'hautes terres', 'bagages', 'tenue', 'équipements', 'saison', 'imperméable', 'chaud', 'porter', 'tongs', 'manteau', 'doudoune', 'moustiquaire', 'jumelles', 'indispensable', 'type de vêtements', 'habiller', 'mois', 'habits', 'emporter', 'sac', 'chaussures', 'anorak', 'pull', 'lampe frontale', 'liste', 'prendre', 'affaires', 'plateaux', 'hauts', 'soir'],
    answer:
      'Dans la valise, mettez des vêtements légers à manches longues contre les moustiques et le soleil, une polaire et un coupe-vent pour les Hautes Terres, un imperméable pour l’Est. Ajoutez de vraies chaussures de marche, des sandales, un chapeau, de la crème solaire et du répulsif, puis une lampe frontale, une batterie externe, une gourde filtrante et une petite pharmacie. Un sac souple vaut mieux qu’une valise rigide\u202f: les coffres et les pirogues sont étroits.',
    next: ['temperatures', 'pharmacie', 'electricite'],
  },
  {
    id: 'cote-est-pluie',
    question: 'Pleut-il beaucoup sur la côte Est\u202f?',
    keywords: ['averse', 'mouillé', 'humidité', 'pleuvoir', 'k-way', 'pluie', 'humide', 'imperméable', 'forêt', 'andasibe'],
    answer:
      'La côte Est est la région la plus arrosée\u202f: il peut y pleuvoir en toute saison. Septembre, octobre et novembre sont les mois les plus secs, et les meilleurs pour l’Est. Juillet et août apportent des ondées courtes, ce qui n’empêche pas de voir les baleines. À Andasibe, un imperméable sert toute l’année.',
    places: ['parc-d-andasibe-mantadia', 'toamasina-tamatave'],
    next: ['saison', 'cyclones', 'baleines'],
  },
  {
    id: 'saison-ouest',
    question: 'Quand visiter les tsingy et l’Ouest\u202f: sont-ils ouverts toute l’année\u202f?',
    keywords: ['ouverture', 'saison', 'praticables', 'fermés', 'fermeture', 'piste', 'bemaraha', 'morondava', 'tsiribihina période', 'janvier', 'février', 'mars', 'avril', 'décembre'],
    answer:
      'Les Grands Tsingy ne se visitent qu’en saison sèche, en général de mai à novembre\u202f: le reste de l’année, la piste est coupée et le parc fermé. La descente de la Tsiribihina suit le même calendrier. Morondava et l’allée des Baobabs restent accessibles plus longtemps par la route et par avion, mais la boue complique tout de janvier à mars.',
    checkWith: 'Madagascar National Parks',
    places: ['grands-tsingy-de-bemaraha', 'allee-des-baobabs'],
    next: ['tsingy', 'saison', 'routes-etat'],
  },
] satisfies Question[]
