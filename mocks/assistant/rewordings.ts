/** Shorthand of text messages, and turns of phrase of which the words alone mislead. */
const rewordings: readonly [RegExp, string][] = [
  [/\bcb (?=(de|d|ca|pr|pour|coute|jours?|temps)\b)/g, 'combien '],
  [/\b(cbien|cmb|combi1)\b/g, 'combien'],
  [/\b(qd|kan|kand)\b/g, 'quand'],
  [/\btps\b/g, 'temps'],
  [/\bdheures?\b/g, 'heures'],
  [/\b(coute(?:nt|r|ra)?|couts?|tarifs?|combien pour)\b/g, 'prix'],
  [/\bresto\b/g, 'restaurant'],
  [/\bst(e)? marie\b/g, 'sainte marie'],
  [/\bcombien de temps\b/g, 'combien duree'],
  [/\bquel(s)? temps\b/g, 'quelle meteo'],
  [/\b(meilleurs?|ideale?|quels?|quelle) (mois|periode|moment|epoque)\b/g, 'quand'],
  [/\b(dire|dit on|dit) (merci|bonjour|bonsoir|salut|oui|non|au revoir)\b/g, 'vocabulaire'],
  [/\bquelle heure (est|il)\b/g, 'decalage horaire'],
  [/\bvos (horaires|heures)\b/g, 'contact bureau horaires'],
  [/\bvols? (?=(pour|vers|entre|demain|directs?|interieurs?|internes?)\b)/g, 'avion vols '],
  [/\bmal de mer\b/g, 'nausee'],
]

/** Says a folded message in the words that the knowledge uses. */
export function reword(folded: string): string {
  return rewordings.reduce((said, [from, to]) => said.replace(from, to), folded)
}
