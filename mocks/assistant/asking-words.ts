import { frenchStem, frenchWords } from '#src/knowledge/french-terms.ts'

/** Words in which things are asked: they tell little of what is asked. */
const askingWords = new Set(
  frenchWords(
    `absolument acceder accepte acceptee actuel actuelle agence aimer aimerais aimerions aller alors ami
    amie amis an ans arrive arriver arriverai arrivons atteindre attention autour avis beau beaux
    belle belles besoin bon bonne bonnes bons cas cherche chercher cherchons choix chose combien
    complique compliquee compte comptez concernant connais connaitre conseil conseille conseillez
    conseils copain copine crois croyez decouvrir demander depend depuis dernier devenu devenue
    devient dire disponible disponibles dure durent durer emmener encore endroit endroits ensemble
    envie envisage envisageons essayer etre evidemment exactement excellent existe existent
    expliquer expliquez facilement fonctionne fonctionner gagner generalement genre hesite hesiter
    hesitons ideal ideale ideales idee idees important importante info information informations
    infos interessant interessante interessants joindre journee journees lieu lieux longtemps mada
    madagascar malgache malgaches mari maximum meilleur meilleure meilleures meilleurs mettre mieux
    minimum moment montre montrer necessaire normal nouveau obligatoire obligatoires oblige obtenir
    obtenu obtenue organise organisez parents parle parlez partir partons partout passe passer pense
    penser pensez pensons petit petite place plaisir plutot possibilite possible precisions
    preferable prefere preferez prendre prends prenez prenons preparer pres pret prevoir principal
    principale principales principaux probleme problemes prochain prochaine prochaines proche
    proches propos proposer proposez quelquun question questions quoi raconte racontez rapidement
    recommandation recommandations recommande recommandez regarder rejoindre rendre renseignement
    renseignements savoir sejour sejours seulement simple simplement situe situee situer sorte
    sortes souhaite souhaiterais souhaitons suffisant suffit suivant surtout sympa tard tot total
    totalement trouve trouvent trouver trouvera trouverai trouverons truc type types typique
    typiques uniquement utile utiles utiliser vacance vacances valable veille venons veritable verra
    verrai verrons viendrons viens vient visite visiter visites vite vivre voir voire voit voyage
    voyager voyageur vrai vraie`,
  ),
)

/** Other forms of them; a short word shares its stem with strangers too often. */
const askingStems = new Set([...askingWords].map(frenchStem))
const longEnough = 7

export function isAsking(word: string): boolean {
  return askingWords.has(word) || (word.length >= longEnough && askingStems.has(frenchStem(word)))
}
