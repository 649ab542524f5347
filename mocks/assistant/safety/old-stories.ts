import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { foldFrench } from '#src/content/french-terms.ts'

const number = '(?:\\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|quelques|plusieurs)'

const anyOf = (...patterns: readonly string[]) => new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'g')

/** 'Il y a dix ans', 'l’an dernier', 'quand j’étais petit'. */
const longAgo = anyOf(
  `(?:il )?y ?a (?:environ |bien |plus de )?${number} (?:ans|annees)|${number} years? ago|(?:en|in) (?:19|20)\\d\\d`,
  '(?<!comme )l ?(?:an|annee|ete|hiver) (?:passee?|derniere?)|(?<!like )last (?:year|summer|winter)',
  '(?:il )?y ?a (?:tres )?longtemps|a long time ago|autrefois|jadis|quand on a (?:deja )?ete',
  'quand (?:j ?|il |elle )avai[st] (?:\\d+|[a-z]+) ans|quand j ?etais (?:petite?|enfant|jeune|gamine?|ado|etudiante?|a l ecole)|when i was (?:a )?(?:kid|child|young|little|student)',
)

/** 'J’ai lu que', 'dans un film'. */
const heard = anyOf(
  'j ?ai lu|on a lu|j ?ai entendu dire|on m ?a (?:dit que?\\b(?!.*\\b(?:trouv\\w*|gout\\w*|farouches?|(?:filles|nanas) (?:y )?sont|jeunes filles|filles (?:jeunes|faciles))\\b)|raconte|parle(?! (?:de |d )?(?:filles|nanas|meufs|femmes|gamines)))|il parait|sur un forum|i (?:read|heard)',
  '(?:dans|vu) (?:un|le|une|des) (?:journal|article|reportage|film|roman|livre|guide|documentaire)s?',
)

/** 'Dans mon roman', 'pour mon scénario'. */
const fiction = anyOf('(?:dans|pour) (?:mon|un|le|ce) (?:polar|roman|scenario|thriller)')

/** 'La ville a été touchée par le cyclone', which has passed. */
const struck = anyOf(
  '(?:a|ont) (?:deja )?ete (?:(?:tres|bien|durement) )?(?:touchee?s?|frappee?s?|ravagee?s?|devastee?s?|abimee?s?|detruite?s?) par (?:le|un|la|une|les|des) (?:derniere? )?(?:cyclones?|tempetes?|ouragans?)',
)

/** Whoever tells this is there, or sees somebody. */
const witness = /\b(?:j|je|on|moi|quelqu un)\b/

/** Of whoever is there: 'on est coincés', but not 'je crois'. */
const tellsOfThemselves = /\b(?:j|je|on|nous|moi|aidez)\b(?! crois\b| pense\b)/

/** 'Il paraît que ma fille s’est noyée' is about the traveller's own people, and no story. */
const ownPeople = anyOf('mon|ma|mes|son|sa|ses|notre|nos|m (?:a|ont)|nous|my|our|his|her|me|us')

const words =
  '(?: (?!(?:je|j|il|elle|on|nous|ils|elles|mon|ma|mes|notre|nos|c|ca|y|my|he|she|we|i|it|mordue?|saigne|respire|mourir|meurt|prend|brule)\\b)[a-z0-9]+)*'

/** 'Comment éviter les scorpions', 'pour ne pas se faire voler', as `readTyping` reads them, up to the next subject. */
const prevention = anyOf(
  `comment (?:faire pour |on |je |nous )?(?:evit(?:er|e|ons|ez)(?! (?:qu|(?:une |l |le |la )?(?:amende|controle|douane|police)))|(?:se|me|nous) proteger|pas (?:(?:se faire|me faire|etre) [a-z]+|se|me|nous|attraper|avoir|tomber))${words}`,
  `pour pas (?:se faire|me faire|etre|attraper) [a-z]+${words}|precautions?${words}`,
  `how (?:to|do (?:i|we)|can (?:i|we)|should (?:i|we)) (?:avoid|prevent)${words}|do to avoid${words}`,
)
const onlyPrevention = new RegExp(
  `^(?:eviter|prevention)${words}$|^[a-z0-9]+${words} (?:prevention|comment (?:les |l )?eviter)$`,
)

const now =
  /\b(ce (matin|soir|midi)|cette nuit|aujourd hui|maintenant|mtn|hier|depuis|vient|viens|now|today|tonight|since|just)\b/

/** The parts of a message between its punctuation, without those that tell what happened years ago or to others. */
function currentClauses(input: string): string[] {
  const isThere = tellsOfThemselves.test(foldFrench(input).replaceAll(/[^a-z0-9]+/g, ' '))
  return input.split(/(?<=[.,;:!?()\n])/).filter((clause) => {
    const text = foldFrench(clause).replaceAll(/[^a-z0-9]+/g, ' ')
    if (now.test(text)) return true
    const isHeard = text.search(heard) >= 0 && text.replaceAll(heard, '').search(ownPeople) < 0
    const rest = text.replaceAll(fiction, '')
    const isFiction = rest !== text && rest.search(ownPeople) < 0 && !witness.test(rest)
    const hasPassed = text.search(struck) >= 0 && text.search(ownPeople) < 0 && !isThere
    return text.search(longAgo) < 0 && !isHeard && !isFiction && !hasPassed
  })
}

/** 'Perdue entre vos cinq circuits, au secours !' */
const cannotChoose =
  /\b(?:perdue?s?|paumee?s?|noyee?s?) (?:entre|dans|devant|parmi) (?:vos|votre|tou(?:s|tes)|ces|le choix|l offre|les (?:offres|infos)|nosy be et|sainte marie et|ste marie et)\b/

/** These parts together, as patterns read them, without the questions how to avoid a danger. */
export function readCurrent(input: string): string {
  const typed = readTyping(currentClauses(input).join(''))
  return onlyPrevention.test(typed) || cannotChoose.test(typed)
    ? ''
    : typed.replaceAll(prevention, ' ').replaceAll(/ +/g, ' ').trim()
}
