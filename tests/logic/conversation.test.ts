import { describe, expect, test } from 'vitest'
import { replyTo } from '#mocks/assistant/answer-message.ts'
import { isEnglish, toFrench } from '#mocks/assistant/english.ts'
import { circuitNotes } from '#mocks/assistant/circuit-notes.ts'
import { emptyMemory } from '#mocks/assistant/memory.ts'
import { readTyping } from '#mocks/assistant/safety/phone-typing.ts'
import { config } from '#src/config.ts'
import { loadProgramme } from '#src/content/programmes.ts'
import { questions } from '#src/content/questions.ts'

/** The replies to the messages of one conversation, with plain spaces. */
function talk(...messages: string[]): string[] {
  let memory = emptyMemory
  return messages.map((message) => {
    const turn = replyTo(message, memory)
    memory = turn.memory
    return turn.reply.text.replaceAll('\u202f', ' ')
  })
}

const west = ['que voir sur le circuit Ouest']
const south = ['parlez-moi du circuit Sud']

/** Messages before, the follow-up, and what its answer says. */
const followUps: [string[], string, RegExp][] = [
  [['couple', 'en mai'], '10 jours', /^En mai et en 10 jours, prenez plutôt/],
  [['je prépare un voyage'], 'on est deux', /^C’est noté\. Dites-moi encore le mois, le nombre de jours et/],
  [['10 jours'], 'non, 12', /^En 12 jours/],
  [['je pars seul'], '1 mois', /^En 30 jours/],
  [['circuit Nord'], '5 personnes', /^Pour 5 personnes, le prix du circuit Nord/],
  [['les baobabs'], 'merci, et sinon', /^Oui, je vous écoute/],
  [['en mai, 10 jours'], 'mais pas trop de route', /avec peu de route/],
  [['les vaccins ?'], 'c’est pas ce que je demande, je veux savoir les obligatoires', /^Aucun vaccin n’est exigé/],
  [['jour 6 du circuit Ouest'], 'et le lendemain ?', /^Le jour 7, c’est/],
  [
    ['Nord ou Est ?', 'lequel a le moins de route ?'],
    'celui-là commence où ?',
    /^Le circuit Nord commence(?!.*circuit Est)/s,
  ],
  [['prix du circuit Est pour 4'], 'et à deux ?', /À 2, la part de chacun tend vers le haut/],
  [['je suis végane'], 'même dans les petits villages ?', /^En mangeant végane/],
  // What is asked after an answer: it says it, another entry does, or a short text.
  [['il y a de bons hôpitaux ?'], 'et en dehors de Tana ?', /^Loin d’Antananarivo/],
  [['comment payer le circuit ?'], 'et si c’est vous qui annulez ?', /^Si c’est le partenaire qui annule/],
  [['on peut camper ?'], 'et le matériel est fourni ?', /^Pour le bivouac et le camping/],
  [['parlez-moi du sos de l’appli'], 'et la police c’est combien ?', /117/],
  [['c’est quoi les fady ?'], 'comment on peut savoir ?', /^Demandez-le : les fady varient/],
  [['combien vaut un euro en ariary'], 'et 300 euros du coup ?', /^300 € font environ 1 500 000 Ar/],
  [
    ['qu’est-ce qui est compris dans le prix ?'],
    'et les vols ?',
    /^Le vol international reste en général à votre charge/,
  ],
  [['les requins-baleines, quelle saison ?'], 'ma fille de 8 ans peut venir ?', /^Je ne connais pas d’âge minimum/],
  [['à quoi sert l’appli ?'], 'ça existe sur apple ?', /^Il n’y a pas de version pour iPhone/],
  // It does not take what asks something of its own, or of a place.
  [['on peut camper ?'], 'et le décalage horaire ?', /^Une heure de plus qu’en France en été, deux en hiver/],
  [['quel vol pour venir ?'], 'et à Nosy Be, on se baigne ?', /on se baigne/],
  // A short question asks for another entry after each answer.
  [['quand voir les baleines ?'], 'et niveau tarif ?', /^Je n’ai pas de prix sûr pour une plongée/],
  [['voyage de noces'], 'c’est quand le mieux ?', /^Pour un voyage de noces, tout dépend du mois/],
  [['on veut voir le fosa'], 'ça craint ?', /^Non, le fosa n’attaque pas/],
  [['y a du palu ?'], 'et mes deux petits de 4 et 6 ans ?', /^Pour protéger de jeunes enfants/],
  [['on mange quoi là-bas ?'], 'avec un bébé de 9 mois ?', /^Pour un bébé : le lait/],
  [['la descente du fleuve, combien de jours ?'], 'du coup on mange quoi à bord ?', /chaland a une cuisine/],
  // A detail was answered last, and the question before it goes on.
  [
    ['combien de pourboire ?', 'aux piroguiers aussi ?'],
    'c’est pas dans le devis ?',
    /^Non, les pourboires ne sont pas compris/,
  ],
  [['on atterrit à Ivato à 23 h'], 'un taxi pour le centre ?', /^(?!.*circuit)/s],
  [['des lémuriens sans trop de route'], 'c’est à combien de Tana ?', /^D’Antananarivo à Andasibe/],
  [['Ifaty'], 'c’est calme comme endroit ?', /^Oui, plutôt calme/],
  [['Antoetra'], 'on a besoin d’un guide ?', /^À Antoetra, je ne connais pas d’obligation/],
  [['Kirindy'], 'de nuit c’est possible ?', /^Des visites de nuit se font/],
  [['Antsirabe'], 'on va où ensuite ?', /^L’étape suivante de notre circuit : d’Antsirabe à Ambositra, 90 km/],
  [['Montagne d’Ambre'], 'il y a des caméléons ?', /^Oui\. /],
  [['Nosy Be'], 'y a un hôpital là-bas ?', /^Oui, à Nosy Be, il y a un hôpital/],
  [['Andasibe'], 'et un hôpital ?', /^Je ne connais pas d’hôpital sur place/],
  [['Ifaty en juillet'], 'l’eau est chaude ?', /^En juillet, la mer est à son plus frais/],
  [['l’Isalo'], 'l’eau de la piscine naturelle est froide ?', /^À l’Isalo, on se baigne/],
  [['l’Isalo'], 'on met combien pour Toliara', /^De Ranohira à Toliara, 243 km/],
  [['la route de Tamatave'], 'c’est long ?', /^D’Antananarivo à Toamasina, comptez 355 km/],
  [['de Tana à Morondava'], 'combien de jours pour en profiter ?', /^À Morondava, comptez/],
  [['l’Isalo'], 'on y voit le coucher de soleil ?', /coucher de soleil sur les rochers/],
  [['la Mer d’Émeraude'], 'on a pied partout ?', /^À la Mer d’Émeraude, on se baigne/],
  [['le circuit Est'], 'et si on déteste le bateau', /^Sans la traversée en vedette/],
  [['de Soanierana Ivongo à Sainte-Marie'], 'c’est dangereux ce bateau ?', /^La traversée vers Sainte-Marie/],
  [['voir l’aye-aye'], 'c’est sûr de le voir ?', /^Presque, sur la petite île/],
  [['le train de la jungle'], 'ça vaut le coup ?', /^Oui, pour le voyage lui-même/],
  [[], 'on peut retirer de l’argent à Morondava et à Bekopaka ?', /un distributeur à Morondava.*aux Grands Tsingy/s],
  [['Andasibe'], 'c’est jouable la veille du vol ?', /^Oui, si vous êtes de retour à Antananarivo/],
  [['Sainte-Marie'], 'on peut louer un scooter ?', /^Oui, à Sainte-Marie, on loue/],
  [['l’île aux Nattes'], 'comment on s’y déplace ?', /L’île aux Nattes, sans voitures, se parcourt à pied/],
  [['les Tsingy de Bemaraha'], 'c’est dangereux ?', /^C’est le terrain/],
  [
    ['le circuit Nord'],
    'quel jour on va à la Mer d’Émeraude ?',
    /^La Mer d’Émeraude est sur notre circuit Nord, au jour 2/,
  ],
  [['le circuit Centre'], 'on peut éviter la nuit chez l’habitant ?', /^Oui. Sans la marche et la nuit au village/],
  [['de Tana à Antsirabe'], 'il y a des trucs à voir en chemin ?', /ateliers d’aluminium/],
  [['décembre'], 'on peut quand même aller au Nord ?', /^En décembre, le circuit Nord ne se fait qu’en partie/],
  [['taxi-brousse Tana Toamasina'], 'faut réserver la veille ?', /^Réservez la veille/],
  [['vol tana nosy be'], 'c’est long ?', /^Un vol intérieur relie Antananarivo à Nosy Be, en une heure et demie/],
  [['avion pour Sainte-Marie'], 'tous les jours ?', /^Pas forcément/],
  [['vol tana diego'], 'et s’il est annulé ?', /^Vol annulé ou manqué/],
  [['Grands Tsingy'], 'il y a plus facile ?', /^Oui : les Petits Tsingy.*Ankarana.*Tsingy Rouge/],
  [['Nosy Be'], 'et des baleines ?', /^Quelques-unes/],
  [['Andasibe'], 'on peut y aller sans guide ?', /^Non, au parc d’Andasibe-Mantadia/],
  [['l’île aux Nattes'], 'il y a des voitures ?', /^Non, l’île aux Nattes est sans voiture/],
  [['Ifaty'], 'et le snorkeling ?', /^Oui, Ifaty/],
  [['Andasibe'], 'à quelle heure pour les indris ?', /^Les indris chantent/],
  [['Sainte-Marie début octobre'], 'encore des baleines ?', /^Plutôt non, en octobre/],
  [['Sainte-Marie en février'], 'c’est risqué ?', /^Oui, plutôt\. En février/],
  [['les tsingy de Bemaraha en novembre'], 'la piste est encore ouverte ?', /^Oui\. En novembre/],
  [['Nosy Be'], 'y a des requins-baleines ?', /^À Nosy Be, les requins-baleines se montrent/],
  [['Diego'], 'y a une belle plage ?', /^La ville n’a guère de plage/],
  [['Anakao'], 'comment on y accède ?', /^On y va en vedette depuis Toliara/],
  [['Toliara Anakao'], 'et par la piste ?', /la piste est longue et mauvaise/],
  [['les vols intérieurs'], 'c’est fiable ?', /^Pas toujours : les retards/],
  [['train Fianarantsoa Manakara'], 'et s’il est annulé ?', /^Si le train ne part pas, prenez la route/],
  [['la RN7 de Tana à Tuléar'], 'combien de jours il faut ?', /^Au moins 3 jours de route/],
  [['Morondava'], 'quoi faire en dehors des baobabs ?', /Forêt de Kirindy/],
  [['une carte SIM'], 'elle marche partout ?', /^Non, pas partout/],
  [[], 'notre fille veut absolument voir les baobabs', /^(?!.*undefined)/s],
  [[], 'On passe par Ambalavao en fin de semaine', /^Ambalavao, sur notre circuit Sud.*Que voulez-vous en savoir/s],
  [[], 'le circuit Ouest nous attire beaucoup', /^Le circuit Ouest dure 9 jours.*Que voulez-vous en savoir/s],
  [[], 'notre chauffeur ne répond plus à Ambalavao', /^(?!Ambalavao, sur)/],
  [[], 'On pense finir à Nosy Be une semaine', /^Oui, une semaine, c’est bien à Nosy Be/],
  [['que comprend le circuit Ouest ?'], 'les repas sur le bateau aussi ?', /^Sur le fleuve, on mange à bord/],
  [['le circuit Est'], 'et si la mer est mauvaise ce jour-là ?', /^La traversée vers Sainte-Marie ne se fait pas/],
  [['Andasibe'], 'une seule nuit, ça suffit ?', /^Oui, une nuit, c’est bien/],
  [['Andasibe'], 'il faut se lever tôt ?', /^Oui, plutôt : les indris chantent/],
  [['la réserve d’Anja'], 'on verra des lémuriens à coup sûr ?', /^Oui, c’est presque sûr avec un guide/],
  [['Toliara'], 'il y a une plage ?', /^Non, pas sur place/],
  [['le marché d’Analakely'], 'faut faire attention à ses affaires ?', /^Oui, comme dans toute foule/],
  [['la Montagne d’Ambre'], 'avec la pluie ça se fait quand même ?', /^Le plus souvent oui/],
  [['Tsingy Rouge et Ankarana le même jour ?'], 'lequel garder ?', /^Si le temps compte, plutôt les Tsingy Rouge/],
  [['Nosy Be'], 'c’est plus cher que le reste ?', /^Oui, Nosy Be et ses îles/],
  [['Ankanin’ny Nofy'], 'pourquoi tout le monde en parle', /^Ankanin’ny Nofy, sur notre circuit Est/],
  [['la descente de la Tsiribihina'], 'il y a assez d’eau ?', /^Oui, de mai à novembre/],
  [['Kirindy'], 'il y a l’eau chaude ?', /^N’y comptez pas/],
  [['les gorges du Manambolo'], 'c’est compris dans le circuit Ouest ?', /^La visite, oui/],
  [['Belo sur Mer'], 'depuis Morondava la piste est bonne ?', /^Plutôt le bateau/],
  [['Antsirabe'], 'faut prévoir des trucs chauds ?', /^Oui, un pull ou une polaire/],
  [['Foulpointe'], 'la mer y est dangereuse ?', /^À Foulpointe, on se baigne sans grand risque/],
  [['Toliara'], 'il y a un supermarché ?', /^Oui : à Toliara/],
  [['le circuit Nord'], 'on peut rajouter Nosy Iranja ?', /^Oui, sur mesure/],
  [
    ['parlez-moi du circuit Sud'],
    'et sans prendre d’avion, combien de jours en plus ?',
    /^Oui, avec deux à trois jours de plus/,
  ],
  [['parlez-moi du circuit Ouest'], 'on traverse des rivières en voiture ?', /^Oui, en bac/],
  [
    ['parlez-moi du circuit Nord'],
    'on finit à Nosy Be, on peut y rester 3 jours de plus ?',
    /^Oui : Nosy Be est sur notre circuit Nord.*rester 3 jours de plus/,
  ],
  [['le prix du circuit Sud'], 'et faut payer quand', /^La date du solde/],
  [['le prix du circuit Ouest'], 'à deux ou à quatre ça change ?', /^Oui, plus on est nombreux/],
  [['budget par jour pour un routard'], 'ça comprend le transport ?', /^Oui : ces montants comptent/],
  [['peut-on payer par carte ?'], 'et un plafond de retrait ?', /^Oui, chaque retrait est plafonné/],
  [['février, c’est trop risqué ?'], 'et si on reste sur les hauteurs', /^Sur les Hautes Terres en février/],
  [['Toamasina a été touchée par le cyclone je crois ?'], 'les hôtels sont ouverts ?', /^Je ne le sais pas/],
  [[], 'les Tsingy de Bemaraha : quand et comment on y va', /^Les Grands Tsingy se visitent.*On part de Morondava/s],
  [['parlez-moi de Nosy Be'], 'le bateau est sans danger ?', /^D’Ankify à Hell-Ville, la vedette/],
  [['parlez-moi de Nosy Be'], 'et si j’annule la veille du départ ?', /^Tant que vous n’avez accepté aucun devis/],
  [['parlez-moi du circuit Nord'], 'on peut rentrer dans les grottes ?', /^Des grottes se visitent/],
  [['Sud et Ouest en 3 semaines ?'], 'ça coûte combien au total ?', /^Par personne, comptez/],
  [['Andasibe est dans quel circuit ?'], 'combien de nuits sur place ?', /^Au parc d’Andasibe-Mantadia, comptez/],
  [['parlez-moi du circuit Nord'], 'on dort où le jour 5 ?', /^Nuit à Mahamasina/],
  [['Peut-on voir le fosa ?'], 'en quelle saison', /^Le fosa se voit surtout dans la forêt de Kirindy/],
  [['parlez-moi du circuit Ouest'], 'et niveau moustiques', /^Oui, sur le circuit Ouest, il y a des moustiques/],
  [['circuit Ouest'], 'la troisième nuit on est où', /^Nuit : premier bivouac sur la Tsiribihina, tente/],
  [['circuit Ouest'], 'le dernier soir c’est quel hôtel ?', /^Nuit à Morondava/],
  [['circuit Ouest'], 'et au bivouac, pour les toilettes ?', /^Dans les hôtels, oui/],
  [['circuit Sud'], 'trop de bagnole non ?', /^Oui, 3 à 4 h de voiture par jour/],
  [['circuit Centre'], 'pas trop touristique ?', /^Non, peu de monde/],
  [['circuit Est'], 'plus facile que le Nord ou pas ?', /^Le plus facile est le circuit Est/],
  [['circuit Centre'], 'vous le trouvez mieux que le Sud ?', /^Prenez plutôt le circuit Sud/],
  [['on pensait partir en avril'], 'ça va pour l’Ouest ?', /^En avril, le circuit Ouest ne se fait qu’en partie/],
  [['juillet c’est bien'], 'y a du monde ?', /^Oui, en juillet, c’est la haute saison/],
  [['circuit Est en août'], 'il pleut ?', /^Un peu/],
  [['on a 2000 € à dépenser en tout'], 'ça suffit pour le circuit Nord ?', /^Oui, c’est jouable/],
  [['combien coûte le Sud'], 'ça donne quoi en ariary', /3 600 000 à 6 000 000 Ar par personne/],
  [['circuit Centre'], 'les nuits sont froides ?', /^Sur les Hautes Terres, les nuits sont fraîches/],
  [['quel mois pour le circuit Nord'], 'avril est-ce trop tôt ?', /^Non, le circuit Nord est ouvert en avril/],
  [['circuit Ouest en juin'], 'les tsingy sont bien ouverts ?', /^Oui, le circuit Ouest est ouvert en juin/],
  [['circuit Nord'], 'verra-t-on des tsingy ?', /^Oui : les Tsingy Rouge au jour 5/],
  [['circuit Est'], 'il y a des baobabs ?', /^Non, pas de baobabs sur ce circuit/],
  [['circuit Ouest'], 'le fleuve prend combien de jours ?', /trois jours sur la Tsiribihina/],
  [['circuit Est mi-décembre'], 'la vedette passe ?', /^En décembre, le circuit Est ne se fait qu’en partie.*vedette/],
  [['on a nos congés en juin'], 'ce n’est pas l’hiver là-bas ?', /^De juin à août, c’est l’hiver austral/],
  [['circuit Sud'], 'le pic Boby est obligatoire ?', /^Non, ce n’est pas obligatoire/],
  [['circuit Nord à 5'], 'une seule voiture pour tous ?', /^Jusqu’à quatre voyageurs, une seule voiture suffit/],
  [['combien coûte le circuit Nord'], 'le prix augmente en août ?', /^Oui, en août, c’est la haute saison/],
  [['circuit Ouest'], 'c’est quoi le plus dur dans ce circuit', /^Le plus dur est le parcours des Grands Tsingy/],
  [['circuit Ouest'], 'reste des places ?', /^Je ne connais pas les places libres/],
  [['circuit Nord'], 'notre vol de retour est à Nosy Be, c’est bon ?', /finit à Nosy Be/],
  [['circuit Est'], 'le vol Sainte-Marie est inclus ?', /^Le vol international, non/],
  [['parlez-moi du circuit Ouest'], 'niveau physique c’est comment', /^Oui, assez.*Le circuit Ouest est de niveau 3/],
  [
    ['parlez-moi du circuit Ouest'],
    'et pour rentrer on refait toute la route ?',
    /finit à Morondava, d’où l’on revient/,
  ],
  [['parlez-moi du circuit Est'], 'et sans passer sa vie en voiture ?', /^Le circuit Est compte 446 km/],
  [
    ['parlez-moi du circuit Sud'],
    'douze jours, c’est trop long pour nous',
    /^Le circuit Sud.*se raccourcit sur mesure/,
  ],
  [['en mai, rando et animaux, quel circuit ?'], '12 jours c’est trop long', /prenez plutôt le circuit (?!Sud)/],
  [['on a 3 semaines'], 'sud + ouest', /^Oui, l’Ouest et le Sud se combinent/],
  [['sud + ouest'], 'ça fait combien de jours en tout ?', /9 et 12 jours, 21 en tout/],
  [['la Mer d’Émeraude'], 'et si c’est annulé ?', /^Par vent fort.*Trois Baies/],
  [['la Mer d’Émeraude'], 'et s’il y a trop de vent ?', /^Par vent fort/],
  [['Nosy Be'], 'et si le bateau est annulé ?', /^Pluie, cyclone, piste coupée/],
  [['Nosy Be en août'], 'il y a trop de vent ?', /^Pas particulièrement. À Nosy Be en août/],
  [['parlez-moi de Sainte-Marie'], 'sans bateau, j’ai le mal de mer', /^Plutôt l’avion/],
  [['parlez-moi d’Anakao'], 'sans bateau, c’est possible ?', /^Plutôt le bateau/],
  [
    ['de Soanierana Ivongo à Sainte-Marie'],
    'il y a un avion sinon ?',
    /mais depuis Antananarivo, oui : un vol intérieur/,
  ],
  [
    ['de Tana à Toamasina'],
    'l’aller-retour dans la journée ?',
    /^Non, pas dans la journée : 8 à 10 h dans chaque sens/,
  ],
  [['de Fianarantsoa à Ranomafana'], 'l’aller-retour dans la journée ?', /^Oui, l’aller-retour tient dans la journée/],
  [['parlez-moi d’Andasibe'], 'aller-retour dans la journée depuis Tana ?', /^Mieux vaut dormir sur place/],
  [['l’Isalo'], 'faut marcher combien pour la piscine ?', /^À l’Isalo, la marche de la piscine naturelle/],
  [['Lokobe'], 'combien de temps en pirogue ?', /^À Lokobe, on va en pirogue/],
  [['j’ai 500 euros à changer'], 'à l’aéroport ?', /dont ceux de l’aéroport d’Ivato/],
  [['je veux changer 1000 euros'], 'et ce qu’il me reste à la fin ?', /n’en gardez pas à la fin/],
  [['les baleines'], 'depuis la plage ou en bateau ?', /Des sorties partent/],
  [
    ['on est perdus dans l’isalo, il fait nuit dans une heure'],
    'le telephone est a 8% et ca capte une barre',
    /^Envoyez un SMS/,
  ],
  [
    ['plutôt le circuit nord alors ?', 'en juillet'],
    'et le vent ?',
    /^Oui, un vent fort. Dans le Nord en juillet.*vent d’est fort/,
  ],
  [['le circuit Sud sans la grosse rando, c’est possible ?'], 'on fait quoi à la place ?', /la vallée du Tsaranoro/],
  [['parlez-moi du circuit ouest'], 'combien de nuits sous tente en tout ?', /^Deux nuits sont sous tente/],
  [['parlez-moi du circuit nord'], 'il y a des jours de plage aussi dedans ?', /^Oui.: le circuit Nord finit/],
  [['parlez-moi d’andasibe'], 'on peut le faire juste en deux jours ?', /^Oui, deux jours, c’est bien/],
  [['circuit Ouest, c’est dur physiquement ?'], 'y a plus tranquille sinon ?', /^Le plus facile est le circuit Est/],
  [['y a-t-il du paludisme sur le circuit est ?'], 'et au centre ?', /^Peu, sur les Hautes Terres.*paludisme/],
  [['on pense partir en janvier'], 'même dans le nord ?', /^Non, le circuit Nord est fermé en janvier/],
  [['parlez-moi du circuit nord'], 'non merci', /^Avec plaisir/],
  [['parlez-moi du circuit nord'], 'non merci pour l’Ouest', /^Avec plaisir/],
  [
    ['parlez-moi du circuit nord'],
    'c’est la première fois qu’on dort sous tente, il fait froid ?',
    /^Aucune nuit n’est sous tente/,
  ],
  [['parlez-moi du circuit est'], 'non plutôt l’Ouest', /^Le circuit Ouest dure 9 jours/],
  [['quel circuit avec des enfants ?'], 'le deuxième, combien de jours ?', /^Le circuit Centre dure 6 jours/],
  [['on hésite entre le Sud et l’Ouest'], 'et la difficulté du premier ?', /^Le circuit Sud est de niveau 4/],
  [['on hésite entre le Sud et l’Ouest'], 'le premier jour on fait quoi', /^Le jour 1, c’est/],
  [['combien d’heures de Tana à Morondava'], 'il pleut tous les jours en mars ?', /^En saison des pluies/],
  [
    ['parlez-moi du circuit ouest'],
    'c’est la première fois qu’on part, quel budget ?',
    /^Le circuit Ouest n’a pas de prix fixe/,
  ],
  [['parlez-moi du circuit nord'], 'et le guide c’est en plus ?', /^Le chauffeur-guide du circuit Nord est prévu/],
  [['parlez-moi du circuit ouest'], 'notre avion pour Paris est à 23 h ce jour-là', /^Gardez une journée entière/],
  [['parlez-moi de Ranohira'], 'et tuléar c’est loin de là', /^De Ranohira à Toliara, 243 km/],
  [['votre circuit Est passe par Tamatave ?'], 'et foulpointe c’est loin ?', /^D’Antananarivo à Mahavelona/],
  [
    ['mon fils est bouillant et tout mou, 8 mois'],
    'combien de doliprane je lui mets en attendant ?',
    /^L’urgence d’abord.*Je ne donne ni dose/s,
  ],
  [['un chien m’a mordu hier'], 'désinfecté, on peut attendre la fin du séjour ?', /^N’attendez pas/],
  [['le circuit Nord'], 'finalement plutôt le Sud', /^Le circuit Sud dure 12 jours/],
  [['le circuit est dure combien de jours'], 'non pardon, le circuit ouest', /^Le circuit Ouest dure 9 jours/],
  [
    ['nosy be ou sainte marie ?'],
    'va pour la 1ere, combien de jours sur place',
    /^À Nosy Be, comptez quatre à cinq jours/,
  ],
  [
    ['on hésite entre le Sud et l’Ouest avec trois ados'],
    'le premier il est à combien ?',
    /^Le circuit Sud n’a pas de prix fixe/,
  ],
  [['on hésite entre le Sud et l’Ouest'], 'et niveau route ?', /circuit Ouest compte 762 km de route/],
  [['quel circuit a le moins de route ?'], 'et celui où on marche le plus ?', /^Le plus difficile est le circuit Sud/],
  [['de Toliara à Anakao on y va en bateau ou en route ?'], 'ça dure longtemps ?', /^De Toliara à Anakao, 38 km/],
  [
    ['horaires du bateau pour Sainte-Marie depuis Soanierana Ivongo ?'],
    'il part tous les jours ?',
    /^En saison, un bateau part/,
  ],
  [
    ['combien d’heures de route de Tana à Antsirabe'],
    'on part quel jour, c’est tous les jours ?',
    /^En voiture avec chauffeur, on part le jour/,
  ],
  [
    ['combien d’heures de route de Tana à Antsirabe'],
    'et avec chauffeur ça coûte combien',
    /^Une voiture avec chauffeur coûte 40 à 60/,
  ],
  [['j’ai que 6 jours, je fais quoi'], 'ok et je pars d’où ?', /^Le circuit Centre commence et finit à Antananarivo/],
  [['parlez-moi du circuit ouest'], 'c dangereux si on sait pas nager ?', /^Même sans savoir nager, vous pouvez/],
  [['parlez-moi du circuit centre'], 'et l’aller en avion du coup ?', /Un autre trajet peut se faire en avion/],
  [
    ['on aimerait faire le circuit Est en juin'],
    'c’est une bonne période ?',
    /^Oui, le circuit Est est ouvert en juin/,
  ],
  [['parlez-moi de l’Isalo'], 'c’est loin ? on est à Ambalavao', /^D’Ambalavao à Ranohira, 237 km/],
  [
    ['l’allée des baobabs est loin de morondava ?'],
    'plutôt le matin ou plutôt le soir ?',
    /^La lumière est la plus belle/,
  ],
  [
    ['Antananarivo Antsirabe combien d’heures de route'],
    'et sur place on voit quoi ?',
    /^On y parcourt en pousse-pousse/,
  ],
  [['Grands Tsingy'], 'c’est risqué ? j’ai le vertige', /^Les Grands Tsingy sont difficiles/],
  [['ouvrez-vous en février'], 'et le Sud ?', /^En février, le circuit Sud ne se fait qu’en partie/],
  [['comment marche le SOS'], 'y a du réseau à l’Isalo ?', /^Au village et à l’hôtel, le réseau passe/],
  [['prix du circuit Ouest'], 'le Nord ce serait moins cher ?', /^Oui, le prix du circuit Nord/],
  [['l’allée des Baobabs'], 'c’est payant ?', /^À l’allée des Baobabs, je ne connais pas de droit d’entrée/],
  [
    ['guide obligatoire à l’Isalo ?'],
    'il est compris dans le devis ?',
    /^Les guides des parcs se fixent dans le devis/,
  ],
  [
    ['parlez-moi du circuit Nord'],
    'faut-il être un bon marcheur ?',
    /^Assez : des marches de 3 à 6 h. Le circuit Nord est de niveau 2/,
  ],
  [['l’allée des Baobabs'], 'Kirindy est sur la même route ?', /^De l’allée des Baobabs à la forêt de Kirindy/],
  [['circuit Nord en janvier'], 'du coup on va où en janvier ?', /^Sinon, en janvier, seuls le Centre et le Sud/],
  [['Antsirabe Miandrivazo, c’est long ?'], 'et si on part après manger vers 14h ?', /^Non, pas en partant à 14 h/],
  [['parlez-moi du circuit Est'], 'il fait froid la nuit à Andasibe ?', /nuits sont fraîches/],
  [
    ['le circuit Est dure combien de jours ?'],
    'on voit des baleines en juin ?',
    /^En juin, c’est trop tôt pour les baleines/,
  ],
  [['prix du circuit Sud'], 'et pour une famille de 5 ?', /^Pour 5 personnes/],
  [['circuit Nord en août'], 'et si on vient plutôt à Pâques ?', /circuit Nord est ouvert en avril/],
  [['l’allée des Baobabs'], 'il y a beaucoup de marche ?', /^L’allée des Baobabs se voit sans effort/],
  [['comment payer'], 'c’est en euros ou en ariary ?', /^Vous choisissez la monnaie du devis/],
  [['comment payer'], 'où changer des euros ?', /^Changez dans les banques et les bureaux de change/],
  [['les baobabs'], 'le retour de nuit, ça craint ?', /^La nuit tombe une demi-heure après/],
  [['les baobabs'], 'une nuit en bivouac là-bas ?', /^On peut camper/],
  [['Ifaty'], 'on dort à Toliara, combien coûte une chambre ?', /^Une chambre simple/],
  [['comment marche le SOS'], 'et sans signal ?', /^Sans signal, la position se lit toujours/],
  [['parlez-moi du circuit Est'], 'combien de nuits à Sainte-Marie ?', /^Le circuit Est passe une nuit à Sainte-Marie/],
  [['parlez-moi du circuit Est'], 'on dort à Toamasina ?', /^Le circuit Est passe une nuit à Toamasina/],
  [['la Mer d’Émeraude'], 'y a quoi comme autre plage à côté', /^Autour/],
  [south, 'et si on est 6 potes ?', /720 à 1 200 € par personne, soit 4 320 à 7 200 € à 6,/],
  [
    ['le circuit Ouest pour un couple'],
    'le parcours avec baudrier, c’est pour qui ?',
    /^Déconseillé en cas de vertige/,
  ],
  [['circuit Sud en août'], 'visiter Isalo en fauteuil roulant, c’est possible ?', /fauteuil/],
  [['circuit Est en mars'], 'possible de voir des baleines à Sainte-Marie ?', /baleines/],
  [['ampefy c’est à combien de km de la capitale'], 'on peut y aller toute l’année ?', /^Au lac Itasy, venez d’avril/],
  [
    ['circuit Nord en août'],
    'et du coup la mer d’Émeraude, jouable ?',
    /^En août, le circuit Nord, qui passe par la Mer/,
  ],
  [['Isalo'], 'une desserte aérienne existe-t-elle pour cet endroit ?', /^Je ne connais pas de vol jusque-là/],
  [south, 'j’ai besoin d’un visa pour 3 semaines ?', /besoin d’un visa/],
  [['prix du circuit Est'], 'nous serions cinq', /^Pour 5 personnes, le prix du circuit Est/],
  [['circuit Nord ou circuit Est ?'], 'en juin les deux tournent ?', /^Oui, le circuit Nord est ouvert en juin/],
  [['circuit Ouest, c’est dur ?'], 'et celui des hautes terres, c’est plus doux ?', /^Le plus facile est/],
  [['le Sud ou l’Ouest ?'], 'le plus cool niveau physique ?', /^Le plus facile est le circuit Ouest/],
  [
    ['les gros arbres là, baobabs'],
    'c’est où ?',
    /^L’allée des Baobabs est dans l’Ouest, au nord de Morondava, à 19 km/,
  ],
  [['Kirindy'], 'c’est situé où ?', /^La forêt de Kirindy est dans l’Ouest, au nord-est de Morondava, à 64 km/],
  [['Anakao'], 'ça se trouve où par rapport à Tuléar', /^Anakao est au sud de Toliara\. De Toliara à Anakao, 38 km/],
  [
    ['Ranomafana'],
    'c’est au nord ou au sud de Fianar',
    /^Le parc national de Ranomafana .*au nord-est de Fianarantsoa/,
  ],
  [['Isalo ou Andringitra pour randonner'], 'lequel est le plus dur', /^Le plus dur, c’est le massif de l’Andringitra/],
  [['Isalo ou Andringitra'], 'et pour camper ?', /^On peut camper/],
  [['Andasibe ou Ranomafana'], 'le plus près de Tana c’est lequel ?', /^Si le temps compte, plutôt le parc d’Andasibe/],
  [['Ifaty ou Anakao'], 'avec nos 2 enfants ?', /^Avec des enfants, plutôt Ifaty/],
  [['Isalo'], 'ça prend combien de jours depuis tana', /une à deux journées.*16 à 21 h, deux jours au moins/],
  [['Nosy Be'], 'on peut voir des tortues', /^Oui, les tortues de mer.*presque toute l’année/],
  [['Nosy Be', 'on peut voir des tortues'], 'quand ?', /tortues vertes se voient presque toute l’année/],
  [
    ['Montagne d’Ambre'],
    'on peut le faire dans la journée',
    /^L’aller-retour tient dans la journée.*depuis Antsiranana/,
  ],
  [['de Tana à Antsirabe'], 'et au retour on peut passer par Ampefy', /lac Itasy.*\n\nDu lac Itasy à Antsirabe/],
  [['de Tana à Morondava'], 'on s’arrête où', /^Coupez le trajet à Antsirabe ou Miandrivazo/],
  [['de Morondava aux Tsingy'], 'y a des bacs ?', /^Oui, la voiture prend un bac/],
  [['Andasibe'], 'on peut y aller en taxi-brousse ?', /^Oui, avec un changement à Moramanga/],
  [['Ambohimanga'], 'on peut y aller en taxi ?', /^Oui, d’Antananarivo, un taxi vous y mène, 1 h à 1 h 45/],
  [['Antsirabe'], 'on peut y aller en train ?', /^Non, aucun train/],
  [['Anakao'], 'y a de l’électricité ?', /^Un peu.*quelques heures/],
  [['Bekopaka'], 'il y a de l’eau chaude ?', /^N’y comptez pas/],
  [['Kirindy'], 'une berline suffit ?', /^Non, pas avec une voiture ordinaire/],
  [['le Rova'], 'qui habitait là ?', /^Le Rova.*souverains merina/],
  [['Ambalavao'], 'et Anja on y va comment ?', /^D’Ambalavao à la réserve/],
  [
    ['isalo et ranomafana'],
    '2 jours chacun ça va ?',
    /Isalo, comptez une à deux journées.*Ranomafana, comptez une à deux/,
  ],
  [west, 'il dure combien de jours ?', /^Le circuit Ouest dure 9 jours/],
  [
    west,
    'et c loin de tana ?',
    /circuit Ouest.*Morondava.*700 km.*13 à 15 h.*deux jours.*une heure d’avion.*Tsiribihina/,
  ],
  [
    west,
    'et en aout ?',
    /^Oui, le circuit Ouest est ouvert en août.*affluence à l’allée des Baobabs.*plusieurs mois à l’avance/,
  ],
  [
    ['le circuit Est'],
    'et en juillet ?',
    /^Oui, le circuit Est est ouvert en juillet(?!.*(?:sèche|Hautes Terres)).*averses/,
  ],
  [
    ['le circuit Nord'],
    'et en août ?',
    /^Oui, le circuit Nord est ouvert en août(?!.*(?:sèche|Hautes Terres)).*Vent fort/,
  ],
  [west, 'on peut le faire en 1 jour ?', /ne tient pas en 1 jour : /],
  [
    west,
    'c’est quand le mieux',
    /^Le meilleur moment pour le circuit Ouest : mai à septembre\. Le circuit Ouest est ouvert/,
  ],
  [west, 'et il pleut bcp en février ?', /^Oui, souvent. Dans l’Ouest en février/],
  [
    west,
    'on peut le faire en 6 jours ?',
    /circuit Ouest ne tient pas en 6 jours : il en dure 9.*cinq jours depuis Morondava.*Centre, 6 jours/,
  ],
  [west, 'les repas aussi ?', /^Les repas du circuit Ouest se fixent dans le devis.*par écrit/],
  [west, 'c combien ?', /circuit Ouest n’a pas de prix fixe.*saison.*voyageurs.*véhicule.*devis, gratuit/],
  [west, 'et avec 2 enfants ?', /^Non, le circuit Ouest ne convient pas.*Centre et l’Est/],
  [['le circuit Centre'], 'et avec 2 enfants ?', /^Oui, le circuit Centre est avec l’Est/],
  [west, "c'est dur ?", /circuit Ouest est de niveau 3 sur 4.*parcours équipé dans les Grands Tsingy.*Deux bacs/],
  [south, 'faut être sportif ?', /circuit Sud est de niveau 4.*Pic Boby/],
  [west, 'il faut un 4x4 ?', /^Oui. Un 4x4 est nécessaire.*circuit Ouest/],
  [south, 'il faut un 4x4 ?', /^Non, sauf pour l’Andringitra. Sur la RN7, une berline suffit.*Namoly/],
  [
    west,
    'on dort où ?',
    /circuit Ouest s’arrête.*Bekopaka, le camp de Kirindy et Morondava.*sous tente.*Le devis fixe/,
  ],
  [west, 'comment on réserve ?', /circuit Ouest.*demande de devis.*onglet « Réserver ».*sans paiement/],
  [[...west, 'il dure combien de jours ?'], 'et le Nord ?', /^Le circuit Nord dure 9 jours/],
  [[...south, ...west, 'on dort où ?'], "et l'autre ?", /^Le circuit Sud s’arrête/],
  [[...south, ...west], 'lequel est mieux ?', /circuit Sud[^]*circuit Ouest/],
  [west, 'lequel est mieux ?', /^Comparé à quel circuit \?/],
  [['le circuit Sud en 8 jours'], 'et lequel alors ?', /^Les autres circuits :\n– le circuit Centre/],
  [
    south,
    'avec deux enfants de 5 et 8 ans ?',
    /^Oui, le circuit Sud se fait avec des enfants(?![^]*se fait avec des enfants)/,
  ],
  [['je voudrais un devis'], 'c’est payant ?', /sans paiement/],
  [['y a-t-il du paludisme'], 'et y en a à Antsirabe aussi ?', /moins sur les Hautes Terres/],
  [['c’est quand les baleines'], 'et là-bas on dort où ?', /^Sur notre circuit Est, on dort à Ambodifotatra/],
  [['comment aller à Morondava'], 'en avion c’est possible ?', /^Oui, un vol intérieur relie Antananarivo à Morondava/],
  [['le circuit Nord'], 'on peut ajouter une plage ?', /circuit Nord finit déjà.*Nosy Be/],
  [['le circuit Centre'], 'on peut ajouter une plage ?', /circuit Centre n’a pas de plage.*trois à cinq jours/],
  [south, 'en 8 jours ça passe ?', /circuit Sud ne tient pas en 8 jours : il en dure 12.*avion de Toliara.*Centre/i],
  [
    ['le circuit Est'],
    "et s'il pleut ?",
    /^La côte Est.*Septembre, octobre et novembre.*imperméable sert toute l’année/,
  ],
  [['Isalo'], "c'est cher l'entrée ?", /Isalo.*la plus chère.*supplément.*piscines.*à vérifier/],
  [['parlez-moi de l’Isalo'], 'combien de temps sur place ?', /Isalo, comptez une à deux journées/],
  [['Isalo'], 'on y va comment ?', /Isalo|Ranohira/],
  [['Morondava'], 'on y va comment ?', /^D’Antananarivo à Morondava/],
  [['Isalo'], 'y a quoi autour ?', /^Autour, à vol d’oiseau depuis le parc national de l’Isalo[^]*– .* km\n– .* km/],
  [['Isalo'], "c'est dans quel circuit ?", /circuit Sud.*onglet « Lieux »/],
  [
    ['Nosy Be'],
    'et y a des requins ?',
    /^À Nosy Be, on se baigne sans grand risque.*requins.*Demandez toujours sur place/,
  ],
  [['Tamatave'], 'et y a des requins ?', /^Ne vous baignez pas à Toamasina : courants et requins/],
  [['la RN7'], 'la route est bonne ?', /^La RN7 est goudronnée.*aujourd’hui ne m’est pas connu/],
  [
    ['on pense faire la RN7 en avril'],
    'quel mois conseillez-vous alors ?',
    /^D’avril à octobre, sur la RN7, il pleut peu/,
  ],
  [['la RN7'], 'et de nuit ?', /^Non, pas de nuit sur la RN7/],
  [
    ['la RN7'],
    'c’est faisable en 3 jours ?',
    /^Oui, en 3 jours, c’est possible, avec de longues journées.*Fianarantsoa, Ambalavao ou Ranohira/,
  ],
  [['Ifaty'], 'c’est mieux qu’Anakao ?', /^Si le temps compte, plutôt Ifaty/],
  [['Andasibe'], 'on peut y aller sans voiture ?', /^Oui, avec un changement à Moramanga/],
  [
    ['Tana Morondava combien de temps'],
    'et en avion ?',
    /^Oui, un vol intérieur relie Antananarivo à Morondava, en une heure environ.*journée de marge/,
  ],
  [
    ['Quelle est la meilleure saison pour partir ?'],
    'et en janvier ?',
    /^On peut voyager en janvier, mais.*cyclone.*Tsingy sont fermés, la côte Est est exposée.*Centre ou le Sud-Ouest.*jours de marge.*assurance annulation/,
  ],
  [['Quelle est la meilleure saison pour partir ?'], 'et pour les baleines ?', /juillet à septembre.*Sainte-Marie/],
  [['Peut-on voyager en mars ?'], "et la semaine d'après ?", /^Oui, avril est un bon mois/],
  [['Peut-on voyager en décembre ?'], 'le mois suivant ?', /^On peut voyager en janvier/],
  [['Ankarana'], "c'est dur ?", /^Effort moyen\. Dans l’Ankarana, la boucle prend cinq à six heures/],
  [['Ankarana'], 'c’est loin de Diego ?', /^D’Antsiranana à l’Ankarana, 108 km/],
  [['Nosy Be'], 'on y va comment depuis tana', /^Nosy Be se rejoint en avion/],
  [['Andringitra'], 'il fait froid la nuit ?', /les nuits sont froides.*geler/],
  [['il faut un visa ?'], 'c’est combien', /lisez le montant/],
  [['les baleines'], 'où ?', /Sainte-Marie/],
  [['le circuit Est'], 'avec un gamin de 5 ans ca va ?', /^Oui, le circuit Est est avec le Centre/],
  [south, 'combien de km ?', /^Le circuit Sud compte 1 205 km de route, soit 31 à 44 h/],
  [['Sainte-Marie'], 'c’est cher ?', /un plat de gargote/],
  [['tsingy'], 'comment y aller ?', /^On part de Morondava en 4x4/],
  [['paludisme'], 'et pour bébé ?', /^Pour protéger de jeunes enfants/],
  [['où faire du kitesurf'], 'les meilleurs mois ?', /^Pour le kitesurf.*avril à novembre/],
  [['le circuit Sud'], 'on sacrifie quoi ?', /^Sans l’ascension du pic Boby/],
  [['où plonger ?'], 'et prendre l’avion le lendemain ?', /^Pas le lendemain matin.*24 h/],
  [['quel pourboire'], 'et au chauffeur ?', /^Pour le chauffeur-guide/],
  [['faut un visa ?'], 'on peut le prendre à l’aéroport ?', /^Oui\. Pour un séjour touristique, le visa se demande/],
  [['les glaçons c’est bon ?'], 'une salade de tomates, ça passe ?', /^Plutôt non\. Les salades et les crudités/],
  [['quel opérateur a le meilleur réseau ?'], 'on peut aussi payer avec le tel ?', /MVola/],
  [['on peut boire l’eau ?'], 'même pour se laver les dents ?', /^Non, pas au robinet/],
  [['on laisse combien au guide local ?'], 'en euros ça fait combien ?', /5 000 à 10 000 Ar \(1 à 2 €\)/],
  [['des marchés à voir ?'], 'au resto on marchande aussi ?', /^Non, on ne marchande pas/],
  [['l’aéroport est loin du centre ?'], 'on atterrit à 1h du mat, on fait comment ?', /^Si vous atterrissez tard/],
  [['quelle chambre d’hôtel, équipée comment'], 'y a des bestioles dedans ?', /^Des araignées/],
  [['combien coûte un circuit ?'], 'par personne ?', /^C’est le devis qui dit/],
  [['Antsiranana - Toliara'], 'et en avion ?', /^Je ne connais pas de vol d’Antsiranana à Toliara/],
  [['la RN7'], '4x4 ou voiture normale ?', /^Sur la RN7, une voiture ordinaire suffit/],
  [['Nosy Be ou Sainte-Marie ?'], 'laquelle est la moins chère ?', /Nosy Be.*prix plus hauts/],
  [['nous hésitons entre Nosy Be et Sainte-Marie'], 'laquelle est la plus calme ?', /Sainte-Marie.*plus calme/],
  [['assurance voyage obligatoire ?'], 'et avec ma carte visa premier ?', /lisez les plafonds et les exclusions/],
  [['combien de jours pour un circuit'], 'et avec un bébé ?', /Centre et l’Est conviennent/],
  [['vous avez quoi comme circuits'], 'et le moins cher ?', /^Aucun n’a de prix fixe.*le circuit Centre : 6 jours/],
  [
    ['on hésite entre le nord et l’ouest'],
    'lequel est le moins fatigant ?',
    /\n– le circuit Nord : niveau 2.*\n.*Ouest/,
  ],
  [
    ['on hésite entre le nord et l’ouest'],
    'et pour la plage ?',
    /^Prenez plutôt le circuit Nord\.\n\nLe circuit Nord finit/,
  ],
  [
    ['prix du circuit nord ?'],
    'l’avion est dedans ?',
    /deux vols intérieurs.*vol international reste en général à votre charge/,
  ],
  [
    ['on vient en octobre, c’est un bon mois ?'],
    'c’est trop tard pour voir les baleines ?',
    /^Oui, en octobre, c’est trop tard pour les baleines/,
  ],
  [['circuit nord'], 'on peut y aller en février ?', /À la place, seuls le Centre et le Sud se font, en partie/],
  [
    ['tu connais Anakao'],
    'on fait quoi autour',
    /^Anakao est la plus calme.*\nAutour, à vol d’oiseau depuis Anakao.:\n– Toliara/,
  ],
  [['un hôtel à Nosy Be ?'], 'et de là on va comment à l’Ankarana', /^De Nosy Be au parc de l’Ankarana, .* en bateau/],
  [south, 'ma mère de 70 ans peut venir ?', /^Pour des seniors, le circuit Sud est éprouvant.: niveau 4/],
  [['nosy be'], 'c’est quand le mieux pour y aller ?', /^Venez à Nosy Be d’avril à décembre/],
  [
    ['les tsingy de bemaraha', 'et en mars c’est ouvert ?'],
    'sinon on fait quoi à la place',
    /^Sinon, en mars, seuls le Centre et le Sud se font/,
  ],
  [['c’est comment la route tana antsirabe'], 'ça prend combien de temps ?', /169 km, environ 4 à 6 h/],
  [['c’est comment la route tana antsirabe'], 'et de là jusqu’à Ambositra ?', /Antsirabe.*Ambositra/],
  [['circuit est'], 'ça finit où ?', /finit à Sainte-Marie/],
  [
    ['parlez-moi de Ranomafana'],
    'on y va comment depuis tana',
    /422 km et 11 à 15 h de route.*en passant par Antsirabe et Ambositra.*1 à 2 jours/,
  ],
  [['quel circuit est le moins fatigant'], 'et il dure combien de jours ?', /^Le circuit Est dure 8 jours/],
  [['on pense partir en juillet', 'il fait froid ?'], 'et à Nosy Be ?', /^À Nosy Be en juillet, le temps est sec/],
  [['quelle météo dans le Nord en juillet'], 'et en janvier ?', /^Dans le Nord en janvier, le temps est .*cyclone/],
  [
    ['quelle météo dans le Nord en juillet', 'et en janvier ?'],
    'et dans le Sud ?',
    /^Dans le Sud en janvier, le temps/,
  ],
  [['quelle météo à Toliara en mai'], 'et la nuit ?', /Les nuits sont fraîches/],
  [['où plonger à Nosy Be'], 'et en février ?', /^En février, ce n’est pas la meilleure saison pour la plongée/],
  [['route de Tana à Sainte-Marie'], 'et à moto ?', /^La route s’arrête à Soanierana Ivongo/],
  [['la piste des tsingy'], 'il faut un 4x4 ?', /^Oui.*il faut un 4x4/],
  [['le circuit ouest'], 'ma femme a le vertige, elle peut venir ?', /Déconseillé en cas de vertige/],
  [['le circuit Sud'], 'on en a que 8 qu’est-ce qu’on saute', /ne tient pas en 8 jours/],
  [['où plonger à Nosy Be'], 'l’eau est à combien ?', /^La mer va de 23/],
  [['la RN7'], 'et à moto ?', /^Oui, la RN7 se fait à moto/],
  [['piste de Morondava aux Tsingy'], 'et en décembre ?', /^En décembre, le trajet.*fermé par les pluies/],
  [
    ['taxi-brousse Tana Morondava', 'et en avion ?'],
    'le moins cher des deux ?',
    /^Le taxi-brousse est de loin le moins cher/,
  ],
  [['Isalo'], 'et depuis Toliara ?', /^De Toliara au parc national de l’Isalo, 243 km/],
  [['Isalo'], 'et depuis tana', /^D’Antananarivo au parc national de l’Isalo, comptez 703 km/],
  [['allée des baobabs'], 'c’est loin de la ville ?', /^De Morondava à l’allée des Baobabs/],
  [['comment aller à Anakao depuis Tuléar'], 'et par la route ?', /^Je ne connais pas de route.*on y va en bateau/],
  [
    ['on va à Morondava'],
    'ce vol il est dans le prix du circuit ?',
    /^Le vol international, non.*Le circuit Ouest a un vol intérieur/,
  ],
  [
    ['parle moi du circuit qui descend la RN7'],
    'jai que 9 jours ca rentre ?',
    /^Non, le circuit Sud ne tient pas en 9 jours/,
  ],
  [['prix du circuit nord ?'], 'et si on vient a 5 plutot que 2', /^Pour 5 personnes/],
  [['circuit centre'], 'ya beaucoup de route par jour ?', /La plus longue journée/],
  [
    ['circuit sud'],
    'la plus longue journée de route, c’est laquelle',
    /^La plus longue journée de route est le jour 2, vers Ranomafana/,
  ],
  [['prix du circuit sud'], 'pour 2 adultes et trois ados de 13, 15 et 17 ans', /^Pour 5 personnes.*l’âge des enfants/],
  [['prix du circuit est'], 'on est 2 adultes + 1 enfant', /^Pour 3 personnes/],
  [
    ['circuit sud'],
    'on sera une vingtaine, comment on réserve',
    /^Oui, le circuit Sud se fait à 20.*formulaire de l’accueil/,
  ],
  [['circuit centre'], 'c’est pour notre club de rando, 18 personnes', /^Oui, le circuit Centre se fait à 18/],
  [['circuit est en novembre'], 'il y aura encore des baleines ?', /^Non, en novembre, c’est trop tard/],
  [['circuit sud'], 'on aimerait l’enchaîner avec le centre', /^Oui, le Centre et le Sud se combinent/],
  [['les tsingy de bemaraha'], 'et par rapport à ceux du nord ?', /^Les Tsingy Rouge sont les plus faciles/],
  [['circuit nord'], 'un sac de couchage, il en faut un ?', /^Non, aucune nuit n’est sous tente/],
  [['circuit ouest'], 'qu’est-ce que je mets comme affaires dans mon sac', /^Pour le circuit Ouest, emportez/],
  [['quelle est la meilleure saison ?'], 'et pour le nord ?', /^Le meilleur moment pour le circuit Nord/],
  [['circuit est'], 'y a du palu ?', /^Oui, sur le circuit Est/],
  [south, 'et sans monter au pic Boby ?', /^Sans l’ascension du pic Boby, le circuit Sud est de niveau 2/],
  [south, 'on fait quoi le jour 9 ?', /«\s?Isalo et piscine naturelle/],
  [['prix du circuit Est', 'les vols sont compris ?'], 'et le Centre ?', /^Le circuit Centre n’a pas de vol intérieur/],
  [['Nosy Be'], 'c’est dans quel circuit ?', /^Nosy Be est sur notre circuit Nord, au jour 8/],
  [['dans quel circuit est Nosy Be ?'], 'et le prix pour 2 ?', /^Pour 2 personnes, le prix du circuit Nord/],
  [['Andasibe avec un bébé'], 'et Antsirabe ?', /^Oui, Antsirabe convient aux enfants/],
  [['voyage de noces en juillet'], 'et Sainte-Marie ?', /^À Sainte-Marie.*\n\nEn juillet, le circuit Est.*est ouvert/],
  [
    ['je suis en fauteuil roulant, quel circuit ?'],
    'les hôtels sont adaptés ?',
    /^Très peu d’hébergements sont équipés/,
  ],
  [['quel budget par jour'], 'et à deux ?', /^À 2, comptez par jour .* 50 à 80 €/],
  [
    ['Tana Antsirabe combien d’heures'],
    'ça prend combien de temps ?',
    /^(?!.*aluminium)D’Antananarivo à Antsirabe, 169 km/,
  ],
  [south, 'on a quinze jours, que rajouter ?', /3 jours.*lagon d’Ifaty/],
  [south, 'et avec nos ados de 14 ans en janvier', /^Oui, si vos ados sont sportifs.*\n\nEn janvier, le circuit Sud/],
  [['le circuit Est'], 'pas de bateau pour nous, on peut l’éviter ?', /^Oui. Sans la traversée en vedette/],
  [west, 'il y a une douche le soir ?', /^Oui, sauf les deux nuits de bivouac/],
  [west, 'je suis enceinte de 3 mois', /^Enceinte, parlez d’abord/],
  [[...west, 'on voit des baleines ?'], 'et on revient comment', /finit à Morondava/],
  [['circuit centre ou est ?'], 'et avec un bébé de dix mois', /^Prenez plutôt le circuit Centre/],
  [west, 'faut-il des vaccins', /vaccin/],
  [west, 'et si l’avion est annulé ?', /la compagnie vous replace.*jour de marge/],
  [south, 'y a de l’électricité le soir ?', /^Oui, sauf au camp sous le pic Boby/],
  [west, 'et sans chauffeur ?', /^Nous vous le déconseillons/],
  [west, 'on peut se baigner dans le fleuve ?', /^Non.*crocodiles/],
  [['circuit est ou centre ?'], 'on se caille en juillet ?', /5 à 10 °C la nuit.*\n\n.*nuits restent douces/],
  [['le nord ou l’est en août'], 'et niveau plage ?', /^En août et pour la plage.*Sainte-Marie.*Nosy Be/],
  [['le nord ou l’ouest pour les tsingy'], 'c’est faisable avec le vertige ?', /^Prenez plutôt le circuit Nord/],
  [['le nord ou l’ouest pour les tsingy'], 'les rouges ou les grands ?', /^Les Tsingy Rouge sont les plus faciles/],
  [['quel circuit est le plus sauvage ?'], 'et le plus typique', /^Le plus typique.*circuit Centre/],
  [['circuit nord'], 'juin ou octobre ?', /^Plutôt en octobre pour le circuit Nord/],
  [['on fait le sud et l’est, 21 jours'], 'dans quel ordre ?', /^Commencez par le Sud/],
  [['on a 3 000 € à deux, quel circuit ?'], 'le vol est déjà payé', /^Oui.*sans le vol international.*le Sud/],
  [
    ['on a 4 000 € à deux tout compris, c’est jouable ?'],
    'sans chauffeur ?',
    /^Sans chauffeur, on ne gagne presque rien/,
  ],
  [['combien coûte un circuit ?'], 'et pour 4 ?', /^Pour 4.*partagez le véhicule.*devis/],
  // Places and ways.
  [
    ['Isalo'],
    'et de là jusqu’à l’océan on met combien d’heures',
    /^Du parc national de l’Isalo à Ifaty-Mangily.*271 km/,
  ],
  [
    ['Antsiranana'],
    'l’aéroport est à combien du centre-ville',
    /^D’Antsiranana à l’aéroport d’Antsiranana, comptez 9 km/,
  ],
  [['Sainte-Marie'], 'on y va plutôt en bateau ou en avion', /^Plutôt l’avion.*annulée par mauvaise mer/],
  [['Sainte-Marie'], 'en bateau depuis Soanierana ça secoue ?', /^La traversée vers Sainte-Marie bouge souvent/],
  [
    ['Andasibe'],
    'on peut faire l’aller-retour dans la journée ?',
    /^Mieux vaut dormir sur place : les indris chantent/,
  ],
  [['Allée des Baobabs'], 'on peut y dormir ?', /^Sur notre circuit Ouest, on dort à Morondava/],
  [['Ranomafana'], 'c’est raide pour ma mère de 66 ans ?', /^À Ranomafana, les sentiers sont raides/],
  [['Ifaty ou Anakao'], 'laquelle est la plus simple d’accès', /plutôt Ifaty-Mangily, plus simple à atteindre/],
  [['Tana Antsirabe en voiture'], 'et jusqu’à Ranomafana ?', /^D’Antsirabe au parc national de Ranomafana.*253 km/],
  [['Toliara Ifaty combien de temps'], 'et Anakao ?', /^De Toliara à Anakao, 38 km/],
  [['Antsirabe Morondava'], 'en un jour ou il vaut mieux couper ?', /^Mieux vaut couper.*Miandrivazo/],
  [['Antsirabe Morondava'], 'on trouve de l’essence en route ?', /^Faites le plein/],
  [['Antsirabe Morondava'], 'y a des coupeurs de route ?', /dahalo/],
  [['Nosy Be en juillet'], 'y a des baleines à ce moment-là ?', /^En juillet, .*baleines/],
  [['on part en octobre, bonne idée ?'], 'quel circuit du coup', /^En octobre, prenez plutôt le circuit Est/],
  [['mai, c’est bien ?'], 'et pour les baleines c’est trop tard ?', /^Non, en mai, c’est trop tôt/],
  [['quand voir les baleines ?'], 'et à la Toussaint ?', /^En octobre, c’est trop tard pour les baleines/],
  [west, 'il faut combien de 4x4 ?', /^Jusqu’à quatre voyageurs, une seule voiture/],
  [['septembre, bon mois ?'], 'il y a beaucoup de monde ?', /^En septembre, il y a moins de monde/],
  [['novembre, bon mois ?'], 'c’est plus cher qu’en août ?', /^Non, pas en novembre/],
  [
    ['quel circuit en famille ?'],
    'et sans avion',
    /^En famille et sans vol intérieur, prenez plutôt le circuit Centre/,
  ],
  [['quel circuit avec des enfants en mai'], 'et en février', /^En février et avec des enfants.*Centre/],
  [['le circuit Sud'], 'ça passe avec des ados pas sportifs ?', /^Non, pas tel quel.*pic Boby/],
  [['quel circuit pour la plage avec des ados'], 'ou sinon ?', /prenez plutôt le circuit Est/],
  [['on part en mars, c’est bien ?'], 'c’est moins cher ?', /^Oui, c’est moins cher en mars/],
  // Questions.
  [['faut un visa ?'], 'et pour ma fille de 3 ans ?', /^Chaque enfant doit avoir son propre passeport et son visa/],
  [['faut un visa ?', 'et pour ma fille de 3 ans ?'], 'ça se paie comment ?', /^Le prix du visa dépend/],
  [['c’est quoi un taxi-brousse'], 'on réserve comment ?', /^Réservez la veille/],
  [['faut une assurance ?'], 'c’est obligatoire ?', /^L’assurance voyage n’est pas exigée/],
  [['faut une assurance ?'], 'et le visa ?', /ont besoin d’un visa/],
  [['on vient avec un bébé de 8 mois'], 'et l’anti-palu, il a le droit ?', /^Pour protéger de jeunes enfants/],
  [['le devis est payant ?'], 'et après, suis-je engagé ?', /sans engagement/],
  [
    ['le circuit Ouest c’est difficile ?', 'j’ai le vertige'],
    'du coup vous proposez quoi à la place ?',
    /^Les autres circuits/,
  ],
  [
    ['on change où nos euros ?'],
    'et s’il en reste à la fin du séjour ?',
    /ariary ne s’échange guère|Changez dans les banques/,
  ],
  [['le circuit Nord en octobre'], 'et un mois plus tard ?', /en novembre/],
  [['le circuit Nord en octobre'], 'ou un mois avant ?', /en septembre/],
  [
    ['le taxi-brousse de Tana à Antsirabe'],
    'on a deux petits de 4 et 6 ans',
    /^Avec de jeunes enfants, préférez une voiture/,
  ],
  [['faut un visa ?'], 'et pour les enfants c’est pareil ?', /^Chaque enfant/],
  [['faut un visa ?'], 'ok merci. sinon à Ifaty on dort où', /^Sur notre circuit Sud, on dort à Ifaty-Mangily/],
  [['on peut voir des baleines en août ?'], 'elles partent d’où les sorties ?', /^Les baleines à bosse/],
  [['faut un visa ?'], 'et si on reste 40 jours ?', /^Il y a quatre durées de visa/],
  [
    ['centre ou est, lequel est le plus court ?'],
    'les deux sont faisables en mars ?',
    /^En mars, le circuit Centre ne se fait qu’en partie.*\n\nNon, le circuit Est est fermé en mars/,
  ],
  [['c’est quand les baleines à Sainte-Marie'], 'how do we get there from tana?', /On va à Sainte-Marie en avion/],
  [['le circuit Ouest'], 'how do we get back to the capital?', /finit à Morondava, d’où l’on revient en avion/],
  [['faut un traitement anti palu pour le nord?'], 'et pour les enfants ?', /^Pour protéger de jeunes enfants/],
  [['faut un traitement anti palu ?'], 'on commence quand avant de partir', /dépend du médicament.*le médecin/],
  [['Comment fait-on pour réserver chez vous ?'], 'faut sortir la carte bleue tout de suite ?', /^Rien ne se paie/],
  [
    ['il dure combien le circuit avec l’allée des baobabs'],
    'on peut le faire en 6 jours ?',
    /^Non, le circuit Ouest ne/,
  ],
  [['le circuit Est'], 'is it very tiring?', /niveau 2 sur 4/],
  [['le circuit Est'], 'and if the sea is too rough that day?', /elle s’annule/],
  [['isalo ou ranomafana'], 'et l’autre ?', /^Parc national de Ranomafana/],
  [['le visa se prend à l’aéroport ?'], 'et les enfants aussi il leur en faut un ?', /^Oui, chaque enfant doit avoir/],
  [['le circuit Centre', 'il fait froid en juillet ?'], 'le jour 4 on fait quoi', /^Le jour 4, c’est « D’Antoetra/],
  [['comment on réserve chez vous'], 'faut s’y prendre combien de temps à l’avance', /^Plusieurs mois à l’avance/],
  [['faut un visa ?'], 'ça coûte combien', /^Le prix du visa dépend de la durée/],
  [['on a peur des moustiques'], 'quel produit', /répulsif pour les tropiques/],
  [['15 jours à deux, quel budget sur place ?'], 'avec les vols', /750 à 1 200 €.*1 800 à 3 000 € pour 2/],
]

test.each([
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
    /plutôt en novembre/,
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
    'euh bonjour j’ai 70 ans et je voudrais voir l’allée des baobabs, mais sans faire trop de route, voilà, est-ce qu’on peut y aller en avion ?',
    /^Oui, jusqu’à Morondava : un vol intérieur/,
  ],
  [
    'bjr est-ce que l’appli marche sans internet parce qu’on va dans le sud et on m’a dit qu’il n’y a pas de réseau du tout pendant des jours',
    /^Oui, l’application fonctionne sans Internet/,
  ],
])('of a long message, the question is answered: « %s »', (message, pattern) => {
  const [reply] = talk(message)
  expect(reply).toMatch(pattern)
})

describe('a place, circuit or month after a general question', () => {
  test.each([
    ['internet ?', 'à Sainte-Marie ?', /^Oui, à Sainte-Marie, le réseau mobile passe/],
    ['des baleines ?', 'et à Nosy Be ?', /^On en voit aussi, moins nombreuses, vers Anakao, Ifaty et Nosy Be/],
    ['des serpents ?', 'et à Nosy Be ?', /^Je ne sais rien de plus précis pour ce lieu \(Nosy Be\)\. Aucun serpent/],
    ['vous proposez quoi ?', 'et à Nosy Be ?', /^À Nosy Be : la forêt de Lokobe/],
    ['je veux voir un aye-aye', 'on en voit à Andasibe ?', /^Je ne sais rien de plus précis .*L’aye-aye est nocturne/],
    ['un traitement contre le palu ?', 'même sur le circuit Centre ?', /^Non, le traitement contre le paludisme/],
    ['il faut un 4x4 ?', 'et pour le sud ?', /^Non, sauf pour l’Andringitra. Sur la RN7, une berline suffit/],
    ['je mets quoi dans ma valise en juillet ?', 'et en janvier ?', /^En janvier, il fait chaud.*Dans la valise/],
    ['c’est quoi la meilleure saison', 'et pour les baobabs ?', /^La meilleure saison pour l’allée des Baobabs/],
  ])('after « %s », « %s » asks it again of that place, unless it was where to go', (before, message, pattern) => {
    expect(talk(before, message).at(-1)).toMatch(pattern)
  })

  test('a second place is asked about the same', () => {
    const [, , reply] = talk('le paludisme ?', 'et à Antsirabe ?', 'et à Morondava ?')
    expect(reply).toMatch(/\(Morondava\)\. Le paludisme est présent/)
  })
})

describe('small talk', () => {
  test.each([
    ['votre assistant est nul', /^Désolé/],
    ['ce n’est pas ma question', /^Désolé/],
    ['hors sujet, je veux mourir', /^Merci de l’avoir écrit/],
    ['votre robot inutile, ma fille a disparu', /^Appelez tout de suite le 117/],
    ['c’était pas pour vous mais il fait un infarctus', /124/],
  ])('« %s » is a complaint only if it says nothing else', (message, pattern) => {
    expect(talk(message)[0]).toMatch(pattern)
  })

  test.each([
    ['super', /^Très bien\. Le devis du circuit Nord/],
    ['👍', /^Très bien/],
    ['ok parfait', /^Très bien/],
    ['thank you so much', /^This site is in French only.*Avec plaisir/s],
    ['non', /^D’accord/],
    ['no', /^D’accord/],
    ['vous n’avez pas compris', /^Désolé/],
    ['c’est nul comme réponse', /^Désolé/],
    ['vous êtes là ?', /^Oui, je vous écoute/],
    ['t’es sûr ?', /^C’est ce que disent nos pages/],
    ['ok on va en parler avec ma femme', /^Prenez votre temps/],
  ])('« %s » asks nothing about the journey, which goes on', (message, pattern) => {
    const [, reply, next] = talk('parlez-moi du circuit Nord', message, 'et en août ?')
    expect(reply).toMatch(pattern)
    expect(next).toMatch(/^Oui, le circuit Nord est ouvert en août/)
  })

  test('after an urgent answer the help goes on', () => {
    const [, reply] = talk('mon mari ne respire plus', 'ok')
    expect(reply).not.toMatch(/^Très bien/)
  })
})

test.each(followUps)('after %j, « %s » goes on', (before, followUp, pattern) => {
  expect(talk(...before, followUp).at(-1)).toMatch(pattern)
})

test.each(Object.entries(circuitNotes))(
  'the nights of the circuit %s are those of its programme',
  async (slug, { nights }) => {
    const programme = await loadProgramme(slug)
    const names = programme?.itinerary?.flatMap((day) => day?.night?.name ?? []) ?? []
    const missing = names.filter((name) => !/bivouac/.test(name) && !nights.toLowerCase().includes(name.toLowerCase()))
    expect(names.length).toBeGreaterThan(3)
    expect(missing).toEqual([])
  },
)

test.each(
  [
    'plus court, plus rapide, moins long, plus long, moins fatigant, moins dur, moins difficile, moins sportif, moins physique',
    'moins éprouvant, moins crevant, plus facile, plus simple, plus tranquille, plus cool, plus reposant, plus doux',
    'plus accessible, plus calme, plus relax, plus dur, plus difficile, plus sportif, plus aventureux, plus sauvage',
    'moins cher, moins coûteux, plus économique, plus abordable',
  ].flatMap((line) => line.split(', ')),
)('the circuits are ranked for the one that is « %s »', (criterion) => {
  expect(talk(`quel circuit est le ${criterion} ?`).at(-1)).toMatch(/\n– le circuit Centre/)
})

describe('the subject', () => {
  test('is asked for when nobody has named one', () => {
    const turn = replyTo('il dure combien de jours ?', emptyMemory)
    expect(turn.reply.text).toMatch(/quel circuit.*Centre.*Nord.*Sud.*Est et l’Ouest/)
    expect(turn.reply.suggestions).toHaveLength(5)
  })

  test('is asked for, and what was asked of it is kept', () => {
    expect(talk('il dure combien de jours ?', 'Et le circuit Est ?').at(-1)).toMatch(/^Le circuit Est dure 8 jours/)
  })

  test('is asked for, and the month that was named is kept', () => {
    expect(talk('on peut le faire en mars ?', 'Et le circuit Nord ?').at(-1)).toMatch(
      /^Non, le circuit Nord est fermé en mars/,
    )
  })

  test('is described after another was asked about with a number of days', () => {
    expect(talk('le circuit Sud en 8 jours', 'et le Nord ?').at(-1)).toMatch(/^Le circuit Nord dure 9 jours/)
  })

  test('is not taken over by a message that is complete', () => {
    expect(talk(...west, 'il faut un visa ?').at(-1)).toMatch(/besoin d’un visa/)
  })

  test('is forgotten after five messages without it', () => {
    const others = ['il faut un visa ?', 'le taux de change', 'les vaccins', 'le décalage horaire', 'les jours fériés']
    expect(talk(...west, ...others.slice(1), 'il dure combien de jours ?').at(-1)).toMatch(/circuit Ouest dure/)
    expect(talk(...west, ...others, 'il dure combien de jours ?').at(-1)).toMatch(/De quel circuit/)
  })
})

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
    ['mon ami a trop bu et vomit', 'je le laisse dormir ?', /^Dans le doute/],
    ['un homme me suit dans la rue', 'on va où ?', /^Entrez là où il y a du monde/],
    ['il y a le feu à l’hôtel', 'la porte est chaude', /^N’allez pas dans la fumée/],
    ['un serpent a mordu mon guide', 'le piroguier veut poser une pierre noire', /^Non : ni coupure, ni succion/],
    ['on a eu un accident de voiture', 'l’ambulance veut être payée avant', /^Que l’argent ne retarde pas les soins/],
    ['ma femme a 40 de fièvre', 'on roule vers l’hôpital ou on attend demain ?', /^N’attendez pas une ambulance/],
    ['ma mère s’est cassé la jambe', 'les secours arrivent quand ?', /^Je ne sais pas quand les secours/],
    ['mon père a une douleur dans la poitrine', 'il refuse d’y aller', /^C’est une urgence, même s’il dit/],
    ['un homme me suit dans la rue', 'le magasin ferme bientôt', /^N’en ressortez pas seul/],
    ['un homme me suit dans la rue', 'je suis entrée dans une pharmacie', /^N’en ressortez pas seul/],
    ['il y a le feu à l’hôtel', 'mon père est encore dans la chambre', /^N’y retournez pas/],
    ['on s’est perdus dans l’Isalo', 'nos gourdes sont vides', /^Dites-le d’abord/],
    ['notre voiture est en panne en pleine nuit', 'un camion s’arrête, on ouvre ?', /^N’ouvrez pas et ne montez pas/],
    ['j’ai été violée', 'j’ai honte d’aller à la police', /^Rien ne vous oblige à porter plainte/],
    ['mon père ne respire plus', 'les secours n’arrivent pas', /^Continuez d’appuyer/],
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
    ['accident de voiture', 'et maintenant on fait quoi ?', /^Personne en danger/],
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

/** Messages that ask two things, and what each half of the answer says. */
const twoParts: [string, RegExp][] = [
  ['Kirindy en mars possible ? sinon on va où ce mois-là', /^Plutôt non\. En mars.*\n\nSinon, en mars/],
  [
    'combien pour deux dans l’Est, les vols sont dans le prix ?',
    /^Pour 2 personnes.*\n\nLe vol international, non.*Le circuit Est a un vol/,
  ],
  ['visa et un vaccin ?', /^Les ressortissants français.*visa.*\n\nAucun vaccin n’est exigé.*fièvre jaune/],
  ['quel temps en aout et faut il un pull', /^En août, .*nuits froides.*\n\nOui, prenez un pull/],
  ['prix du circuit sud et combien de jours', /circuit Sud n’a pas de prix fixe.*\n\nLe circuit Sud dure 12 jours/],
  ['on peut payer par carte et ou retirer', /^La carte bancaire.*\n\n.*distributeurs/],
  [
    'isalo ou andringitra et c loin ?',
    /^Si le temps compte, plutôt le massif de l’Andringitra.*\n.*\n.*\n\n.*Isalo, comptez .*km.*\n.*Andringitra, comptez .*km/,
  ],
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
  ['c’est mieux mai ou octobre ? et les prix changent ?', /plutôt en octobre.*\n\nNon, pas en octobre : les prix/],
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
  ['prix + durée du circuit est', /prix fixe.*\n\nLe circuit Est dure 8 jours/],
  ['durée, prix et niveau du circuit nord', /dure 9 jours.*\n.*prix fixe[^]*\n\nLe circuit Nord est de niveau 2/],
]

test.each(twoParts)('« %s » is answered in two parts, in the order asked', (message, pattern) => {
  expect(talk(message)[0]).toMatch(pattern)
})

test.each([
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
  ['c’est dangereux à Toliara ?', /^La plupart des séjours se passent bien/],
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

test.each([
  ['mon fils a 39 et on est a morondava, on va ou', /^Enfant somnolent/],
  ["j'ai perdu mon passeport et mon vol est demain", /^Déclarez la perte/],
  ['mordu par un chien, faut il annuler nosy be ?', /^Lavez la plaie/],
])('« %s » is urgent, and answered alone', (message, pattern) => {
  expect(talk(message)[0]).toMatch(pattern)
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
    ['Do I need malaria pills?', /n’est pas obligatoire, mais il est vivement conseillé/],
    [
      'how bad are the roads between Tana and Isalo, is it doable in a normal car?',
      /goudron[^]*Une voiture ordinaire passe/,
    ],
    ['can i use my uk plug there', /Royaume-Uni, prenez-en un/],
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
    ['Deux semaines, que peut-on faire ?', /En 14 jours.*Sud/],
    ['Deux semaines en août', /^En août et en 14 jours.*Est.*Sinon.*Sud/],
    ['Deux semaines en février avec des enfants', /Centre/],
  ])('« %s » is answered from the programmes', (message, pattern) => {
    expect(talk(message)[0]?.replaceAll('\n', ' ')).toMatch(pattern)
  })
})
