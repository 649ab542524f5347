/** Whether a taxi-brousse goes there, and where to change, beginning with the answer. By the name of the place. */
export const placeBuses: Readonly<Record<string, string>> = {
  "Colline royale d'Ambohimanga":
    'Oui, des minibus y vont d’Antananarivo, mais un taxi à la demi-journée est plus simple\u202f: convenez du prix et du retour avant de partir.',
  'Lac Itasy':
    'Oui, un taxi-brousse va d’Antananarivo à Ampefy\u202f; sur place, il faut un véhicule ou un guide pour les geysers et les chutes.',
  "Fonderies d'Ambatolampy":
    'Oui, les taxis-brousse de la RN7 s’y arrêtent, sans changement.',
  Antsirabe:
    'Oui, directement d’Antananarivo, avec des départs toute la journée\u202f: c’est une des lignes les plus faciles.',
  Ambositra:
    'Oui, les taxis-brousse de la RN7 s’y arrêtent, sans changement d’Antananarivo ou d’Antsirabe.',
  'Lac Tritriva':
    'Non, pas jusqu’au lac\u202f: d’Antsirabe, prenez un taxi, un vélo ou une voiture.',
  'Antoetra, pays zafimaniry':
    'Difficilement\u202f: d’Ambositra, peu de taxis-brousse vont à Antoetra, surtout les jours de marché, puis on marche. Une voiture avec chauffeur est plus sûre.',
  'Antsiranana (Diego-Suarez)':
    'Oui, directement d’Antananarivo, mais comptez plus d’un jour et d’une nuit de route\u202f: un vol est bien plus simple.',
  'Baie de Sakalava':
    'Non, pas jusqu’à la plage\u202f: d’Antsiranana, un taxi-brousse va à Ramena\u202f; pour la baie, prenez un taxi ou marchez.',
  "Mer d'Émeraude":
    'Oui jusqu’à Ramena, en taxi-brousse ou en taxi d’Antsiranana\u202f; de là, c’est un bateau.',
  Ramena:
    'Oui, d’Antsiranana, à une vingtaine de kilomètres\u202f; un taxi est plus rapide.',
  "Parc national de la Montagne d'Ambre":
    'Oui, d’Antsiranana à Joffreville, mais pas souvent, et il reste quelques kilomètres jusqu’au parc\u202f: un taxi ou une voiture est plus simple.',
  'Tsingy Rouge':
    'Non\u202f: les taxis-brousse de la RN6 ne prennent pas la piste des Tsingy Rouge. Prenez une voiture avec chauffeur d’Antsiranana.',
  "Parc de l'Ankarana":
    'Oui, les taxis-brousse de la RN6 s’arrêtent à Mahamasina, à l’entrée du parc, sans changement d’Antsiranana.',
  'Ambanja et la vallée du Sambirano':
    'Oui, la ligne d’Antsiranana y passe, sans changement.',
  Ankify:
    'Oui, avec un changement à Ambanja le plus souvent\u202f; de là, on traverse en vedette.',
  'Nosy Be':
    'Oui jusqu’à Ankify, avec un changement à Ambanja le plus souvent\u202f; de là, une vedette va à Nosy Be en 30\u202fmin à 1\u202fh. D’Antananarivo, c’est deux jours au moins de route\u202f: prenez plutôt l’avion.',
  'Fianarantsoa, haute ville':
    'Oui, directement d’Antananarivo ou d’Antsirabe.',
  'Parc national de Ranomafana':
    'Oui, avec un changement à Fianarantsoa le plus souvent.',
  Ambalavao:
    'Oui, de Fianarantsoa, avec des départs fréquents, ou avec les lignes du Sud qui y passent.',
  "Réserve communautaire d'Anja":
    'Oui, d’Ambalavao\u202f: les taxis-brousse qui vont vers le sud vous déposent à l’entrée, au bord de la RN7.',
  "Massif de l'Andringitra (pic Boby)":
    'Difficilement\u202f: d’Ambalavao, peu de véhicules vont jusqu’à la vallée. Prenez un 4x4 avec chauffeur.',
  "Parc national de l'Isalo":
    'Oui, les taxis-brousse de la RN7 s’arrêtent à Ranohira, à l’entrée du parc\u202f; changez à Fianarantsoa pour ne pas rouler de nuit.',
  Toliara:
    'Oui, directement d’Antananarivo, mais comptez un jour et une nuit\u202f: coupez plutôt à Fianarantsoa et à Ranohira.',
  'Ifaty-Mangily':
    'Oui, avec un changement à Toliara\u202f: de là, une à deux heures de route.',
  Anakao:
    'Non\u202f: les taxis-brousse s’arrêtent à Toliara, et de là, on y va en vedette.',
  Moramanga:
    'Oui, directement d’Antananarivo, avec des départs toute la journée.',
  "Parc d'Andasibe-Mantadia":
    'Oui, avec un changement à Moramanga. Les taxis-brousse de la RN2 peuvent aussi vous déposer à l’embranchement d’Andasibe, à quelques kilomètres du village.',
  "Ankanin'ny Nofy":
    'Non\u202f: on y va en bateau, depuis Manambato ou Toamasina.',
  Manambato:
    'Non, pas jusqu’au lac\u202f: le taxi-brousse de la RN2 vous laisse à l’embranchement, et il reste de la piste. Prenez une voiture.',
  'Toamasina (Tamatave)':
    'Oui, directement d’Antananarivo, avec beaucoup de départs\u202f; prenez-en un du matin.',
  'Mahavelona (Foulpointe)':
    'Oui, avec un changement à Toamasina.',
  'Soanierana Ivongo':
    'Oui, avec un changement à Toamasina.',
  'Sainte-Marie':
    'Oui jusqu’à Soanierana Ivongo, avec un changement à Toamasina\u202f; de là, c’est la vedette. Des compagnies vendent la route et la traversée ensemble.',
  Miandrivazo:
    'Oui, les taxis-brousse de la ligne de Morondava y passent, depuis Antananarivo ou Antsirabe.',
  'Belo sur Tsiribihina':
    'Oui, depuis Morondava et en saison sèche\u202f: un véhicule tout-terrain, serré, sur la piste et par le bac.',
  'Gorges du Manambolo':
    'Difficilement, et en saison sèche seulement\u202f: de Morondava à Belo sur Tsiribihina, puis rarement jusqu’à Bekopaka. Prenez un 4x4 avec chauffeur.',
  'Grands Tsingy de Bemaraha':
    'Difficilement, et en saison sèche seulement\u202f: de Morondava à Belo sur Tsiribihina, puis rarement jusqu’à Bekopaka, d’où il faut encore un véhicule pour les Grands Tsingy. Prenez un 4x4 avec chauffeur.',
  'Forêt de Kirindy':
    'Oui, de Morondava\u202f: les véhicules qui vont à Belo sur Tsiribihina vous laissent à l’embranchement, à quelques kilomètres du camp. Un taxi ou un 4x4 est bien plus simple.',
  'Allée des Baobabs':
    'Oui, de Morondava\u202f: les véhicules qui vont à Belo sur Tsiribihina y passent, mais le retour n’est pas sûr. Prenez plutôt un taxi ou un tuk-tuk, qui vous attend.',
  Morondava:
    'Oui, directement d’Antananarivo, mais de nuit le plus souvent\u202f: coupez à Antsirabe et à Miandrivazo pour rouler de jour.',
  'Belo sur Mer':
    'Difficilement\u202f: un camion y va parfois de Morondava, en saison sèche. Le bateau est plus sûr.',
  Mahajanga:
    'Oui, directement d’Antananarivo, en une longue journée.',
  Manakara:
    'Oui, de Fianarantsoa ou d’Antananarivo, mais c’est long.',
  'Fort-Dauphin':
    'Difficilement\u202f: deux à trois jours d’une piste où l’on déconseille de voyager. Prenez l’avion.',
}
