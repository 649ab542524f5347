import { notesOf } from '#mocks/assistant/circuit-facts.ts'
import { replyAboutCircuit, tell } from '#mocks/assistant/follow-ups/circuit-replies.ts'
import {
  difficultyText,
  groupText,
  guideText,
  illnessText,
  noDriverText,
  riskText,
  seniorsText,
  soloText,
  teensText,
  wheelchairText,
} from '#mocks/assistant/follow-ups/circuit-texts.ts'
import { type FollowUp, typedLike } from '#mocks/assistant/follow-ups/follow-up.ts'
import { getQuestion, replyToQuestion } from '#mocks/assistant/replies.ts'
import { readAges } from '#mocks/assistant/wishes.ts'
import type { Circuit } from '#mocks/data/circuits.ts'

/** Whether all ages that a message tells are of ten years and more: 'nos enfants de 10 et 13 ans'. */
function areTeens(typed: string): boolean {
  const ages = readAges(typed)
  return ages.length > 0 && ages.every((age) => age >= 10 && age < 18)
}

/** What can be asked about a circuit for somebody: children, seniors, someone alone. */
export const travellerFollowUps: readonly FollowUp<Circuit>[] = [
  {
    topic: 'pregnancy',
    questions: ['grossesse', 'grossesse-circuit'],
    isCertain: true,
    matches: typedLike('enceinte|grossesse'),
    answer: () => replyToQuestion(getQuestion('grossesse')),
  },
  {
    topic: 'care',
    isCertain: true,
    matches: typedLike(
      'hopital*|medecin*|docteur*|clinique*|dispensaire* pas_loin|loin|proche*|pres|y_a|a_cote|trouve|sur_place|sur_la_route',
      'malade|malades s_il|s_ils|s_elle|s_elles|si_on|si_je|tombe|tombent|en_cas !annul*|rembours*|acompte|voiture|bateau',
    ),
    answer: () => replyToQuestion(getQuestion('hopital')),
  },
  {
    topic: 'wheelchair',
    matches: typedLike('fauteuil|roulant|handicap*|pmr|bequilles'),
    questions: ['fauteuil-voyage', 'fauteuil-hotels'],
    answer: (circuit) => ({
      ...replyAboutCircuit(circuit, wheelchairText(circuit), 'sur-mesure', 'hebergement', 'devis'),
      questionId: 'seniors',
    }),
  },
  {
    ...tell(
      'illness',
      illnessText,
      ['seniors', 'hopital', 'assurance'],
      [
        'cardiaque|coeur|infarctus|avc|pacemaker|stent|stents|pontage|embolie|epilep*|asthm*|diabet*|anticoagulant*|cancer|chimio|greffe|greffee|dialyse|parkinson|sclerose !coup_de_coeur|au_coeur|insuline',
      ],
      ['maladie-chronique', 'coeur-et-marche'],
    ),
    isCertain: true,
  },
  tell(
    'seniors',
    (circuit, { typed }) => seniorsText(circuit, typed),
    ['seniors', 'sur-mesure', 'devis'],
    [
      'senior*|retraite*|grand_mere|grand_pere|papy|mamie|[6-8][0-9]_ans|[6-8][0-9]_et_[6-8][0-9]|genou*|hanche|hanches|canne|arthrose|prothese',
    ],
    ['seniors'],
  ),
  tell(
    'children',
    (circuit, { typed }) => (areTeens(typed) ? teensText(circuit, typed) : notesOf(circuit).children),
    ['enfants-circuit', 'enfants-sante', 'devis'],
    [
      'enfant*|gamin*|gosse*|famille|[3-9]_ans|1[01]_ans|[3-9]_et_[0-9]*_ans !chambre*|en_plus|de_plus|paie*|payent|paye|tarif|reduction|reductions|reduc|reducs|rabais|remise|gratuit*|malade|fievre|famille_de_[0-9]*|famille_de_quatre|famille_de_cinq',
    ],
    ['enfants-circuit'],
  ),
  tell(
    'baby',
    (circuit) => notesOf(circuit).baby,
    ['enfants-sante', 'enfants-circuit', 'devis'],
    ['bebe*|nourrisson*|[0-9]*_mois !dans|depuis|en|pendant|lit|lits|siege|chaise', '1|2_ans|un_an'],
    ['ile-avec-bebe', 'bebe-circuit'],
  ),
  tell(
    'teens',
    (circuit, { typed }) => teensText(circuit, typed),
    ['aventure', 'enfants-circuit', 'devis'],
    ['ado|ados|1[2-7]_ans', 'ils|elles ennuyer|ennuient|ennui'],
    ['ados'],
  ),
  tell(
    'difficulty',
    difficultyText,
    ['seniors', 'routes-etat', 'devis'],
    [
      'pour_tout_le_monde|pour_moi|fait_pour_moi|fait_pour_nous|trek*|dur|difficile|sportif|sportive|facile|fatigant|physique|difficulte|entraine*|en_forme|surpoids|souffle|essouffle|rando*|marche|marcher|grimpe|roots|rustique|aventurier*|aventuriere* !acces|la_route|les_routes|journee_de_route|chaussure*|baskets',
      'montee*|escalier*|denivele*|pente* !sans|ouvert*',
      'journee|jour|etape|moment plus_dur|plus_dure|plus_difficile|plus_fatigante|plus_fatigant|plus_physique|plus_sportive',
      'niveau !au_niveau|cote|niveau_prix|niveau_sante|niveau_confort|niveau_bouffe|niveau_hotel*',
    ],
    ['aventure', 'randonnee', 'heures-de-marche'],
  ),
  tell(
    'vertigo',
    (circuit) => notesOf(circuit).vertigo,
    ['tsingy', 'sur-mesure', 'devis'],
    ['vertige|peur_du_vide'],
    ['tsingy-enfants'],
  ),
  tell(
    'risk',
    riskText,
    ['securite', 'routes-nuit', 'assurance'],
    [
      'bandit*|dahalo*|voleur*|attaque*',
      'animal|animaux|bete|betes|bestiole*|insecte* piqu*|mord*|danger*|venim*|mechant*',
      'sais_pas|sait_pas|savons_pas|savent_pas|savoir|mal|peu|pas_bien nager|nage|nageons|nagent',
    ],
    ['securite'],
  ),
  tell(
    'guide',
    guideText,
    ['guide-francophone', 'guide-obligatoire', 'devis'],
    ['guide|accompagn*|conduit|chauffeur !dort|dormir|loge|mange|paye*|payer|paie|pourboire*|francais|anglais|parle'],
    ['guides-qui', 'guide-francophone'],
  ),
  {
    ...tell(
      'no-driver',
      noDriverText,
      ['voiture-chauffeur', 'routes-etat', 'devis'],
      [
        'sans_chauffeur|sans_le_chauffeur|sans_guide_chauffeur|pas_de_chauffeur|self_drive',
        'conduire nous_meme*|soi_meme|moi_meme',
        'louer|location voiture|vehicule|4x4 !chauffeur|inclus*|compris*|prix|combien',
      ],
    ),
    isCertain: true,
  },
  {
    ...tell(
      'rest',
      (circuit, { typed }) =>
        `${/\b(?:en plus|de plus|ajout\w*|rajout\w*|prendre|prevoir)\b/.test(typed) ? 'Oui, sur mesure. ' : ''}Le circuit ${circuit.name} n’a pas de journée entière sans programme\u202f; on souffle surtout ${notesOf(circuit).rest}. Un jour de repos s’ajoute sur mesure\u202f: demandez-le dans le devis.`,
      ['sur-mesure', 'duree', 'devis'],
      [
        'jour|jours|journee|journees|temps|moment*|apres_midi de_repos|libre|libres|pour_souffler|pour_se_reposer|off|tranquille*|sans_rien !devis|formulaire|combien_de_temps',
      ],
    ),
    isCertain: true,
  },
  tell(
    'solo',
    soloText,
    ['femme-seule', 'prix-circuit', 'devis'],
    ['seul|seule|solo !un_seul|une_seule|prix|tarif*|combien|coute|voiture*|vehicule*|chambre*|4x4|bateau'],
    ['femme-seule', 'chambre-seule'],
  ),
  tell(
    'group',
    groupText,
    ['groupe', 'prix-circuit', 'devis'],
    ['prive|inconnus', 'combien|nombre minimum|mini|au_moins !jours|jour|temps|nuits|age|prevoir'],
    ['groupe'],
  ),
]
