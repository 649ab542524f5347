import { describe, expect, test } from 'vitest'
import { questions } from '#src/content/questions.ts'
import { talk } from './talk.ts'

const west = ['que voir sur le circuit Ouest']

describe('after an urgent answer', () => {
  const bitten = 'mon fils a été mordu par un chien'

  test.each([
    ['ou ya un centre', /hôpital.*124/],
    [
      'et s’il n’y a pas de réseau ?',
      /^Si l’appel ne passe pas : essayez un SMS.*124.*suivez les conseils ci-dessus\. N’attendez pas/,
    ],
    ['c’est loin l’hôpital ?', /hôpital.*124/],
    ['et maintenant ?', /^Lavez la plaie/],
    ['merci', /^Je reste là/],
    ['ok merci au revoir', /^Je reste là/],
  ])('« %s » stays with the danger', (followUp, pattern) => {
    expect(talk(bitten, followUp).at(-1)).toMatch(pattern)
  })

  test.each([
    ['on s’est perdus dans l’Isalo', 'les appels passent pas ici', /^Envoyez un SMS.*quelques mètres plus haut/],
    ['un serpent a mordu mon guide', 'sa main gonfle', /^Cela s’aggrave/],
    ['un serpent a mordu mon guide', 'on est à 2h de l’hôpital', /^N’attendez pas une ambulance.*membre immobile/],
    [
      'ma fille s’est brûlée avec l’huile bouillante',
      'on est sur une île à quatre heures de la ville, on attend ici ou on part ?',
      /^N’attendez pas une ambulance.*eau fraîche/,
    ],
    ['deux motos nous suivent', 'la prochaine ville est à 40 km', /^N’attendez pas la ville/],
    ['on a eu un accident de voiture', 'personne ne s’arrête', /^Appelez le 124, haut-parleur/],
    ['on m’a arraché mon sac dans la rue', 'et ma carte bancaire', /^Carte bancaire : faites opposition/],
    [
      'un chien m’a mordu à Andasibe',
      'on rentre après-demain, ça peut attendre le retour ?',
      /^N’attendez pas, même si l’animal est connu/,
    ],
    [
      'un chien m’a mordu à Andasibe',
      'l’hôtel dit que ça peut attendre',
      /^N’attendez pas, même si l’animal est connu/,
    ],
    ['un chien m’a mordu à Andasibe', 'le centre est fermé jusqu’à lundi', /^N’attendez pas qu’il en arrive/],
    ['ma fille est tombée de cheval et ne sent plus ses jambes', 'pas de réseau', /ne déplacez pas la personne/],
    ['on a eu un accident de voiture', 'ça répond pas', /^Si l’appel ne passe pas/],
    ['je veux mourir', 'tu n’es qu’un robot', /^C’est vrai, je ne suis qu’un programme/],
    ['je veux mourir', 'tu n’es qu’un robot, j’ai pris tous les cachets', /^Appelez le 124/],
    ['notre pirogue prend l’eau', 'on n’a que quatre gilets pour sept', /^Les gilets d’abord aux enfants/],
    ['notre bateau a coulé, mon fils a disparu en mer', 'retrouvé, il avait un gilet d’enfant', /^Tant mieux/],
    ['ma fille a disparu au marché', 'on l’a retrouvée merci', /^Tant mieux\. Dites au 117/],
    ['mon fils a disparu au marché', 'je dois attendre 24 heures ?', /^N’attendez pas.*aucun délai/],
    ['mon ami a trop bu et vomit', 'je le laisse dormir ?', /^Dans le doute/],
    ['un homme me suit dans la rue', 'on va où ?', /^Entrez là où il y a du monde/],
    ['ma fille gonfle du visage après le crabe', 'elle a du mal à respirer maintenant', /^C’est grave : le stylo/],
    ['on nous a volé nos passeports', 'mon mari a du mal à respirer', /^Mal respirer est une urgence/],
    ['mon fils a 40 de fièvre', 'ça s’est calmé, la fièvre est tombée', /^Tant mieux/],
    ['mon fils convulse', 'ils ne répondent pas', /^Si l’appel ne passe pas/],
    ['je me suis cassé la jambe', 'personne autour', /^Ne forcez pas dessus/],
    ['on s’est perdus en forêt', 'il fait nuit maintenant', /^Ne bougez plus jusqu’au jour/],
    ['notre voiture est en panne en brousse la nuit', 'il fait noir', /^Restez près de la voiture/],
    ['mon mari fait un infarctus', 'on fait quoi en attendant', /^Gardez la personne assise/],
    ['le consulat, on m’a volé mon passeport', 'il est fermé, le consulat', /^Fermé ou sans réponse/],
    ['il y a le feu à l’hôtel', 'la porte est chaude', /^N’allez pas dans la fumée/],
    ['un serpent a mordu mon guide', 'le piroguier veut poser une pierre noire', /^Non : ni coupure, ni succion/],
    ['on a eu un accident de voiture', 'l’ambulance veut être payée avant', /^Que l’argent ne retarde pas les soins/],
    ['ma femme a 40 de fièvre', 'on roule vers l’hôpital ou on attend demain ?', /^N’attendez pas une ambulance/],
    ['ma mère s’est cassé la jambe', 'les secours arrivent quand ?', /^Je ne sais pas quand les secours/],
    ['mon père a une douleur dans la poitrine', 'il refuse d’y aller', /^C’est une urgence, même s’il dit/],
    ['un homme me suit dans la rue', 'le magasin ferme bientôt', /^Vous êtes à l’intérieur : ne ressortez pas seul/],
    [
      'un homme me suit dans la rue',
      'je suis entrée dans une pharmacie',
      /^Vous êtes à l’intérieur : ne ressortez pas seul/,
    ],
    ['il y a le feu à l’hôtel', 'mon père est encore dans la chambre', /^N’y retournez pas/],
    ['on s’est perdus dans l’Isalo', 'nos gourdes sont vides', /^Dites-le d’abord/],
    ['notre voiture est en panne en pleine nuit', 'un camion s’arrête, on ouvre ?', /^N’ouvrez pas et ne montez pas/],
    ['j’ai été violée', 'j’ai honte d’aller à la police', /^Rien ne vous oblige à porter plainte/],
    ['mon père ne respire plus', 'les secours n’arrivent pas', /^Continuez d’appuyer/],
    ['mon père ne respire plus', 'c’est grave ?', /^Traitez cela comme une urgence/],
    ['ma mère s’est cassé la jambe', 'qui j’appelle en premier ?', /^Le 124 d’abord/],
    ['on m’a volé mon passeport', 'qui appeler ?', /^La police d’abord/],
    ['on m’a volé mon passeport', 'pas de réseau', /^Si l’appel ne passe pas/],
    ['ma mère s’est cassé la jambe', 'et l’assurance ?', /^Appelez l’assureur/],
    ['on s’est perdus en forêt', 'j’ai très peur', /^C’est normal d’avoir peur/],
    ['on s’est perdus en forêt', 'quand arrivent les secours ?', /^Je ne sais pas quand on viendra/],
    ['on a eu un accident de voiture', 'il saigne beaucoup', /^Appuyez fort sur la plaie/],
    ['un homme se noie', 'je suis seule', /^Appelez le 124/],
    ['ma fille gonfle du visage après le crabe', 'ça va mieux', /^Tant mieux, mais allez tout de suite/],
    ['on nous a braqués', 'ils sont partis', /^En lieu sûr/],
    ['mon père respire mal', 'il devient bleu', /^Cela s’aggrave/],
    ['il y a le feu à l’hôtel', 'on est tous dehors', /^Dehors, comptez-vous/],
    ['on a eu un accident de voiture', 'personne n’est blessé', /^Tant mieux\. Attendez la police/],
    ['une moto nous suit sur la route', 'elle nous double et s’arrête devant', /^(?!Tant mieux)/],
    ['un chien m’a mordu à Andasibe', 'on trouve le vaccin où ?', /^Demandez le centre antirabique/],
    ['mon fils a disparu au marché', 'il a cinq ans', /^Dites cela au 117/],
    ['notre pirogue prend l’eau', 'ma femme ne sait pas nager', /^Les gilets d’abord aux enfants/],
    ['je veux mourir', 'laisse tomber', /^C’est vrai, je ne suis qu’un programme/],
    ['on m’a volé mon passeport', 'une copie suffit pour l’avion ?', /^Déclarez la perte ou le vol/],
    ['ma femme a 40 de fièvre', 'le test est négatif', /^Un test négatif ne suffit pas/],
    [
      'notre voiture est en panne en pleine nuit',
      'on voit des hommes qui approchent',
      /^(?:N’ouvrez pas|Restez ensemble dans la voiture)/,
    ],
    ['j’ai été piqué par une raie', 'l’eau chaude, combien de temps ?', /au moins trente minutes/],
    ['j’ai été agressée dans la rue hier', 'je peux prendre une douche ?', /^Si l’agression est sexuelle/],
    ['je veux mourir', 'j’ai les cachets devant moi', /^Sortez de la chambre maintenant/],
    [
      'mon fils a marché sur un oursin',
      'il y a un médecin ici ou faut retourner sur la grande terre ?',
      /^Je ne connais ni les médecins de l’endroit, ni l’hôpital ouvert/,
    ],
  ])('after « %s », « %s » is about it', (danger, message, pattern) => {
    expect(talk(danger, message).at(-1)).toMatch(pattern)
  })

  test('a suggestion that is tapped gets its written answer', () => {
    const question = questions.find(({ id }) => id === 'hopital')
    const [, answer] = talk(bitten, question?.question ?? '')
    expect(answer).toContain(question?.answer.replaceAll('\u202f', ' '))
  })

  test('a new subject has its follow-ups, and thanks still get no farewell', () => {
    const [, , month, thanks] = talk(bitten, ...west, 'et en aout ?', 'merci')
    expect(month).toMatch(/^Oui, le circuit Ouest est ouvert en août/)
    expect(thanks).toMatch(/^Je reste là/)
  })

  test.each([
    ['combien dure le circuit Centre', /^Le circuit Centre dure 6 jours/],
    ['carte de crédit', /^La carte bancaire est acceptée/],
    ['réseau à Isalo', /longues zones sans réseau/],
    ['où aller en août', /^Oui, août est un bon mois/],
  ])('« %s » is an ordinary question', (question, pattern) => {
    expect(talk(bitten, question).at(-1)).toMatch(pattern)
  })

  test.each(['pas de réseau', 'plus de batterie', 'où est l’hôpital'])('« %s » is none', (message) => {
    expect(talk(bitten, message).at(-1)).toMatch(/124/)
  })

  test.each(['no network', 'where is the hospital', 'thanks'])(
    'in English, « %s » gets the numbers first',
    (message) => {
      expect(talk('my son was bitten by a dog', message).at(-1)).toMatch(/^Call 124/)
    },
  )

  test('a question of its own is answered', () => {
    expect(talk(bitten, 'Faut-il une assurance voyage ?').at(-1)).toMatch(/n’est pas exigée/)
  })

  test.each(['et demain il fait quel temps à Tuléar ?', 'quelle météo demain à Tuléar'])(
    '« %s » is answered, and the numbers stay in view',
    (message) => {
      expect(talk(bitten, message).at(-1)).toMatch(/^Je ne connais pas le présent[^]*\n\nJe reste là.*124/)
    },
  )

  test('the journey waits for a doctor', () => {
    expect(talk(bitten, 'merci, et on peut prendre le bateau demain ?').at(-1)).toMatch(/^Pas avant.*médecin.*124/)
  })

  test.each([
    ['l’hôtel brûle', 'on peut prendre l’escalier ?'],
    ['il y a le feu', 'il faut partir ?'],
    ['un serpent a mordu mon mari', 'on peut partir en bateau à l’hôpital ?'],
    ['on me suit dans la rue', 'je peux prendre un taxi ?'],
  ])('after « %s », « %s » is not told to wait', (danger, message) => {
    expect(talk(danger, message).at(-1)).not.toMatch(/Pas avant/)
  })

  test.each([
    ['elle s’est cassé la jambe sur le sentier', /^Ne relevez pas/],
    ['au secours', /^Déclarez/],
  ])('after a lost passport, « %s » is read for itself unless it only calls for help', (message, pattern) => {
    expect(talk('j’ai perdu mon passeport', message).at(-1)).toMatch(pattern)
  })

  test.each([
    ['on est bloqués par la crue', 'l’eau baisse, on peut traverser ?', /^Pas encore/],
    ['j’ai 40 de fièvre', 'un doliprane et j’attends demain ?', /^N’attendez pas/],
    ['on est perdus dans la forêt', 'on entend quelqu’un qui siffle', /^Répondez-leur/],
    ['accident de voiture', 'et maintenant on fait quoi ?', /^Un blessé : ne le déplacez pas/],
    ['ma femme a fait un malaise', 'elle est revenue à elle', /^Tant mieux.*médecin aujourd’hui/],
  ])('after « %s », « %s » has its own answer', (danger, message, pattern) => {
    expect(talk(danger, message).at(-1)).toMatch(pattern)
  })

  test('a suicidal traveller gets no travel advice', () => {
    expect(talk('je veux mourir', 'à quoi bon partir').at(-1)).toMatch(/3114|parler/)
  })

  test.each([
    ['ça va mieux', /^Tant mieux.*médecin aujourd’hui.*124/],
    ['il va beaucoup mieux merci, sinon que voir à Majunga ?', /^Tant mieux.*\n\n.*Mahajanga[^]*Je reste là.*124/],
    ['ça va mieux, on peut repartir demain ?', /^Pas avant.*médecin/],
    ['ça va pas mieux', /^Lavez la plaie/],
    ['ça va mieux mais il vomit', /^(?!Tant mieux)[^]*124/],
    ['il fera aussi chaud demain à Toliara ?', /^Je ne connais pas le présent[^]*Je reste là.*124/],
  ])('« %s » is no end of it', (message, pattern) => {
    expect(talk(bitten, message).at(-1)).toMatch(pattern)
  })

  test('whose papers were stolen learns how to leave', () => {
    const [, answer] = talk(
      'on m’a pris mon sac sous la menace d’un couteau',
      'mon avion part dimanche, et mon passeport ?',
    )
    expect(answer).toMatch(/document de voyage provisoire.*date de votre vol/)
  })

  test('a call for help that says no more gets the same answer again', () => {
    expect(talk(bitten, 'vite aidez-nous').at(-1)).toMatch(/^Lavez la plaie/)
  })

  test('an answer about the danger does not repeat the numbers', () => {
    expect(talk(bitten, 'pas de réseau').at(-1)).not.toMatch(/Je reste là/)
  })

  test('another danger replaces it, without memory', () => {
    expect(talk(...west, bitten, 'il respire plus').at(-1)).toMatch(/^Appelez le 124/)
  })
})

test.each([
  ['perdus dans la forêt, plus d’eau et pas de réseau', /^Arrêtez-vous[^]*\n\nEnvoyez un SMS[^]*\n\nDites-le d’abord/],
  ['mon fils a 39 et on est a morondava, on va ou', /^Enfant somnolent/],
  ["j'ai perdu mon passeport et mon vol est demain", /^Votre avion d’abord.*déclarez la perte/],
  [
    'un chat m’a griffé, on doit annuler la suite du circuit ?',
    /^Lavez la plaie.*\n\nPour la suite du voyage : les soins/s,
  ],
  ['mordu par un chien, faut il annuler nosy be ?', /^Lavez la plaie/],
])('« %s » is urgent, and answered alone', (message, pattern) => {
  expect(talk(message)[0]).toMatch(pattern)
})
