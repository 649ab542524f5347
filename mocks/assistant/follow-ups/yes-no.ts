const begins =
  /^et en\b|\b(?:peut|peux|peuvent|pourra|possible|faisable|jouable|est ce qu|y a|y aura|existe|trouve|faut|oblig\w+|suffit|passe|va|vont|marche|craint|c est)\b/
const asksElse =
  /\b(?:quoi|quel\w*|combien|comment|pourquoi|quand|lequel|laquelle)\b|\bou (?:on|est|dormir|dort|manger|loger|se|y)\b|\bou$/

/** Whether a message, as patterns read it, asks for a yes or a no: 'on peut y dormir ?', but not 'on dort où ?'. */
export function isYesNoQuestion(typed: string): boolean {
  return begins.test(typed) && !asksElse.test(typed)
}

const safe = /\b(?:sures?|securite|safe|sans (?:danger|risques?))\b|\best (?:ce )?sur$/
const dangerous = /\b(?:danger\w*|risqu\w*|craint)\b/

/** Whether a yes says that there is no danger: 'c’est sûr ?', 'c’est sans danger ?'. */
export const asksIfSafe = (typed: string) => safe.test(typed)

/** Whether a yes says that there is danger: 'c’est dangereux ?', 'on risque quelque chose ?'. */
export const asksIfDangerous = (typed: string) => dangerous.test(typed) && !safe.test(typed)
