import { frenchStem, frenchWords } from '#src/content/french-terms.ts'

/** Words that many questions contain and that are no topic. Ranking counts them less: see `topicShare` in rank-questions.ts. */
const fillerWords = frenchWords(
  `absolument accepte acceptee actuel adapte adaptee adore agence aide aider aidez aime aimons aller amateur ami
  amie amoureux an ans apercevoir arrive arrivons assister atteindre attend attendre attention autour avis beau beaux belle
  belles besoin bizarre bonne bonnes bons bouger bref cas cherche cherchons choisir choix coin coins combien
  commence complique compose compte connais connaissez connaitre conseil convenir conviennent convient copain copine
  coup crois decouvrir decrire decris decrivez demander depend depuis dernier derniere description detaille detour
  devenu devient dire disponible donne donner donnez dure emmener endroit ensemble envie envisage essaie evite
  eviter exactement existe existent expliquer facilement faisable finir finit fonctionne fournir franchement
  frequent futur future gagner generalement genre grimper gros grosse grosso habitude habitue hesite hesitons ideal ideale
  idee idees important incontournable indiquez info informations infos inquiet inquietent interesse joli
  jolie journee laisse lieu lieux longtemps mada madagascar magnifique maintenant malgache manque mari mauvais
  mauvaise maximum meilleur merite mettre minimum modo moment montre mot necessaire normal nouveau obligatoire oblige
  observe obtenir obtenu occupe organise pareil parents parle parlez pars part partent partir partons partout passe
  passent passer pense penser pensez petit petite place plaisir plutot possibilite possible pourrait pourriez
  precise prefere preferez prend prendre prends prenez prenne prennent preparer pres presentez pret prevoir principaux probleme prochain
  proche profiter promene proposez quelquun question raconte rapidement rappeler rarement rate rater recommande
  regarder rejoindre rencontrer rend rendent rendre renseignements ressemble ressemblent rester restons sache sait
  savez savoir sejour semble sent seulement signifie simple situe sorte sortes souci soucis souhaite souhaitons
  suffisant suffit suivant surtout sympa tard tente tot total tourne trouve trouvent truc type types typique
  uniquement utile utiles utiliser vacances valable vaut veille venons verra veulent viendrons viens vient vis
  visite vit vite vivre voir voire voit voyage voyageur vrai vraie`,
)

/** Shorter words often share a stem with an unrelated word. */
const minLengthForStem = 7

const stems = fillerWords.map(frenchStem)

// A longer word is found by its stem, so one form of it is enough.
const repeated = fillerWords.filter((word, index) => {
  const stem = stems[index]
  return word.length >= minLengthForStem && stems.some((other, place) => other === stem && place !== index)
})
if (repeated.length > 0) throw new Error(`Filler words with the stem of another one: ${repeated.join(', ')}`)

const wholeWords = new Set(fillerWords)
const fillerStems = new Set(stems)

export function isFillerWord(word: string): boolean {
  return wholeWords.has(word) || (word.length >= minLengthForStem && fillerStems.has(frenchStem(word)))
}
