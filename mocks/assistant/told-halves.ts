import { whereOneIs } from '#mocks/assistant/subject.ts'

// Halves of a message that tell something and ask nothing.

/** What follows a question and asks nothing: a purpose, where one is, when one lands or leaves, a fear, an age. */
export const tellsMore = new RegExp(
  [
    String.raw`^(?:pour|avec)(?: [\p{L}'’]+){1,3}$`,
    String.raw`^(?:je|on|nous) (?:dois|doit|devons) (?!.*(?:combien|comment|quand|o[uù]|quel))`,
    String.raw`^(?:on|nous|je|j['’]) ?(?:atterri\p{L}*|arriv\p{L}*|d[ée]barqu\p{L}*) [àa] \d`,
    String.raw`^(?:l[àa] )?${whereOneIs} [àa] [\p{L}-]+$`,
    String.raw`^(?:on|nous) (?:y va|y part|part|arrive|arrivons|partons) (?:\p{L}+ )?(?:demain|dans (?:\d+|une?|deux|trois|quatre|quelques) (?:jours|semaines?|mois)|bient[oô]t|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$`,
    String.raw`^(?:moi )?(?:j['’ ]?(?:en )?ai|on (?:en )?a|elle (?:en )?a|il (?:en )?a) (?:\p{L}+ )*(?:le vertige|peur|peur bleue|phobie)\P{L}*$`,
    String.raw`^(?:une?|deux|\d+) (?:seule )?nuits?\b.*\bcourt\b`,
    String.raw`^(?:moi )?(?:je|j|on|nous|il|elle) (?:cours|court|courons|marche|marchons|fais du sport|fait du sport|suis sporti\p{L}+|est sporti\p{L}+)(?!\p{L})`,
    String.raw`^(?:on|nous|j['’]|je|il|elle|ils|elles|(?:m(?:a|on|es)|notre|nos) [\p{L}-]+) ?(?:a|ai|avons|ont) \d+ ans$`,
    String.raw`^(?:ma|mon|mes|notre|nos) [\p{L}-]+ (?:n['’ ])?(?:a|ont) que [cç]a$`,
  ].join('|'),
  'iu',
)

/** 'Au guide', of 'un pourboire au chauffeur et au guide', 'un peu de nature', of 'on veut de la plage et un peu de nature', and 'on hésite'. */
export const asksNothingMore =
  /^(?:(?:aux?|[àa] la|pour (?:les?|la)) |un peu d(?:e |['’])|(?:on|nous|je|j['’]) ?h[ée]sit)[\p{L}-]+\P{L}*$/iu

/** 'Possible ?', of 'on part en janvier, possible ?'. */
export const onlyAsksIfPossible =
  /^(?:(?:c['’ ]?|est[- ]ce que c['’])?est )?(?:possible|faisable|jouable|ok|r[ée]aliste|raisonnable)\P{L}*$/iu

/** Who travels, a car or a drink, and no question: 'ma femme et moi avons dix jours', 'à 74 ans et avec une canne', 'orange et jus de fruits'. */
export const tellsWho =
  /^(?:m(?:a|on|es)|notre|nos) [\p{L}-]+(?: (?:me |nous )?(?:dit|dis|disent|pense\p{L}*) .*)?$|^[àa] \d+ ans$|^oranges?$|^(?:le |la )?(?:4x4|voiture)$/iu
