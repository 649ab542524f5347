/** Shorthand of text messages, and turns of phrase of which the words alone mislead. */
const rewordings: readonly [RegExp, string][] = [
  [/\bcb (?=(de|d|ca|pr|pour|coute|jours?|temps)\b)/g, 'combien '],
  [/\b(cbien|cmb|combi1)\b/g, 'combien'],
  [/\b(qd|kan|kand)\b/g, 'quand'],
  [/\btps\b/g, 'temps'],
  [/\bdheures?\b/g, 'heures'],
  [/\b(coute(?:nt|r|ra)?|couts?|tarifs?|combien pour)\b/g, 'prix'],
  [/\bresto\b/g, 'restaurant'],
  [/\b([5-9]\d) ans\b/g, 'senior'],
  [/\b1?\d ans\b/g, 'enfant'],
  [/\b(nous|on) (sommes|est|sera|serons) (a )?(\d+|deux|trois|quatre|cinq|six|huit|dix|douze|vingt)\b/g, 'groupe'],
  [/\b(mon adresse|mes coordonnees|mon (e )?mail|mon numero)\b/g, 'donnees personnelles'],
  [/\b(vos|votre) (numero|telephone|adresse|mail|email)\b/g, 'contact $2'],
  [/\bsur(?=$| ou | la nuit| de nuit)/g, 'securite'],
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
