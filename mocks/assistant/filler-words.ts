import { frenchStem, frenchWords } from '#src/content/french-terms.ts'

/** Words that many questions contain and that say little about their topic. In the search they count a little. */
const fillerWords = new Set(
  frenchWords(
    `absolument acceder accepte acceptee actuel actuelle actuellement adapte adaptee adaptees adaptes adore agence aide
    aider aidez aime aimer aimerais aimerions aimez aimons aller amateur amateurs ami amie an ans apercevoir arrive
    arriver arriverai arrivons assister atteindre attend attendre attends attention autour avis beau beaux belle
    belles besoin besoins bizarre bizarres bonne bonnes bons bouger bref brievement cas cherche chercher cherchons
    choisir choix coin coins combien commence commencer complique compliquee compose compte compter comptez concernant
    connais connaissez connaitre conseil conseille conseillez conseils convenir conviennent convient copain copine
    coup crois croiser croyez decouvrir decrire decris decrivez definition demander depend depuis dernier dernierement
    description desire desirons detaille detailler detour devenu devenue devient dire disponible disponibles donne
    donner donnez dure durent durer emmener endroit endroits ensemble envie envisage envisageons essaie essayer
    essayez evidemment evite eviter exactement excellent existe existent expliquer expliquez facilement faisable finir
    finit fonctionne fonctionner fournir fournissez franchement frequent frequente futur future gagner generalement
    genre grimper gros grosse habitude habitue hesite hesiter hesitons honnetement ideal ideale ideales idee idees
    imagine important importante incontournable incontournables indiquer indiquez info information informations infos
    inquiet inquiete inquietent inquieter interessant interessante interessants interesse interesses joindre joli
    jolie jolies jolis journee journees laisse laisser lieu lieux longtemps mada madagascar magnifique magnifiques
    malgache malgaches manque manquer maintenant mari mauvais mauvaise mauvaises maximum meilleur meilleure meilleures
    meilleurs merite meriter mettre minimum moment montre montrer mot necessaire normal nouveau obligatoire
    obligatoires oblige observe observent observer obtenir obtenu obtenue occupe organise organisez oriente pareil
    pareille parents parle parlez pars part partent partir partons partout passe passent passer passera passerai pense
    penser penses pensez pensons petit petite place plaisir plutot possibilite possible precise preciser preciserez
    precisions preferable prefere preferez prend prendre prends prenez prenne prennent prenons preparer pres presente
    presentez pret pretends prevoir principal principale principales principaux probleme problemes prochain prochaine
    prochaines proche proches profiter promene promener propos proposer proposez quelquun question questions raconte
    racontez rapidement rappeler rarement rate ratee rater recommandation recommandations recommande recommandez
    regarder rejoindre rencontrer rend rendent rendre renseignement renseignements ressemble ressemblent ressembler
    ressent rester restera restons sache sait savez savoir sejour sejours semble sent separe separent seulement
    signifie signifier simple simplement situe situee situer sorte sortes souci soucis souhaite souhaiterais
    souhaitons splendide suffisant suffit suivant surtout sympa tard tente tenter tot total totalement tourne trouve
    trouvent trouver trouvera trouverai trouverons truc type types typique typiques uniquement utile utiles utiliser
    vacance vacances vaille valable valoir vaut veille venons veritable verra verrai verrons veulent viendrons viens
    vient vis visite visiter visites vit vite vivre voir voire voit voyage voyager voyageur vrai vraie`,
  ),
)

const fillerStems = new Set([...fillerWords].map(frenchStem))

/** Shorter words often share a stem with an unrelated word. */
const minLengthForStem = 7

export function isFillerWord(word: string): boolean {
  return fillerWords.has(word) || (word.length >= minLengthForStem && fillerStems.has(frenchStem(word)))
}
