import { fillNumbers } from '#mocks/assistant/safety/safety-reply.ts'

const commonWords =
  'the|is|are|do|does|we|how|what|my|with|i|he|she|his|her|not|can|where|when|need|was|has|have|to|of|in|please|you|there|am|it|for|best|time|which|should'

const englishMarkers = new RegExp(
  `\\b(?:${commonWords}|and|bit|bite|help|someone|safe|stung|sting|bitten|lost|stolen|died|choking|drowning|fever|chest|stomach|severe|emergency|stroke|attack|fire|burn|crashed|motorbike|injured|kid|kids|baby|cheap|cheapest)\\b`,
)
/** The 'd' of "I'd like" is English. */
const frenchMarkers =
  /\b(le|la|les|un|une|des|du|je|j|il|elle|nous|vous|qui|que|quel|quelle|pas|plus|pour|avec|dans|est|et|ou|mon|ma|mes|faut|peut|c|l|(?<!\b(?:i|we|you|he|she|they) )d|y|en|au|aux|suis|ai|combien|comment|de|ne|sur|ce|fait|svp)\b/

/** A text of `readTyping` is English if it has an English word and no French one. */
export function isEnglish(typed: string): boolean {
  return englishMarkers.test(typed) && !frenchMarkers.test(typed)
}

export const englishNotice =
  'This site is in French only, so here is the answer in French; the Contact page accepts English.'

/** Before an urgent answer: the numbers first. */
export function urgentNotice(): string {
  return fillNumbers(
    'Call {samu} (medical), {police} (police, and if {samu} does not answer) or {fire} (fire) now, then our assistance: {assistance}. The steps, in French:',
  )
}

/** Longer phrases come before their parts, because each match is replaced. */
const translations: readonly [RegExp, string][] = [
  [/\b(?:and|what about|how about)\b/g, 'et'],
  [/\bhow (?:do|can|could) (?:we|i) get there\b/g, 'comment y aller'],
  [/\bfrom there to\b/g, 'de la a'],
  [/\bwater (?:is )?(?:safe|ok|drinkable)\b/g, 'eau du robinet boire'],
  [/\bis it (?:easy|hard|difficult|possible) to\b/g, ' '],
  [/\beas(?:y|ier|iest)\b/g, 'facile'],
  [/\b(?:old(?:er)? people|elderly|grandparents|retired)\b/g, 'seniors'],
  [/\b(?:cancel|cancelling|cancellation)\b/g, 'annuler demande'],
  [/\brefund(?:ed|s)?\b/g, 'rembourser annuler'],
  [/\b(?:my |our |a )?(?:request|reservation)\b/g, 'demande'],
  [/\bvillages?\b/g, 'brousse'],
  [/\bcheap(?:er|est)?\b/g, 'prix moins cher'],
  [/\bspeak english\b/g, 'guides parlent anglais langue'],
  [
    /\bhow long (?:does it take |is the (?:drive|trip|flight|ride) )?(?:to (?:get|drive|go) )?(?=from|to)/g,
    'combien de temps ',
  ],
  [/\bfrom (\S+) to\b/g, 'de $1 a'],
  [/\bby car\b/g, 'en voiture'],
  [/\bby (?:plane|air)\b/g, 'en avion'],
  [/\bby boat\b/g, 'en bateau'],
  [/\bwhich (?:tour|circuit|trip)s?\b/g, 'quel circuit'],
  [/\b(?:tour|circuit|trip)s? with\b/g, 'quel circuit avec'],
  [/\b(?:safe to )?swim(?:ming)?\b/g, 'se baigner'],
  [/\b(?:describe|tell (?:me|us) about)\b/g, 'decrivez'],
  [/\b(?:what|which) months?\b/g, 'quel mois'],
  [/\bhow far (?:is it )?from\b/g, 'c est loin de'],
  [/\bhow far (?:is |are )?(.+?) from\b/g, 'combien de km $1 depuis'],
  [/\bworth (?:it|a visit|seeing|visiting)\b/g, 'vaut le detour'],
  [/\bwhat (?:can|do|could) (?:we|you|i|one) (?:see|do|visit)(?: there)?\b/g, 'on y voit quoi'],
  [/\bmotor(?:bike|cycle)s?\b/g, 'moto'],
  [/\b(?:by )?(?:bikes?|bicycles?|cycling)\b/g, 'velo'],
  [/\bwithout\b/g, 'sans'],
  [/\bincluded?\b/g, 'compris'],
  [/\bclimb(?:ing)?\b/g, 'ascension'],
  [/\b(?:hard|tough|strenuous)\b/g, 'difficile'],
  [/\bopen\b/g, 'ouvert'],
  [/\b(?:how do (we|i) get to|how to get to)\b/g, 'comment aller a'],
  [/\b(?:how many days|how long)\b/g, 'combien de jours'],
  [/\b(?:how much (is|are|does|do)|how much|price of)\b/g, 'prix'],
  [/\b(?:do i need )?(?:a |the )?yellow fever( certificate| vaccine| vaccination)?\b/g, 'fievre jaune vaccin'],
  [/\b(?:\d+ hours? )?(?:stop|stopover|layover|transit)\b/g, 'escale transit'],
  [/\bat night\b/g, 'la nuit'],
  [/\bvegetarian\b/g, 'vegetarien'],
  [/\bhow do (?:we|i) get (?=de\b)/g, 'comment aller '],
  [/\bis (?:tana|antananarivo) safe\b/g, 'est ce dangereux a antananarivo'],
  [/\b(?:prices?|quotes?)\b/g, 'prix circuit devis'],
  [/\b([6-8]\d) years? old\b/g, 'senior $1 ans'],
  [/\bdays?\b/g, 'jours'],
  [/\bbest (time|month|season)( to (visit|go|travel))?\b/g, 'meilleure saison'],
  [/\bmalaria( pills| tablets)?\b/g, 'paludisme'],
  [/\b(?:(pay )?(by|with)( credit)? card|credit cards?)\b/g, 'payer par carte'],
  [/\b(?:(west|western) (tour|circuit|region)|(?:in|for) the west)\b/g, 'circuit ouest'],
  [/\b(?:(east|eastern) (tour|circuit|region)|(?:in|for) the east)\b/g, 'circuit est'],
  [/\b(?:(north|northern) (tour|circuit|region)|(?:in|for) the north)\b/g, 'circuit nord'],
  [/\b(?:(south|southern) (tour|circuit|region)|(?:in|for) the south)\b/g, 'circuit sud'],
  [/\b(central|centre|center) (tour|circuit|region)\b/g, 'circuit centre'],
  [/\b(tap )?water\b/g, 'eau du robinet'],
  [/\bdrink\b/g, 'boire'],
  [/\b(tours?|trips?)\b/g, 'circuit'],
  [/\blemurs?\b/g, 'lemuriens'],
  [/\bwhales?\b/g, 'baleines'],
  [/\bchameleons?\b/g, 'cameleons'],
  [/\bturtles?\b/g, 'tortues'],
  [/\bsharks?\b/g, 'requins'],
  [/\bsnakes?\b/g, 'serpents'],
  [/\bbeach(es)?\b/g, 'plages'],
  [/\bweather\b/g, 'meteo'],
  [/\brain(y)?( season)?\b/g, 'pluie'],
  [/\b(vaccines?|vaccinations?|shots)\b/g, 'vaccins'],
  [/\bflights?\b/g, 'vols'],
  [/\bdomestic\b/g, 'interieurs'],
  [/\b(?:money|currency|cash)\b/g, 'monnaie argent'],
  [/\batms?\b/g, 'distributeur argent'],
  [/\b(?:tips?|tipping)\b/g, 'pourboire'],
  [/\b(?:children|kids?|child|toddlers?|baby)\b/g, 'enfants'],
  [/\b(?:hotels?|accommodation)\b/g, 'hebergement'],
  [/\b(?:food|meals)\b/g, 'manger cuisine'],
  [/\b(?:safe|safety|dangerous)\b/g, 'dangereux pays sur securite'],
  [/\b(?:right now|now|currently)\b/g, 'en ce moment'],
  [/\broads?\b/g, 'routes'],
  [/\b(drive|driving|rent a car|car rental)\b/g, 'louer voiture'],
  [/\bbook(ing)?\b/g, 'reserver'],
  [/\binsurance\b/g, 'assurance'],
  [/\bpay\b/g, 'payer'],
  [/\b(?:phone|sim card)\b/g, 'carte sim'],
  [/\b(?:internet|wifi)\b/g, 'internet reseau'],
  [/\blanguages?\b/g, 'langue'],
  [/\btime difference\b/g, 'decalage horaire'],
  [/\bpassport\b/g, 'passeport'],
  [/\b(?:plugs?|adapter)\b/g, 'prises electriques'],
  [/\bpack(ing)?\b/g, 'vetements valise'],
  [/\b(?:diving|dive)\b/g, 'plongee'],
  [/\bhik(e|ing)\b/g, 'randonnee'],
  [/\bjanuary\b/g, 'janvier'],
  [/\bfebruary\b/g, 'fevrier'],
  [/\bmarch\b/g, 'mars'],
  [/\bapril\b/g, 'avril'],
  [/\bmay\b/g, 'mai'],
  [/\bjune\b/g, 'juin'],
  [/\bjuly\b/g, 'juillet'],
  [/\baugust\b/g, 'aout'],
  [/\bseptember\b/g, 'septembre'],
  [/\boctober\b/g, 'octobre'],
  [/\bnovember\b/g, 'novembre'],
  [/\bdecember\b/g, 'decembre'],
]

/** English words that the examples do not need; removed after the translations. */
const droppedWords = new RegExp(
  `\\b(?:${commonWords}|a|an|see|visit|go|get|take|will|would|bad|okay|hello|hi|(?<!nosy )be|on|at|from|any|some|our|your|good|about|tell|me|want|like|know|did|pills|country|send|people|persons?|work|works|everywhere|anywhere|one|two|three|four|five|six|seven|eight|via|flying|hour|hours|their|own|they|them|this|that|these|if|all|also|too|find|hard|madagascar)\\b`,
  'g',
)

/** Replaces what travellers ask in English with the French words that the examples have. `typed` comes from `readTyping`. */
export function toFrench(typed: string): string {
  const translated = translations.reduce((text, [pattern, words]) => text.replace(pattern, words), typed)
  return translated.replace(droppedWords, ' ').replace(/\s+/g, ' ').trim()
}
