import { describe, expect, test } from 'vitest'
import { isEnglish, toFrench } from '#mocks/assistant/english.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { config } from '#src/config.ts'
import { talk } from './talk.ts'

/** Long messages, and the beginning of their answer. */
const letters: [string, RegExp][] = [
  [
    'Bonjour, nous sommes un groupe de 5 copines, la cinquantaine joyeuse, et nous avons demandé un devis pour le circuit Est en août. Nous n’avons rien reçu, même dans les spams. Sous combien de temps répondez-vous ? Bonne soirée, Isabelle pour les filles',
    /^Une réponse est annoncée sous 24h/,
  ],
  [
    'Bonjour, je suis retraité et passionné de trains. Je viendrai en septembre trois semaines, et je voudrais prendre le train de Fianarantsoa à Manakara. Est-ce qu’il circule encore et comment réserver un billet ? Merci, Roger',
    /^Je ne connais ni ses jours/,
  ],
  [
    'Bonjour, nous partons de Liège le 22 décembre avec nos grands enfants pour deux semaines. On entend que c’est la saison des cyclones. Est-ce raisonnable de partir ?',
    /^La saison cyclonique va de novembre à avril/,
  ],
  [
    'Bonsoir, le passeport de mon mari expire le 20 décembre 2027 et nous voyageons du 2 au 16 août 2027. La mairie est débordée. Est-ce que ça passe avec ce passeport ?',
    /^Non, renouvelez-le avant le départ/,
  ],
  [
    'Bonjour, nous sommes deux et nous avons mis de côté 3000 euros, sans les vols, pour notre premier grand voyage. Est-ce que ça suffit pour le circuit Nord en mai ?',
    /^Oui, /,
  ],
  [
    'Bonjour, on hésite pour nos dates, soit du 3 au 15 juin, soit du 5 au 17 novembre, avec ma sœur et son ami. Quelle période vaut le mieux selon vous ?',
    /^Plutôt en novembre/,
  ],
  [
    'Salut, on est quatre plongeurs de Brest et on sera à Nosy Be du 2 au 12 novembre. On nous a parlé des requins-baleines, est-ce la bonne période ?',
    /^En novembre, c’est une bonne saison pour les requins-baleines/,
  ],
  [
    'Bonjour, nous rêvons de l’allée des Baobabs depuis des années. Nous serons là du 2 au 10 juin et mon mari n’aime pas rouler. Quel est le moyen le plus rapide pour y aller ?',
    /^Plutôt l’avion si le temps compte/,
  ],
  [
    'Bonjour, ce circuit est un cadeau pour les 60 ans de mon mari, qui ne sait rien. Nous partons du 3 au 14 mai. Peut-on préparer une petite surprise le soir du 9 mai ?',
    /^Un anniversaire, une surprise/,
  ],
  [
    'Bonjour\nnous voyageons avec nos trois enfants\ncircuit Centre en avril\nquel est le prix pour les petits ?',
    /^Le prix pour un enfant se fixe dans le devis/,
  ],
  [
    'Bonjour,\nma sœur sera enceinte de quatre mois en juillet.\nNous pensons au circuit Centre.\nEst-ce raisonnable ? Et pour le palu ?',
    /^Enceinte, parlez d’abord[^]*\n\nEnceinte, le paludisme/,
  ],
  [
    'Bonjour,\nnous partons trois semaines en juin avec deux ados.\nNous voudrions les tsingy, les baobabs et l’Isalo.\nEst-ce trop en 3 semaines ?',
    /^Oui, l’Ouest et le Sud tiennent en 21 jours/,
  ],
  [
    'Bonjour,\nnous sommes huit marcheurs de 60 ans environ.\nNous voulons marcher chaque jour, sans plage, en septembre.\nQuel circuit, et de quel niveau est-il ?',
    /^En septembre, pour marcher et sans plage.*\n\n.*niveau/,
  ],
  [
    'euh bonjour j’ai 70 ans et je voudrais voir l’allée des baobabs, mais sans faire trop de route, voilà, est-ce qu’on peut y aller en avion ?',
    /^Oui, jusqu’à Morondava : un vol intérieur/,
  ],
  [
    'bjr est-ce que l’appli marche sans internet parce qu’on va dans le sud et on m’a dit qu’il n’y a pas de réseau du tout pendant des jours',
    /^Oui, l’application fonctionne sans Internet/,
  ],
]

test.each(letters)('of a long message, the question is answered: « %s »', (message, pattern) => {
  const [reply] = talk(message)
  expect(reply).toMatch(pattern)
})

/** Messages that ask two things, and what each half of the answer says. */
const twoParts: [string, RegExp][] = [
  [
    'quand faut-il s’y prendre pour réserver et si on annule on perd tout ?',
    /^Plusieurs mois à l’avance[^]*Tant que vous n’avez accepté aucun devis/,
  ],
  ['Kirindy en mars possible ? sinon on va où ce mois-là', /^Plutôt non\. En mars.*\n\nSinon, en mars/],
  [
    'combien pour deux dans l’Est, les vols sont dans le prix ?',
    /^Pour 2 personnes.*\n\nLe vol international, non.*Le circuit Est a un vol/,
  ],
  [
    'dans l’Ouest, combien de jours et à peu près quel budget par personne ?',
    /^Le circuit Ouest dure 9 jours.*\n\nCet ordre de grandeur est par personne : 540 à 900 €/,
  ],
  [
    'c’est loin Andasibe de Tana et faut-il prendre un guide avant ?',
    /^D’Antananarivo à Andasibe.*\n\nOui, au parc d’Andasibe-Mantadia/,
  ],
  [
    'la saison des pluies c’est quand, et les pistes de l’Ouest sont coupées ?',
    /^Les pluies coupent surtout des pistes, dans l’Ouest[^]*La saison des pluies va de décembre à mars/,
  ],
  [
    'quels vaccins prévoir et faut-il un visa ?',
    /\n\nÉcrit en novembre 2026 ; à vérifier auprès de votre médecin et auprès de l’ambassade de Madagascar avant le départ\.$/m,
  ],
  [
    'quels vaccins faut-il et est-ce que je dois demander un visa avant le départ ?',
    /^Aucun vaccin n’est exigé[^]*\n\n.*visa/,
  ],
  [
    'on a besoin d’un visa et il se prend à l’arrivée ? et est-ce que le vaccin de la fièvre jaune est exigé',
    /visa[^]*\n\n[^]*fièvre jaune/,
  ],
  ['visa et un vaccin ?', /^Les ressortissants français.*visa.*\n\nAucun vaccin n’est exigé.*fièvre jaune/],
  ['quel temps en aout et faut il un pull', /^En août, .*nuits froides.*\n\nOui, prenez un pull/],
  [
    'est-ce que Ranomafana est dans le circuit Sud et combien de temps on y reste',
    /^Oui, .*circuit Sud.*\n\n.*une à deux journées/,
  ],
  ['c’est quel genre d’hôtels, il y a du wifi ?', /^Hébergement\. .*\n\nRéseau/],
  [
    'on peut partir à Noël et c’est plus cher ?',
    /^À Noël et au nouvel an, on voyage bien.*\n\nLes vols de Noël sont plus chers/,
  ],
  ['prix du circuit sud et combien de jours', /circuit Sud n’a pas de prix fixe.*\n\nLe circuit Sud dure 12 jours/],
  ['on peut payer par carte et ou retirer', /^La carte bancaire.*\n\n.*distributeurs/],
  [
    'isalo ou andringitra et c loin ?',
    /^Pour se baigner .*plutôt le massif de l’Andringitra.*\n.*\n.*\n\n.*Isalo, comptez .*km.*\n.*Andringitra, comptez .*km/,
  ],
  ['il fait quel temps à Tana et à Nosy Be en août', /^À Antananarivo en août.*\n\nÀ Nosy Be en août/],
  ['baleines et plage en septembre', /^Sainte-Marie, sur notre circuit Est, réunit les baleines et les plages/],
  ['chauffeur parle francais ? et il dort ou', /français.*\n\n.*logement du chauffeur.*devis/],
  ['vol paris tana et bagages', /^(?:Vol : )?Air France.*11 h.*\n\nBagages[.:]/],
  ['on voyage avec un bébé et il mange quoi', /^Avec un bébé.*\n\nPour un bébé : .*lait infantile/],
  ['conduire la nuit c’est dangereux ? et si on a du retard', /Ne roulez pas de nuit.*\n\nEn retard sur la route : /],
  ['tsingy en mars ? sinon quoi', /saison sèche.*\n\nSinon, en mars, seuls le Centre et le Sud se font/],
  ["sim a l'aeroport et ca capte a isalo ?", /^Une carte SIM .*\n\n.*zones sans réseau/],
  [
    'le vol retour est annulé et ma carte est avalée',
    /^Vol annulé.*compagnie.*assureur.*\n\nCarte avalée ou refusée : .*banque/,
  ],
  [
    'quel temps en octobre et je prends quoi comme habits',
    /^En octobre, .*chaud et sec.*\n\nEn octobre, .*pull fin.*Dans la valise, /,
  ],
  ['combien de bagages et on peut ramener de la vanille ?', /^Bagages. .*kilos.*\n\nOui, jusqu’à 2 kg de vanille/],
  [
    'nosy be ou sainte marie et comment y aller',
    /^Nosy Be, au nord-ouest.*\n\nNosy Be se rejoint en avion.*\nOn va à Sainte-Marie/,
  ],
  ['ya un train ou faut prendre le taxi brousse', /^Un seul train .*\n\n.*minibus/],
  ['avec un bebe quel circuit et le palu', /bébé.*\n\n.*paludisme/],
  ['combien d’heures jusqu’à Andasibe et on y voit quoi', /145 km.*\n\nOn y entend et on y voit l’indri/],
  [
    'on paie par carte et il y a un distributeur à Morondava ?',
    /^La carte bancaire .*\n\nNe comptez pas sur un distributeur à Morondava/,
  ],
  [
    'il faut un visa et on peut le payer en euros ?',
    /^Oui, le visa est obligatoire.*\n\nPour le visa, vérifiez.*monnaie/,
  ],
  ['où voir des makis catta et c’est dans quel circuit', /maki catta.*\n\nC’est le circuit Sud/],
  ['quelle monnaie prendre et la visa passe dans les hôtels ?', /ariary.*\n\nLa carte bancaire(?!.*e-visa)/],
  [
    'quelle saison et ça coûte combien le circuit Sud',
    /^Le meilleur moment pour le circuit Sud.*\n\nLe circuit Sud n’a pas de prix/,
  ],
  ['isalo faut combien de temps, on dort où ?', /une à deux journées.*\n\nSur notre circuit Sud, on dort à Ranohira/],
  ['un distributeur à Ambositra ? et on y fait quoi', /^Ne comptez pas.*\n\nOn y visite les ateliers/],
  ["c'est sur tana et on peut sortir le soir", /\n\n.*taxi/],
  ['quel temps et quel prix pour le nord en octobre', /^Dans le Nord en octobre.*\n\nLe circuit Nord n’a pas de prix/],
  ['c’est quand les baleines et combien coûte la sortie', /^Les baleines.*\n\nJe n’ai pas de prix sûr/],
  ['si j’annule 3 semaines avant je perds tout ? et l’assurance c’est vous ?', /vous ne perdez rien.*\n\n.*assurance/],
  ['le pic boby sans expérience c’est possible ? et il fait froid là-haut', /bonne forme.*\n\n.*froides.*geler/],
  ['Le circuit Est dure combien de jours et l’avion est-il compris ? Merci', /^Le circuit Est dure 8[^]*vol intérieur/],
  [
    'ya du réseau dans l’isalo ? et vaut mieux une esim ou une carte sur place',
    /zones sans réseau[^]*\n\nSi votre téléphone l’accepte, une eSIM/,
  ],
  [
    'on hésite encore un peu, c’est combien le circuit Sud et c’est quoi le meilleur mois ?',
    /^Le circuit Sud n’a pas de prix fixe.*\n\nLe meilleur moment pour le circuit Sud/,
  ],
  [
    'c’est mieux mai ou octobre ? et les prix changent ?',
    /plutôt en octobre.*\n\nNon, pas plus cher en octobre : les prix/,
  ],
  ['on adore marcher, lequel a le plus de randos et c’est de quel niveau ?', /Sud, 12 jours.*\n\n.*niveau 4 sur 4/],
  ['j’ai mal au dos, les pistes secouent ? et c’est quoi comme voiture', /dos fragile.*\n\nLe devis dit quel véhicule/],
  [
    'merci, c’est très clair. dernière question, on peut partir en mars et c’est moins cher ?',
    /^Mois.*mars.*\n\nOui, c’est moins cher en mars/,
  ],
  ['en novembre il pleut ? et les tsingy sont ouverts', /^En novembre, le temps.*\n\nEn novembre, .*Grands Tsingy/],
  ['vous avez une laverie et s’il y a un sèche-cheveux', /lavent le linge.*\n\nL’équipement de la chambre/],
  ['le prix du visa et s’il faut des photos', /^Le prix du visa.*\n\nJe ne sais pas si une photo/],
  ['route et hôtel à ranomafana', /^D’Antananarivo au parc.*\n\n.*on dort à Ranomafana/],
  ['on dort où\non mange quoi à morondava', /on dort à Morondava.*\n\nSurtout du riz/],
  ['anakao : electricite, wifi ?', /le courant.*\n\nN’y comptez pas.*réseau/],
  [
    'les gargotes c’est combien le plat et c’est sain',
    /Dans une gargote|dans une gargote[^]*\n\n(?:Oui[^.]*\. )?La cuisine de rue/,
  ],
  [
    'j’ai deux questions : il faut un adaptateur et mon forfait marche là-bas ?',
    /prises[^]*\n\nOui, le plus souvent, mais en itinérance/,
  ],
  [
    'la RN7 passe-t-elle en janvier ou vaut mieux aller ailleurs ?',
    /^En janvier, sur la RN7, on passe.*\n\nSinon, en janvier, seuls le Centre/,
  ],
  ['l’appli sert sans réseau ? et c’est payant ?', /fonctionne sans Internet.*\n\nL’application gratuite/],
  ['un zébu, c’est quoi, et on en mange ?', /bosse sur le dos.*\n\nOui, le zébu est bon/],
  [
    'Nord ou Sud pour une première fois ? quelle durée idéale',
    /plutôt le circuit Sud.*\n\nLe plus court est le circuit Nord/,
  ],
  [
    'le vol intérieur est-il compris et combien de kilos de bagages',
    /si les vols intérieurs sont compris.*\n\nBagages/,
  ],
  ['prix + durée du circuit est', /prix fixe.*\n\nLe circuit Est dure 8 jours/],
  ['on vient nous prendre à l’aéroport ? et le chauffeur parle français', /votre devis.*\n\nOui, le français/],
  ['comment réserver, et jusqu’à quand annuler sans frais ?', /^Devis.*\n\nAnnulation/],
  ['un visa est nécessaire ? et on retire sur place ou on change des euros', /visa[^]*\n\n.*(?:ariary|euros)/],
  ['mon père a mal à la poitrine, l’hôpital c’est où ?', /{?124[^]*\n\nJe ne connais ni les médecins/],
  ['durée, prix et niveau du circuit nord', /dure 9 jours.*\n.*prix fixe[^]*\n\nLe circuit Nord est de niveau 2/],
]

test.each(twoParts)('« %s » is answered in two parts, in the order asked', (message, pattern) => {
  expect(talk(message)[0]).toMatch(pattern)
})

test.each([
  ['mon père a la phobie de l’avion, on va comment à Morondava ?', /^Oui, par la route/],
  [
    'j’ai peur de l’avion, le vol pour Diego dure combien de temps ?',
    /^Un vol intérieur relie Antananarivo à Antsiranana, en deux heures/,
  ],
  ['proposez-vous un circuit avec l’Isalo et les Grands Tsingy ?', /^Oui, l’Ouest et le Sud se combinent/],
  [
    'si l’on annule pour une maladie, on est remboursé ?',
    /conditions d’annulation et de remboursement sont celles du partenaire/,
  ],
  ['on change des euros, et combien de pourboire au guide ?', /[Pp]our un guide local, 5 000 à 10 000 Ar/],
  ['on serait six en septembre, comment demander un devis ?', /^Choisissez un circuit, ouvrez l’onglet « Réserver »/],
  ['should we pay by card there or mostly cash?', /Surtout des espèces : la carte/],
  ['photo avec un caméléon pour 2 euros, on accepte ?', /^Non, refusez : payer une photo/],
  ['et la température ?', /^Sur les Hautes Terres, comptez 15/],
  ['nos économies ont fondu, vous avez quoi de moins cher ?', /en général le moins cher, est le circuit Centre/],
  ['je mets quoi dans mon sac pour la RN7 en août ?', /^En août, les nuits sont froides/],
  ['Andasibe ou bien Ranomafana, si on a du temps pour un seul ?', /^Si le temps compte, plutôt le parc d’Andasibe/],
  ['peut-on prolonger un circuit de quelques jours de plage à la fin ?', /^Oui, on ajoute des jours/],
  ['qu’est-ce qu’on mange là-bas ? je suis végétarien', /^De tout, sans la viande/],
  ['Les Tsingy de Bemaraha, c’est possible en avril ?', /^Ce n’est pas sûr/],
  ['les baobabs, c’est mieux le matin ou le soir ?', /^Au coucher du soleil/],
  ['Nosy Iranja, ça se fait à la journée ?', /^Oui, l’aller-retour tient dans la journée/],
  ['la plus belle plage de Nosy Be sans trop de monde', /^Les plus belles plages sont sur les îles voisines/],
  ['les baobabs amoureux et Kirindy, quel circuit ?', /^(?!.*noces).*circuit Ouest/],
  ['un circuit avec de la marche', /^Pour marcher, prenez plutôt le circuit Sud/],
  ['15 jours loin de tout, vous conseillez quoi ?', /^Loin de la foule et en 15 jours/],
  ['une semaine sans réponse à ma demande', /^Non, ce n’est pas normal/],
  ['les belles chutes d’eau ?', /^Les plus belles : les chutes de la Lily/],
  ['des requins à Nosy Be, ou c’est tranquille pour se baigner ?', /^Oui, à Nosy Be, on se baigne/],
  ['le circuit Est sans trop de marche', /^Peu : des marches de 2 h à 3 h 30/],
  ['l’appli est gratuite ? elle marche sans Internet ?', /^Oui, l’application est gratuite/],
  ['quels lémuriens voir facilement près de Tana en une journée ?', /^Au plus près d’Antananarivo/],
  ['Nosy Be ou Sainte-Marie pour des amoureux ?', /^À deux, plutôt Sainte-Marie/],
  ['mon passeport expire dans cinq mois, est-ce un problème ?', /^Oui, renouvelez-le/],
  ['8 jours, Nord ou Sud ?', /^Ni l’un ni l’autre ne tient en 8 jours/],
  ['un devis avant vendredi, c’est urgent', /^Envoyez la demande dès maintenant/],
  ['vous avez un circuit avec l’Isalo et Ranomafana ?', /^Oui, c’est le circuit Sud, 12 jours.*au jour 3/],
  ['le circuit baobabs tsingy dure combien ?', /^Le circuit Ouest dure 9 jours/],
  ['deux semaines pour la RN7, c’est assez ?', /^Oui, le circuit Sud tient en 14 jours/],
  ['le circuit avec Diego, c’est combien', /^Le circuit Nord n’a pas de prix fixe/],
  ['l’eau est chaude à Anakao ?', /^La mer va de 23 °C/],
  ['les baobabs depuis Tana, en combien de jours ?', /^Pour la seule allée des Baobabs/],
  ['des euros, ou on retire sur place ?', /^Les deux/],
  ['l’aéroport de Nosy Be est loin de Hell-Ville ?', /13 km/],
  ['de Fianarantsoa à l’Isalo c’est long ?', /^De Fianarantsoa au parc national de l’Isalo, comptez 293 km/],
  ['tana antsirabe par la rn7 faut compter combien d’heures', /^D’Antananarivo à Antsirabe, 169 km/],
  ['mon passeport expire 3 mois après le retour, ça passe ?', /^Non, renouvelez-le/],
  ['un couple de retraités, pas grands marcheurs, quel circuit ?', /avec peu de marche, prenez plutôt le circuit Est/],
  ['Pouvez-vous me parler du circuit Ouest ?', /^Le circuit Ouest dure 9 jours/],
  [
    'le circuit sud on peut le commencer par tulear',
    /^Oui, cela se demande dans le devis. Le circuit Sud commence à Antananarivo/,
  ],
  ['les baobabs en partant de tana c’est jouable en 3 jours', /^L’allée des Baobabs/],
  ['de Morondava à Bekopaka', /^De Morondava aux Grands Tsingy.*200 km.*décrit dans l’autre sens : grande journée/],
  ['Majunga Diego en voiture', /^De Mahajanga à Antsiranana, comptez 858 km/],
  ['que visiter à Antsirabe en une journée ?', /^(?!Mieux vaut dormir)/],
  ['avec ma mère de soixante-douze ans, quel circuit ?', /^Pour des seniors, prenez plutôt le circuit Est/],
  ['combien de pourboire au chauffeur et au guide ?', /^(?!.*agréé).*pourboire/s],
  ['on peut ramener de la vanille et combien de kilos ?', /^(?!.*soute).*2 kg/s],
  ['Ambohimanga vaut le détour ?', /^Oui, si votre route y passe\..*cité royale/],
  ['Sainte-Marie en octobre c’est bien ?', /^Oui\. En octobre/],
  ['Nosy Be en février, bonne idée ?', /^Plutôt non\./],
  ['plutôt Andasibe ou Ranomafana ?', /^Si le temps compte, plutôt le parc d’Andasibe-Mantadia.*contre/],
  ['la RN7 est dangereuse ?', /RN7.*de jour|^De jour/],
  ['c’est dangereux à Toliara ?', /^Pas plus qu’ailleurs\. La plupart des séjours se passent bien/],
  ['la RN2 est coupée aujourd’hui ?', /aujourd’hui ne m’est pas connu/],
  ['Analakely est dangereux ?', /^À Antananarivo, on se promène normalement le jour/],
  ['l’Ankarana c’est dangereux ?', /^C’est le terrain qui demande de la prudence/],
])('« %s » is answered as asked', (message, pattern) => {
  expect(talk(message)[0]).toMatch(pattern)
})

test('the half of a message that has an answer gets it, and the other is not passed over', () => {
  expect(talk('état de la rn7 et comment réparer mon lave-vaisselle')[0]).toMatch(
    /goudronnée[^]*\n\nPour l’autre partie[^]* Si quelqu’un est en danger/,
  )
})

describe('in English', () => {
  test.each([
    ["I'd like to visit the Tsingy", true],
    ['severe chest pain', true],
    ['du pain frais', false],
    ['pain frais', false],
    ['help l’hôtel brûle', false],
  ])('« %s »: %s', (message, expected) => {
    expect(isEnglish(readTyping(message))).toBe(expected)
  })

  test('only whole words are put into French', () => {
    expect(toFrench('i know an unsafe smartphone')).toBe('unsafe smartphone')
  })

  test.each([
    ['Do I need a visa for Madagascar?', /besoin d’un visa/],
    ['What is the best time to visit?', /saison sèche/],
    ['How many days for the West tour?', /Le circuit Ouest dure 9 jours/],
    ['Is it safe right now?', /Je ne connais pas le présent/],
    ['Where can I see lemurs?', /Andasibe|Anja/],
    ['Can I pay by card?', /carte bancaire est acceptée/],
    ['how long from tana to antsirabe by car', /169 km/],
    [
      'how long is the drive from Tana to Andasibe, and where do we stay?',
      /D’Antananarivo à Andasibe.*\n\n.*dort à Andasibe/,
    ],
    ['are there ATMs outside the capital?', /des grandes villes : Antananarivo, Antsirabe/],
    ['I am pregnant, is it safe to go?', /Enceinte, (?!.*Je ne connais pas le présent)/],
    ['Can you suggest a nice hotel in Nosy Be?', /Je ne recommande pas d’hôtel par son nom/],
    ['Do I need malaria pills?', /n’est pas obligatoire, mais il est vivement conseillé/],
    [
      'how bad are the roads between Tana and Isalo, is it doable in a normal car?',
      /goudron[^]*Une voiture ordinaire passe/,
    ],
    ['can i use my uk plug there', /Royaume-Uni, prenez-en un/],
    ['visa requirements?', /le visa est obligatoire/],
    ['good evening', /Bonjour !/],
    ['how do we get to Andasibe from Tana, is it possible in a day?', /Non, pas dans la journée/],
    ['we have about a week, which tour for baobabs?', /le circuit qui convient est le circuit Ouest/],
    ['Can we cancel? And how do we get to Nosy Be?', /\n\nAnnulation.*\n\nNosy Be se rejoint/],
    [
      'My mother is 74 and has a heart condition. We would like to do the Centre tour in May. Is it too tiring for her? Are there hospitals on the way?',
      /le circuit Centre est de niveau 2[^]*\n\nSoins/,
    ],
    ['what is the price for 4 people in the south', /\n\nPour 4 personnes, le prix du circuit Sud/],
    ['do I have to speak french there', /\n\nOui, le français est compris/],
    ['How do we get to Nosy Be?', /^.*\n\nNosy Be se rejoint en avion/],
  ])('« %s » is answered in French, and says so', (message, pattern) => {
    const [answer] = talk(message)
    expect(answer).toMatch(
      /^This site is in French only, so here is the answer in French; the Contact page accepts English\.\n\n/,
    )
    expect(answer).toMatch(pattern)
  })

  test.each([
    ['My wife is not breathing', /\n\nAppelez le 124/],
    ['A dog bit me, no vaccine here', /\n\nN’attendez pas qu’il en arrive/],
    ['no rabies shots here', /\n\nN’attendez pas/],
    ['canoe capsized', /\n\nGilets pour tous/],
    ['suicidal', /\n\nMerci de l’avoir écrit/],
  ])('« %s » gets the numbers first', (message, pattern) => {
    const [answer = ''] = talk(message)
    expect(
      answer.startsWith(
        `Call 124 (medical), 117 (police, and if 124 does not answer) or 118 (fire) now, then our assistance: ${config.assistancePhone}. The steps, in French:`,
      ),
    ).toBe(true)
    expect(answer).toMatch(pattern)
  })
})

describe('months and weeks', () => {
  test.each([
    ['Peut-on voyager en janvier ?', /^On peut voyager.*pluie.*– Nord : .*\(circuit fermé\)/],
    // Not the regions that are closed then.
    [
      '10 jours en janvier',
      /^En janvier et en 10 jours, .*Il reste 4 jours : ajoutez Ranomafana.*sont fermés en janvier/,
    ],
    ['14 jours, des baleines et des indris en août', /^En août.*circuit Est.*Il reste 6 jours/],
    ['Deux semaines, que peut-on faire ?', /En 14 jours.*Sud/],
    ['Deux semaines en août', /^En août et en 14 jours.*Sud.*Sinon.*Est/],
    ['Deux semaines en février avec des enfants', /Centre/],
  ])('« %s » is answered from the programmes', (message, pattern) => {
    expect(talk(message)[0]?.replaceAll('\n', ' ')).toMatch(pattern)
  })
})
