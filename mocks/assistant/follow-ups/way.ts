import { capital } from '#mocks/assistant/destinations.ts'
import { bestMeansText, staysReply, townTaxiText } from '#mocks/assistant/follow-ups/place-access.ts'
import { asksAboutStay } from '#mocks/assistant/follow-ups/place-stay.ts'
import { type FollowUp, typedLike, whenGiven } from '#mocks/assistant/follow-ups/follow-up.ts'
import { directionsReply } from '#mocks/assistant/intents/directions.ts'
import { getNote, getQuestion, replyToQuestion } from '#mocks/assistant/replies.ts'
import { tipsOf } from '#mocks/assistant/tips.ts'
import { uncapitalize } from '#src/lib/text.ts'
import {
  dayTripText,
  daysText,
  effortText,
  oneDayText,
  returnReply,
  shakenText,
} from '#mocks/assistant/follow-ups/way-days.ts'
import {
  type Way,
  wayText,
  roadReply,
  seaOnWay,
  ferriesText,
  introduceAnswer,
  flightText,
  bestMonthsText,
  monthText,
  isByBoat,
  isTrack,
  twoWheelsText,
  taxiText,
  isAboutBandits,
  byDayText,
  stopsText,
  suppliesText,
  carText,
  stateText,
  frequencyText,
} from '#mocks/assistant/follow-ups/way-texts.ts'
import { pricesOfWay } from '#mocks/assistant/follow-ups/way-prices.ts'
import { asksIfDangerous } from '#mocks/assistant/follow-ups/yes-no.ts'

const convoyText =
  'Parfois\u202f: sur la piste des Tsingy, certains tronçons se font en convoi, de jour\u202f: demandez-le à votre chauffeur la veille, et prévoyez l’attente.'

/** What can be asked about a road or the way between two places. `mocks/data/messages/follow-ups/ways.ts` has examples. */
export const wayFollowUps: readonly FollowUp<Way>[] = [
  {
    topic: 'stays',
    matches: ({ typed }) =>
      (asksAboutStay(typed) && /\b(?:chacune?|chaque|rester|sur place|la bas)\b/.test(typed)) ||
      /\bcombien de (?:jours|nuits|temps)\b.*\b(?:profit\w*|rester?|sur place|la bas|visiter)\b/.test(typed),
    isCertain: true,
    answer: ({ from, to }, { typed }) => to && staysReply(from ?? capital, to, typed),
  },
  {
    topic: 'stops',
    matches: typedLike(
      'y_a_quoi|a_voir|voit_quoi|quoi_voir|que_voir|visiter|visite entre|chemin|route',
      'beau|belle|joli|jolie|paysage|paysages route|trajet|paysage|paysages|c_est !plage*|y_va|aller|venir|rejoindre',
      'dort|dormir|dors|nuit|nuits en_route|en_chemin|sur_le_trajet|sur_la_route',
      'par_ou|couper|s_arrete|s_arreter|arreter|arrets|halte|etape*|pause|en_chemin|sur_le_chemin|entre_les_deux !mieux|jour|jours|journee|nuit|traite',
    ),
    isCertain: true,
    answer: (way, { typed }) => roadReply(stopsText(way, typed), 'temps-trajet', 'hebergement', 'routes-nuit'),
  },
  {
    topic: 'day-trip',
    matches: typedLike(
      'aller_retour|aller_et_retour|retour|revenir dans_la_journee|la_meme_journee|le_meme_jour|le_soir_meme',
      'a_la_journee|excursion',
      'se_fait|se_font|faisable|possible dans_la_journee|en_une_journee|sur_une_journee',
      'aller_retour|aller_et_retour peut|possible|faisable|jouable !prix|combien|billet',
      'dort|dormir|dors|reste rentre|rentrer|revient|revenir|retour !ou_dort|ou_dormir',
    ),
    isCertain: true,
    answer: (way) => {
      const text = dayTripText(way)
      return text === undefined ? undefined : roadReply(text, 'temps-trajet', 'routes-nuit', 'hebergement')
    },
  },
  {
    topic: 'reliability',
    matches: typedLike('vol|vols|avion|avions fiable|fiables|ponctuel*|a_l_heure|souvent_annule*|souvent_en_retard'),
    isCertain: true,
    answer: () => replyToQuestion(getNote('avion-interieur-sur')),
  },
  {
    topic: 'frequency',
    matches: typedLike(
      'tous_les_jours|chaque_jour|quels_jours|quel_jour|frequence|horaire* part|partent|depart|departs|bateau*|vedette*|vol|vols|avion*|taxi*|bus|ferry|y_en_a !marche|route|ouverte|pleut|arret*|arriv*|changer|monde|roule',
    ),
    isCertain: true,
    answer: (way, { typed }) => roadReply(frequencyText(way, typed), 'vols-interieurs', 'taxi-brousse', 'transport'),
  },
  {
    topic: 'one-day',
    matches: typedLike(
      'arrive|arriver quand|heure|soir',
      '=et|c|est|ca|se|fait|faisable|jouable|possible|realiste|alors faisable|jouable|possible|realiste',
      'part|pars|partir|partons apres_manger|apres_midi|midi|1[0-9]h|1[0-9]_h',
      'matinee|demi_journee|une_journee|seule_journee|1_journee|un_jour|1_jour|la_journee|deux_jours|trois_jours|[0-9]_jours|une_nuit|d_une_traite|en_une_fois|couper|avant_la_nuit|de_jour|quelle_heure',
    ),
    answer: (way, { days, typed }) => {
      const text =
        isByBoat(way) && /\bquelle heure\b/.test(typed) ? frequencyText(way, typed) : oneDayText(way, days, typed)
      return text === undefined ? undefined : roadReply(text, 'temps-trajet', 'routes-nuit', 'routes-etat')
    },
  },
  {
    topic: 'days',
    matches: typedLike('combien_de_jours|combien_de_nuits|combien_d_etapes !sur_place|la_bas|rester|visiter|chaque'),
    isCertain: true,
    answer: (way) => {
      const text = daysText(way)
      return text === undefined ? undefined : roadReply(text, 'temps-trajet', 'duree', 'routes-nuit')
    },
  },
  ...pricesOfWay,
  {
    topic: 'night',
    questions: ['routes-nuit'],
    matches: typedLike('nuit|soir !matin|prevoir|dormir|une_nuit|etape|passer_la_nuit'),
    answer: (way, { typed }) =>
      introduceAnswer(
        'routes-nuit',
        `${asksIfDangerous(typed) ? 'Oui, c’est dangereux' : 'Non, pas'} de nuit ${wayText(way)}.`,
      ),
  },
  {
    topic: 'flight',
    questions: ['vols-interieurs', 'vols-interieurs-durees', 'vol-international'],
    matches: typedLike('avion|vol|vols|voler !bagage*|valise*|annule*|retard*|rate'),
    answer: (way, { typed }) => ({
      ...roadReply(flightText(way, typed), 'vols-interieurs', 'bagages-avion', 'transport'),
      questionId: 'vols-interieurs',
    }),
  },
  {
    topic: 'shaken',
    matches: typedLike('secou*|cahot*|ca_tape|inconfortable* 4x4|piste|route|voiture|taxi*|bus'),
    isCertain: true,
    answer: (way, { typed }) => roadReply(shakenText(way, typed), 'routes-etat', 'temps-trajet', 'seniors'),
  },
  {
    topic: 'means',
    questions: ['transport'],
    matches: typedLike(
      'avion|vol|bateau|route|piste|voiture|rouler|taxi_brousse|bus ou|plutot|mieux avion|vol|bateau|route|piste|voiture|taxi_brousse|bus',
      'plus_rapide|plus_vite|moins_long|plus_court',
      'malade*|mal_de_mer|peur autre_chose|autrement|sinon|autre_moyen',
      '=et|on|y|va|aller|vient|alors|du|coup|peut|faut|il|pour|comment comment',
      'par_rapport|plutot|mieux|vaut|que_par|que route|voiture|train|bus|avion|vol !fiable*',
    ),
    answer: ({ from, to }, { typed }) =>
      from && to && from !== capital && !/\bautre\w*\b/.test(typed)
        ? directionsReply(from, to)
        : to && roadReply(bestMeansText(to), 'vols-interieurs', 'transport', 'temps-trajet'),
  },
  {
    topic: 'two-wheels',
    questions: ['moto-velo', 'moto-pistes'],
    matches: typedLike('moto|motos|velo|velos|scooter|vtt|bicyclette|quad'),
    answer: (way) => roadReply(twoWheelsText(way), 'moto-velo', 'routes-etat', 'assurance'),
  },
  {
    topic: 'sea',
    questions: ['traversee-agitee'],
    matches: typedLike(
      'bateau|vedette|bac|bacs|ferry|pirogue|traversee|houle|mal_de_mer|secoue*|mouvemente*|ca_bouge|ca_remue|agite*',
    ),
    answer: (way, { typed }) => {
      const text = /\b(?:bacs?|ferry|ferries)\b/.test(typed) ? ferriesText(way) : seaOnWay(way, typed)
      const canal = [way.from, way.to].every((end) => end?.circuit?.slug === 'est')
        ? getQuestion('pangalanes').answer
        : ''
      const unknown = `Je ne connais pas de bateau ${wayText(way)}. ${canal}`.trim()
      return roadReply(text ?? unknown, 'vols-interieurs', 'transport')
    },
  },
  {
    topic: 'taxi',
    questions: ['taxi-brousse', 'taxi-brousse-duree'],
    matches: typedLike('taxi_brousse|taxis_brousse|taxi|bus|minibus|cotisse'),
    answer: (way, { typed }) => {
      if (way.to && /\btaxis?\b(?! brousse)/.test(typed))
        return roadReply(townTaxiText(way.to), 'taxi-ville', 'voiture-chauffeur')
      const inCar =
        way.from && way.to ? `\n\nEn voiture\u202f: ${uncapitalize(directionsReply(way.from, way.to).text)}` : ''
      const price = /\b(?:prix|coute|tarif|cher)\b|(?<!\b(?:met|dure|prend) )\bcombien\b(?! (?:de|d) )/.test(typed)
        ? 'Je ne connais pas le prix du taxi-brousse\u202f: demandez-le la veille à la gare routière. '
        : ''
      const booking = /\b(?:reserv\w*|billets?|places?)\b/.test(typed)
        ? 'Réservez la veille, à la gare routière, chez une compagnie qui numérote ses places\u202f; les autres minibus partent quand ils sont pleins. '
        : ''
      const text = `${booking}${price}${taxiText(way, typed)}${inCar}`
      return { ...roadReply(text, 'taxi-brousse', 'routes-nuit', 'transport'), questionId: 'taxi-brousse' }
    },
  },
  {
    topic: 'car',
    questions: ['voiture-chauffeur'],
    matches: typedLike('4x4|voiture|berline|tout_terrain|camping_car|van !sans_voiture|sans_ma_voiture'),
    answer: (way, { typed }) => ({
      ...roadReply(carText(way, typed), 'voiture-chauffeur', 'routes-etat', 'transport'),
      questionId: 'voiture-chauffeur',
    }),
  },
  {
    topic: 'return',
    matches: typedLike(
      'retour|revenir|dans_l_autre_sens|en_sens_inverse|a_l_envers|rentrer !avion|vol|vols|voler',
      'ca_change quelque_chose|quoi|rien',
    ),
    answer: (way, { typed }) => returnReply(way, typed),
  },
  {
    topic: 'duration',
    questions: ['temps-trajet', 'temps-de-visite', 'duree'],
    matches: typedLike(
      'combien_de_temps|en_voiture|temps_de_route|temps_de_trajet|route_de|route_entre|trajet*|duree|dure|prend|heures|longtemps|loin|km|kilometres|distance|combien_de_jours',
      '=et|sinon|ou|alors|par|la|route|en|voiture|est|ce|qu|on|peut|y|aller|va route|voiture',
    ),
    answer: (way, { typed }) => {
      const asksForRoad = /\b(?:route|voiture|piste|4x4)\b/.test(typed)
      if (asksForRoad && isByBoat(way))
        return roadReply(
          `Je ne connais pas de route ${wayText(way)}\u202f: on y va en bateau. ${seaOnWay(way, typed) ?? ''}`.trim(),
          'transport',
          'vols-interieurs',
        )
      return way.from && way.to && directionsReply(way.from, way.to)
    },
  },
  {
    topic: 'month',
    ...whenGiven('month', (way: Way, month, typed) =>
      roadReply(monthText(way, month, { typed }), 'routes-etat', 'saison', 'temps-trajet'),
    ),
    questions: ['circuit-par-mois', 'temps-par-mois', 'saison-ouest'],
  },
  {
    topic: 'best-months',
    questions: ['saison'],
    matches: typedLike(
      'quel_mois|quels_mois|meilleur_mois|meilleurs_mois|quelle_periode|meilleure_periode|quelle_saison|meilleure_saison|meilleur_moment',
    ),
    answer: (way) => {
      const text = isByBoat(way) ? seaOnWay(way, '') : bestMonthsText(way)
      return text === undefined ? undefined : roadReply(text, 'saison', 'routes-etat', 'temps-trajet')
    },
  },
  {
    topic: 'rainy-season',
    questions: ['cyclones'],
    matches: typedLike('saison_des_pluies|pluies|pluie|pleut|cyclone*'),
    answer: (way) =>
      roadReply(monthText(way, 1, { when: 'En saison des pluies' }), 'routes-etat', 'saison', 'cyclones'),
  },
  {
    topic: 'state',
    questions: ['routes-etat'],
    matches: typedLike(
      'etat|goudron*|praticable|piste|trous|dangereu*|accident*|fatigant*|fatiguant*|penible*|eprouvant*|crevant*',
      'route|elle bonne|bon|mauvaise|correcte|comment',
      'passe|coupee|coupe|ouverte|fermee aujourd_hui|en_ce_moment|maintenant|ce_matin|actuellement',
    ),
    answer: (way, { typed }) => {
      const { means } = way.to && isByBoat(way) ? tipsOf(way.to) : {}
      return roadReply(means ?? `${effortText(way, typed)}${stateText(way)}`, 'routes-etat', 'routes-nuit')
    },
  },
  {
    topic: 'safety',
    questions: ['zones-a-eviter', 'securite', 'routes-etat'],
    matches: typedLike(
      'coupeurs|attaque*|bandit*|dahalo*|braqu*|convoi|dangereu*|accident*|craint|securite|risque*|safe',
    ),
    answer: (way, { typed }) =>
      /\bconvoi\b/.test(typed) && isTrack(way)
        ? roadReply(convoyText, 'routes-etat', 'voiture-chauffeur', 'zones-a-eviter')
        : isAboutBandits(typed)
          ? replyToQuestion(getQuestion('zones-a-eviter'))
          : isByBoat(way)
            ? replyToQuestion(getNote('traversee-agitee'))
            : roadReply(`${byDayText(typed)} ${stateText(way)}`, 'routes-nuit', 'zones-a-eviter', 'voiture-chauffeur'),
  },
  {
    topic: 'supplies',
    matches: typedLike(
      'essence|carburant|faire_le_plein|station*|pompe*',
      'manger|mange|dejeuner|dejeune|midi|resto*|restaurant*|repas|toilettes|wc|pique_nique !la_bas|sur_place|part|partir|partons|pars',
    ),
    answer: (way, { typed }) => roadReply(suppliesText(way, typed), 'routes-etat', 'prix-courants', 'eau'),
  },
]
