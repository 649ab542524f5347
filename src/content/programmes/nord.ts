import type { Programme } from '#src/contract/programme.ts'

const aeroportDIvato = { name: 'Aéroport d’Ivato', lat: -18.7969, lon: 47.4788 }
const aeroportDAntsirananaArrachart = { name: 'Aéroport d’Antsiranana (Arrachart)', lat: -12.3494, lon: 49.2917 }
const antsirananaDiegoSuarez = { name: 'Antsiranana (Diego-Suarez)', lat: -12.2787, lon: 49.2917 }
const ramena = { name: 'Ramena', lat: -12.244, lon: 49.35 }
const merDEmeraude = { name: 'Mer d’Émeraude', lat: -12.2, lon: 49.4 }
const baieDeSakalava = { name: 'Baie de Sakalava', lat: -12.2736, lon: 49.3931 }
const parcNationalDeLaMontagneDAmbre = { name: 'Parc national de la Montagne d’Ambre', lat: -12.527, lon: 49.172 }
const joffreville = { name: 'Joffreville', lat: -12.4939, lon: 49.2036 }
const embranchementDesTsingyRougeRn6 = { name: 'Embranchement des Tsingy Rouge (RN6)', lat: -12.61, lon: 49.36, precision: 'area' as const }
const tsingyRouge = { name: 'Tsingy Rouge', lat: -12.63, lon: 49.5 }
const mahamasinaAnkarana = { name: 'Mahamasina (Ankarana)', lat: -12.966, lon: 49.137 }
const ankify = { name: 'Ankify', lat: -13.54, lon: 48.365 }
const hellVilleNosyBe = { name: 'Hell-Ville (Nosy Be)', lat: -13.403, lon: 48.275 }
const ambatozavavy = { name: 'Ambatozavavy', lat: -13.372, lon: 48.322 }
const parcNationalDeLokobe = { name: 'Parc national de Lokobe', lat: -13.406, lon: 48.315 }
const aeroportDeNosyBeFascene = { name: 'Aéroport de Nosy Be (Fascene)', lat: -13.3121, lon: 48.3148 }

export const programme: Programme = {
  arrive_by: 'Vol intérieur d’Ivato à Antsiranana au J1, de 1\u00a0h\u00a045 à 2\u00a0h\u00a030, parfois avec une escale. Avec un vol international direct vers Nosy Be, le circuit se fait en sens inverse.',
  best_months: [4, 5, 6, 7, 8, 9, 10, 11],
  month_notes: [
    { month: 1, state: 'closed', note: 'RN6 coupée par moments à Ifasy\u202f; piste des Tsingy Rouge fermée.' },
    { month: 2, state: 'closed', note: 'Cyclones possibles\u202f; RN6 et vols perturbés.' },
    { month: 3, state: 'closed', note: 'Fin des pluies\u202f; pistes et gués encore incertains.' },
    { month: 4, state: 'open', note: 'Piste des Tsingy Rouge à confirmer\u202f; forêts vertes.' },
    { month: 5, state: 'open', note: '' },
    { month: 6, state: 'open', note: 'Vent d’est levé\u202f; Mer d’Émeraude incertaine.' },
    { month: 7, state: 'open', note: 'Vent fort\u202f; sortie en mer souvent annulée.' },
    { month: 8, state: 'open', note: 'Vent fort\u202f; sortie en mer souvent annulée.' },
    { month: 9, state: 'open', note: 'Vent encore soutenu sur la côte.' },
    { month: 10, state: 'open', note: '' },
    { month: 11, state: 'open', note: 'Chaleur\u202f; orages possibles en fin de mois.' },
    { month: 12, state: 'partial', note: 'Premières crues\u202f; le gué d’Ifasy peut être submergé.' },
  ],
  level: 2,
  level_note: 'Marches de 3 à 6\u00a0h, chaudes et parfois sans ombre\u202f; passerelles et roche coupante dans l’Ankarana. Trois sorties en vedette, en barque de pêche ou en pirogue.',
  highlights: [
    { text: 'Tsingy, grotte et perte des rivières de l’Ankarana', place_slug: 'parc-de-l-ankarana' },
    { text: 'Lagon de la Mer d’Émeraude, en bateau depuis Ramena', place_slug: 'mer-d-emeraude' },
    { text: 'Cascades et caméléons de la Montagne d’Ambre', place_slug: 'parc-national-de-la-montagne-d-ambre' },
    { text: 'Ravins des Tsingy Rouge', place_slug: 'tsingy-rouge' },
    { text: 'Cacao du Sambirano et forêt de Lokobe', place_slug: 'reserve-de-lokobe' },
  ],
  included: [
    'Conseil personnalisé avant le départ',
    'Mise en relation avec un chauffeur-guide partenaire francophone',
    'Traversées en bateau organisées avec un partenaire local',
    'Assistance et SOS 24\u00a0h/24',
  ],
  not_included: [
    'Vols internationaux, visa et assurance voyage',
    'Nuits à Antananarivo avant le J1 et après le dernier jour',
    'Boissons, pourboires et dépenses personnelles',
  ],
  decided_in_quote: [
    'Vols intérieurs Ivato–Antsiranana et Nosy Be–Ivato',
    'Catégorie d’hébergement, de Ramena à Hell-Ville',
    'Droits d’entrée et guides\u202f: Montagne d’Ambre, Ankarana, Tsingy Rouge, Lokobe',
    'Repas, hors pique-niques prévus en excursion',
    'Sens du circuit, selon votre aéroport d’arrivée',
  ],
  itinerary: [
    {
      day: 1,
      title: 'Vol vers Antsiranana',
      summary: 'Vol intérieur depuis Ivato, puis 9\u00a0km de goudron jusqu’à la ville. Le reste de la journée absorbe un retard éventuel\u202f; sinon, rue Colbert et front de baie.',
      legs: [
        { from: aeroportDIvato, to: aeroportDAntsirananaArrachart, mode: 'plane', road: 'Vol intérieur TNR-DIE', km: 745, hours_dry: [1.75, 2.5], hours_wet: [1.75, 2.5], surface: 'air' },
        { from: aeroportDAntsirananaArrachart, to: antsirananaDiegoSuarez, mode: 'car', road: 'RN6', km: 9, hours_dry: [0.3, 0.5], hours_wet: [0.4, 0.6], surface: 'goudron' },
      ],
      places: ['antsiranana-diego-suarez'],
      night: { ...antsirananaDiegoSuarez, comfort: 'Hôtel en ville' },
      note: 'Horaires souvent modifiés\u202f: ne rien réserver d’autre ce jour-là.',
    },
    {
      day: 2,
      title: 'Ramena et la Mer d’Émeraude',
      summary: 'Route de la baie jusqu’à Ramena, puis bateau de pêche vers le lagon. Journée sur un îlot, retour contre le vent, nuit au village.',
      legs: [
        { from: antsirananaDiegoSuarez, to: ramena, mode: 'car', road: 'Route de Ramena', km: 19, hours_dry: [0.5, 0.75], hours_wet: [0.6, 0.9], surface: 'goudron dégradé' },
        { from: ramena, to: merDEmeraude, mode: 'boat', road: 'Traversée de la passe d’Orangea', km: 10, hours_dry: [1, 1.5], hours_wet: [1, 1.5], climb_m: 0, surface: 'eau', route_id: 208, leaves_at: '08:00' },
        { from: merDEmeraude, to: ramena, mode: 'boat', road: 'Traversée de la passe d’Orangea', km: 10, hours_dry: [1, 2], hours_wet: [1, 2], surface: 'eau', reverse_of: 208 },
      ],
      places: ['mer-d-emeraude'],
      night: { ...ramena, comfort: 'Bungalow simple près de la plage' },
      note: 'Embarquement vers 7\u00a0h\u00a030 ou 8\u00a0h selon la marée\u202f; par grand vent, journée à terre.',
    },
    {
      day: 3,
      title: 'Trois Baies, retour à Diego',
      summary: 'Neuf kilomètres de sentier côtier sans ombre, de Ramena à la baie de Sakalava, puis piste de sable et goudron jusqu’à Antsiranana. Après-midi en ville.',
      legs: [
        { from: ramena, to: baieDeSakalava, mode: 'hiking', road: 'Sentier côtier d’Orangea', km: 9, hours_dry: [3, 4], hours_wet: [3, 4], climb_m: 120, surface: 'sentier', route_id: 209, leaves_at: '07:00' },
        { from: baieDeSakalava, to: antsirananaDiegoSuarez, mode: 'car', road: 'Piste de Sakalava puis route de Ramena', km: 18, hours_dry: [0.6, 1], hours_wet: [0.75, 1.25], surface: 'piste' },
      ],
      places: ['baie-de-sakalava', 'antsiranana-diego-suarez'],
      night: { ...antsirananaDiegoSuarez, comfort: 'Hôtel en ville' },
      note: 'Départ à 7\u00a0h, deux litres d’eau\u202f; droit de passage au camp d’Orangea.',
    },
    {
      day: 4,
      title: 'Montagne d’Ambre',
      summary: 'Goudron jusqu’à Joffreville, puis piste caillouteuse jusqu’au parc. Boucle guidée de quatre à cinq heures entre cascades et lacs de cratère. Nuit au frais, à Joffreville.',
      legs: [
        { from: antsirananaDiegoSuarez, to: parcNationalDeLaMontagneDAmbre, mode: 'car', road: 'RN6 puis route de Joffreville', km: 37, hours_dry: [1.5, 2], hours_wet: [2, 3], climb_m: 950, surface: 'goudron dégradé', route_id: 207 },
        { from: parcNationalDeLaMontagneDAmbre, to: parcNationalDeLaMontagneDAmbre, mode: 'walking', road: 'Sentiers du parc', km: 8, hours_dry: [4, 5], hours_wet: [4.5, 5.5], climb_m: 250, surface: 'sentier' },
        { from: parcNationalDeLaMontagneDAmbre, to: joffreville, mode: 'car', road: 'Piste du parc', km: 6, hours_dry: [0.35, 0.6], hours_wet: [0.5, 0.9], surface: 'piste' },
      ],
      places: ['parc-national-de-la-montagne-d-ambre'],
      night: { ...joffreville, comfort: 'Maison d’hôtes, électricité limitée' },
      note: 'Vêtement chaud et imperméable\u202f; piste ravinée après la pluie, 4x4 conseillé.',
    },
    {
      day: 5,
      title: 'Tsingy Rouge, puis l’Ankarana',
      summary: 'RN6 vers le sud, 18\u00a0km de piste jusqu’aux Tsingy Rouge, une heure de marche dans le ravin, retour à la nationale et route jusqu’à Mahamasina, entrée est de l’Ankarana.',
      legs: [
        { from: joffreville, to: embranchementDesTsingyRougeRn6, mode: 'car', road: 'Route de Joffreville puis RN6', km: 60, hours_dry: [1.5, 2.25], hours_wet: [2, 3], surface: 'goudron' },
        { from: embranchementDesTsingyRougeRn6, to: tsingyRouge, mode: 'car', road: 'Piste des Tsingy Rouge', km: 18, hours_dry: [0.8, 1.1], hours_wet: null, surface: 'piste' },
        { from: tsingyRouge, to: tsingyRouge, mode: 'walking', road: 'Sentier du ravin', km: 2, hours_dry: [0.75, 1], hours_wet: null, climb_m: 60, surface: 'sentier' },
        { from: tsingyRouge, to: embranchementDesTsingyRougeRn6, mode: 'car', road: 'Piste des Tsingy Rouge', km: 18, hours_dry: [0.8, 1.1], hours_wet: null, surface: 'piste' },
        { from: embranchementDesTsingyRougeRn6, to: mahamasinaAnkarana, mode: 'car', road: 'RN6', km: 64, hours_dry: [1.4, 2.25], hours_wet: [1.75, 3], surface: 'goudron' },
      ],
      places: ['tsingy-rouge'],
      night: { ...mahamasinaAnkarana, comfort: 'Bungalow simple à l’entrée du parc' },
      note: 'Sous la pluie, la piste ferme\u202f: route directe vers Mahamasina, sans les Tsingy Rouge.',
    },
    {
      day: 6,
      title: 'Grotte et tsingy de l’Ankarana',
      summary: 'Boucle guidée par la forêt sèche, la grotte des Chauves-souris, la perte des Rivières et le tsingy Rary, avec sa passerelle. Cinq à six heures dans la chaleur.',
      legs: [
        { from: mahamasinaAnkarana, to: mahamasinaAnkarana, mode: 'hiking', road: 'Sentiers du parc, secteur est', km: 12, hours_dry: [5, 6], hours_wet: [5.5, 7], climb_m: 200, surface: 'sentier', leaves_at: '07:00' },
      ],
      places: ['parc-de-l-ankarana'],
      night: { ...mahamasinaAnkarana, comfort: 'Bungalow simple à l’entrée du parc' },
      note: 'Départ à l’ouverture, 7\u00a0h\u202f; lampe et chaussures fermées\u202f; boucle plus courte si les rivières coulent.',
    },
    {
      day: 7,
      title: 'Cacao du Sambirano, Ankify',
      summary: 'RN6 par Ambilobe, pont modulaire de la Mahavavy, passage d’Ifasy, visite guidée d’une plantation de cacao près d’Ambanja, puis vingt kilomètres dégradés jusqu’au port d’Ankify.',
      legs: [
        { from: mahamasinaAnkarana, to: ankify, mode: 'car', road: 'RN6 puis route d’Ankify', km: 150, hours_dry: [3.5, 5], hours_wet: [4.5, 8.5], climb_m: 400, surface: 'goudron', route_id: 211, leaves_at: '07:00' },
      ],
      places: ['ambanja-et-la-vallee-du-sambirano'],
      night: { ...ankify, comfort: 'Hôtel simple au bord de la mer' },
      note: 'Partir à 7\u00a0h\u202f: pas de bac la nuit à Ifasy, coupure possible après de fortes pluies.',
    },
    {
      day: 8,
      title: 'Hell-Ville et forêt de Lokobe',
      summary: 'Vedette du matin pour Hell-Ville, route jusqu’à Ambatozavavy, 45\u00a0minutes de pirogue, deux heures de marche guidée dans le parc. Retour par le même chemin.',
      legs: [
        { from: ankify, to: hellVilleNosyBe, mode: 'boat', road: 'Traversée maritime', km: 20, hours_dry: [0.5, 1], hours_wet: [0.75, 1.25], climb_m: 0, surface: 'eau', route_id: 212, leaves_at: '08:00' },
        { from: hellVilleNosyBe, to: ambatozavavy, mode: 'car', road: 'Route d’Ambatozavavy', km: 9, hours_dry: [0.4, 0.6], hours_wet: [0.5, 0.8], surface: 'piste' },
        { from: ambatozavavy, to: parcNationalDeLokobe, mode: 'boat', road: 'Pirogue', km: 4, hours_dry: [0.75, 1], hours_wet: [0.75, 1.25], surface: 'eau' },
        { from: parcNationalDeLokobe, to: parcNationalDeLokobe, mode: 'walking', road: 'Sentiers guidés', km: 3, hours_dry: [1.75, 2.25], hours_wet: [2, 2.5], climb_m: 120, surface: 'sentier' },
        { from: parcNationalDeLokobe, to: ambatozavavy, mode: 'boat', road: 'Pirogue', km: 4, hours_dry: [0.75, 1], hours_wet: [0.75, 1.25], surface: 'eau' },
        { from: ambatozavavy, to: hellVilleNosyBe, mode: 'car', road: 'Route d’Ambatozavavy', km: 9, hours_dry: [0.4, 0.6], hours_wet: [0.5, 0.8], surface: 'piste' },
      ],
      places: ['reserve-de-lokobe', 'hell-ville-nosy-be'],
      night: { ...hellVilleNosyBe, comfort: 'Hôtel en ville' },
      note: 'Traverser avant 9\u00a0h, mer plus calme\u202f; gilet de sauvetage obligatoire.',
    },
    {
      day: 9,
      title: 'Marché, aéroport, vol de retour',
      summary: 'Marché couvert de Hell-Ville le matin, 13\u00a0km jusqu’à l’aéroport de Fascene, vol vers Antananarivo. Fin du circuit à Ivato.',
      legs: [
        { from: hellVilleNosyBe, to: aeroportDeNosyBeFascene, mode: 'car', road: 'Route de l’aéroport', km: 13, hours_dry: [0.4, 0.6], hours_wet: [0.5, 0.75], surface: 'goudron' },
        { from: aeroportDeNosyBeFascene, to: aeroportDIvato, mode: 'plane', road: 'Vol intérieur NOS-TNR', km: 620, hours_dry: [1.4, 1.75], hours_wet: [1.4, 1.75], surface: 'air' },
      ],
      places: ['hell-ville-nosy-be'],
      note: 'Vol souvent décalé\u202f: vol international le lendemain au plus tôt.',
    },
  ],
}
