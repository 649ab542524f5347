import { stemmer } from '@orama/stemmers/french'

/** Without accents. */
const stopWords = new Set(
  `a afin ah ai aie aient aille ainsi ais ait allez allons alors amis apres as assez au aucun aucune aujourd aura aurai
  aurais aurait auras aurez aurons auront aussi autant autre autres aux avaient avait avant avec avez avoir
  avoirs avons ayant bah bas beaucoup ben bien bjr bon bonjour bonsoir c ca car ce ceci cela celle celles celui
  cependant comme lequel laquelle lesquels certaines certains ces cest cet cette ceux chaque chez chose choses ci
  comment contre cordialement coucou d dans de deja des devez devons devra devrai devrais devrait devront dis dit dites dois doit doivent donc dont ds du
  dun dune e eh elle elles en encore entre environ es est et etaient etait etant etat etes etions etre eu euh
  eux faire fais faisons fait faites fallait falloir fasse fassent faudra faudrait faut fera ferai ferais ferait
  feras ferez ferons feront font g hello hey hui hum ici il ils ira irai irais iras irez irons iront j jai je jsuis
  jusque juste k ke kel ki kelle kels koi l la le les leur leurs lon lors lorsque ls lui m ma madame mademoiselle mais
  me meme memes merci mes messieurs mieux moi moins mon monsieur mr n na ne ni nos notre nous oh ok on ont ou par
  parce parfois pas pendant peu peut peuvent peux plus plusieurs pour pourquoi pourra pourrai pourrais pourrait
  pourras pourrez pourrions pourront pouvait pouvez pouvoir pouvons pr puis puisque q qu que quel quelle quelles
  quelque quelques quels qui quil quils quoi quon remercie remercions rien s sa salut sans se selon sera serai
  serais serait seras serez serons seront ses si slt soient soit sommes son sont sous souvent stp suis sur svp t ta
  te tel telle tes til toi ton toujours tous tout toute toutefois toutes tres trop tu un une va vais vas vers veuillez
  veut veux voici voila vont vos votre voudrais voudrait voudrions voulait voulons vous vraiment vs y ya`.split(/\s+/),
)

/** Lower case without accents: travellers often type no accents. */
export function foldFrench(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
}

/** The folded words of a text, without stop words. */
export function frenchWords(text: string): string[] {
  return foldFrench(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !stopWords.has(word))
}

/** Stemming dominates the cost of building an index, and most words occur many times. */
const stems = new Map<string, string>()

/** Plurals that the stemmer does not know: 'euros', 'litchis', 'taxis', but not 'anglais'. */
const foreignPlural = /(?<=[^ao]i|[ou])s$/

/** Two forms of a word have the same stem: 'baleine' and 'baleines', 'changer' and 'change'. */
export function frenchStem(word: string): string {
  const cached = stems.get(word)
  if (cached !== undefined) return cached
  const stem = stemmer(word.replace(foreignPlural, ''))
  stems.set(word, stem)
  return stem
}

/** A word and its stem. The stem matches inflected forms, and the whole word helps with typos. */
export function frenchForms(word: string): string[] {
  return [...new Set([word, frenchStem(word)])]
}
