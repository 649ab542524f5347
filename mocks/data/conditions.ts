const pregnancy =
  /\b(?:enceinte|grossesse|accouch\w*|trimestre|fausse couche|maternite|futures? mamans?|gros ventre|bebe|allait\w*|sage femme|gyneco\w*|semaines)\b/
const baby =
  /\b(?:bebes?|nourrissons?|\w+ mois|un an|poussettes?|biberons?|couches?|pampers|allait\w*|petits? pots?|puree\w*|laits?|porte bebe|portage|chaises? hautes?|rehausseur|langer|puericulture|lit|berceau|tout petits?|petits|nouveau ne|sieste)\b/
const child =
  /\b(?:enfants?|petits?|petites?|bebes?|nourrisson|gosses?|gamine?s?|mome?s?|kids?|fils|filles?|ados?|adolescente?s?|ans|age|famille|familial\w*|jeunes?|mineurs?|kids?)\b/
const woman =
  /\b(?:seules?|solo|solitaire|celibataire|(?:une|jeune) (?:femme|fille|nana)|femmes|filles|feminin\w*|copines|nanas|voyageuses?|harcel\w*|dragu\w*|importun\w*|machos?|sexis\w*|mari|regards?)\b/
const wheelchair =
  /\b(?:fauteuils?|roulant\w*|handicap\w*|pmr|mobilite|bequilles?|cannes?|prothese|amput\w*|parapleg\w*|marche? (?:mal|plus)|jambes?|deambulateur|plain pied|accessib\w*|rampes?|ascenseurs?|escaliers?|marches|rez de chaussee|barres?|invalid\w*)\b/

/**
 * Answers for travellers who tell something about themselves, by the id of the question or note, and the words of which a message
 * has one. Without this, 'quel traitement contre le palu ?' may get the answer for pregnant women.
 */
export const conditions: Readonly<Record<string, RegExp>> = {
  grossesse: pregnancy,
  'grossesse-paludisme': pregnancy,
  'grossesse-circuit': pregnancy,
  'bebe-circuit': baby,
  'repas-bebe': baby,
  'equipement-bebe': baby,
  'ile-avec-bebe': baby,
  'tsiribihina-enfants': child,
  'tsingy-enfants': child,
  'femme-seule': woman,
  'noces-par-mois':
    /\b(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|noel|mois|quand|saison|periode|moment)\b/,
  'taxi-brousse-seule': /\b(?:taxis?|brousses?|bus|minibus|transports?)\b/,
  'taxi-brousse-duree': /\b(?:taxis?|brousses?|bus|minibus|cotisse|transports?|gares?)\b/,
  'plongee-asthme': /\b(?:plong\w*|bouteilles?|bapteme|tuba|snorkel\w*|dive|diving|club)\b/,
  'fauteuil-hotels': wheelchair,
  'fauteuil-voyage': wheelchair,
}
