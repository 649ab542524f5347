import { expect, test } from 'vitest'
import { answerMessage } from '#mocks/assistant/answer-message.ts'
import { parseMessage } from '#mocks/assistant/message.ts'
import { createQuestionClassifier, rankQuestions } from '#mocks/assistant/rank-questions.ts'
import { examples } from '#mocks/assistant/safety/examples.ts'
import { questionMessages } from '#mocks/data/messages/question-messages.ts'
import { notes } from '#mocks/data/notes.ts'
import { foldFrench } from '#src/content/french-terms.ts'
import { questions } from '#src/content/questions.ts'

/** Messages as travellers type them, and what the reply must contain. The assistant learns from none of them. */
const answered: [string, RegExp][] = [
  ['départ en juillet, retour en août, quel passeport valable ?', /^Le passeport doit/],
  ['est-il possible de faire Isalo depuis Nosy Be en 2 jours ?', /^Non, en 2 jours.*comptez 35 à 47 h/],
  [
    'Isalo, Nosy Be et Sainte-Marie en 15 jours, possible ?',
    /^Au parc national de l’Isalo, comptez une à deux journées/,
  ],
  ['y a-t-il un centre de plongée à Nosy Be ?', /^Nosy Be est le premier centre de plongée/],
  ['10 jours pile sur place, on vise quoi', /^En 10 jours, prenez plutôt/],
  ['limestone needles out west, which months', /^[^]*Le meilleur moment pour le circuit Ouest/],
  ['is october too late for whales', /c’est trop tard pour les baleines/],
  ['on pourrait faire Sud + Est en 3 semaines ?', /^Oui, le Sud et l’Est tiennent en 21 jours/],
  ['do you charge a fee', /frais de service sont de 0 %/],
  ['quoi dans le sac en août ?', /^En août.*pull chaud/],
  ['mon passeport expire en janvier et je rentre en octobre, ça passe ?', /^Non, renouvelez-le avant le départ/],
  ['mon passeport expire en mai, retour prévu en octobre', /^Le passeport doit être valable/],
  ['je me tâte entre votre Est et votre Ouest', /^Prenez plutôt le circuit Est/],
  ['au centre de soins ils parlent français ?', /^Le malgache et le français/],
  ['c’est quoi votre voyage avec les baobabs ?', /^C’est le circuit Ouest/],
  ['what languages does the audio guide speak', /en français, anglais, espagnol ou chinois/],
  ['is july too early for humpbacks', /Non, en juillet, c’est une bonne saison pour les baleines/],
  ['quelles tatanes pour les tsingy ?', /^Comme chaussures/],
  ['les tsingy et Nosy Be en huit jours, réaliste ?', /^Non, pas en entier : l’Ouest et le Nord/],
  ['combien de jours pour le Sud avec mes parents retraités ?', /^Le circuit Sud dure 12 jours/],
  ['un bon coin de kite, lequel ?', /^Pour le kitesurf/],
  ['une banane pour qu’un maki vienne sur ma tête, bonne idée ?', /^Non, ne donnez rien à manger aux lémuriens/],
  ['jai besoin dun visa ?', /besoin d’un visa/],
  ['est-ce fréquent de se faire voler son sac à Tana ?', /^Oui, les vols à la tire/],
  ['quels habits pour mai', /^En mai, /],
  ['une assurance est incluse dans votre tarif ?', /^Non, aucune assurance/],
  ['mes parents ont 79 ans, c’est raisonnable ?', /seniors/],
  ['ma fille de 3 ans, c’est raisonnable ?', /^Oui, c’est raisonnable avec un enfant/],
  ['j’ai égaré le courriel du devis', /courriers indésirables/],
  ['merci, et quel pourboire pour le guide', /5 000 à 10 000 Ar/],
  ['what is the best month for baby lemurs', /De septembre à novembre/],
  ['Combien coûte le visa de 30 jours', /site officiel/],
  ['mon passeport expire dans 4 mois', /six mois/],
  ['un billet de retour est exigé ?', /un billet de retour est demandé/],
  ['il fait nuit vers quelle heure', /se couche entre/],
  ['promenade à pied le soir à Tuléar', /ne marchez pas/],
  ['voiture avec chauffeur ou taxi-brousse ?', /sans horaire garanti.*la plus sûre/],
  ['quelle quantité d’eau faut-il boire par jour', /deux à trois litres/],
  ['les plats sont pimentés ?', /peu épicée/],
  ['des quartz dans la valise, il faut une facture ?', /pierres et l’or demandent une facture/],
  ['je veux un être humain au téléphone', /page Contact/],
  ['combien d’heures on marche à Ranomafana', /quelques heures/],
  ['crevés après le vol, où se reposer les premiers jours', /Antsirabe/],
  ['does my baby need a visa', /son propre passeport/],
  ['can I cancel my reservation', /n’engage à rien/],
  ['can we get cash in small villages', /petites coupures/],
  ['est ce que mes enfants ont besoin dun passeport', /son propre passeport/],
  ['comment prolonger mon visa sur place', /ministère de l’Intérieur/],
  ['Bonjour, je voudrais savoir quelle est la meilleure période pour partir', /saison sèche/],
  ['QUEL TEMPS FAIT IL EN AOUT', /^En août, .*sèche.*Hautes Terres/],
  ['il fait froid la nuit a antsirabe ?', /5 à 10/],
  ['peut on voir les tsingy en fevrier', /ferme|saison sèche/],
  ['ya t il du palu', /traitement préventif/],
  ['jai la diarrhee que faire', /réhydratation/],
  ['je suis enceinte de 4 mois', /paludisme est plus grave/],
  ['Y a-t-il des requins à Tamatave ?', /courants et requins/],
  ['que faire si un chien me mord', /eau et au savon/],
  ['ou se faire soigner', /cliniques/],
  ['assurance rapatriement obligatoire ?', /n’est pas exigée/],
  ['Est-ce que c’est dangereux ?', /précautions simples/],
  ['tana la nuit c dangereux ?', /nuit tombée/],
  ['une femme seule peut elle voyager', /beaucoup le font/],
  ['comment marche le sos', /position précise/],
  ['mon passeport est perdu, je fais quoi', /document de voyage provisoire/],
  ['couple gay bien accepté ?', /même sexe/],
  ['taux de change euro ariary', /5 000 Ar/],
  ['on peut payer par CB ?', /espèces/],
  ['cb de budget par jour', /par personne et par jour/],
  ['Combien de pourboire pour le guide', /5 000 à 10 000 Ar/],
  ['prix dun repas au resto', /25 000 à 60 000 Ar/],
  ['faut-il négocier les prix', /premier prix/],
  ['Combien de temps dure le vol depuis Paris', /11 h/],
  ['decalage horaire avec la france', /UTC\+3/],
  ['etat de la RN7', /goudronnée/],
  ['bateau pour sainte marie', /Soanierana Ivongo/],
  ['temps de route entre Antananarivo et Antsirabe', /169 km, environ 4 à 6 h/],
  ['combien dheures de andasibe a manambato', /4 h/],
  ['Comment aller de Tana à Morondava ?', /vol|avion/i],
  ['quel adaptateur pour les prises', /type C et E/],
  ['acheter une puce telephone', /passeport/],
  ['combien de vanille puis-je rapporter', /2 kg/],
  ['lémuriens a la queue rayée', /maki catta/],
  ['Quand voir l’allée des Baobabs ?', /coucher du soleil|aube/],
  ['il ya des serpent dangereux ?', /Aucun serpent/],
  ['plongée à Nosy Be', /Tanikely/],
  ['spot de kite', /Sakalava/],
  ['prix entrée parc isalo', /45 000 et 65 000/],
  ['que mange t on', /riz/],
  ['le retournement des morts', /lamba/],
  ['combien d habitants', /millions/],
  ['Que voir dans le sud ?', /Isalo/],
  ['circuit de 6 jours', /Centre/],
  ['quel circuit avec des enfants de 5 ans', /Centre/],
  ['cest ou bemaraha', /circuit Ouest/],
  ['faut il payer un acompte en ligne', /pas de paiement en ligne/],
  ['comment annuler ma demande', /référence/],
  ['vous répondez en combien de temps', /sous 24h/],
  ['l appli existe sur iphone ?', /pas de version pour iPhone/],
  ['que faites vous de mes donnees', /effacer/],
  ['Est-ce que je dois demander un visa si je reste trois semaines ?', /besoin d’un visa/],
  ['Que signifie le mot fady ?', /interdit local/],
  ['Le circuit convient-il à des enfants de 6 ans ?', /^Avec des enfants/],
  ['Ma grand-mère a 75 ans, est-ce faisable ?', /seniors/],
  ['Nous sommes 12, est-ce possible ?', /jusqu’à 50/],
  ['Aurai-je du réseau dans l’Isalo ?', /zones sans réseau/],
  ['Décrivez-moi le parc de l’Isalo', /^Parc national de l’Isalo, sur notre circuit Sud/],
  ['L’Itasy mérite-t-il le détour ?', /^Oui, si votre route y passe\. Lac Itasy/],
  ['Quelle est la capitale ?', /^Antananarivo est la capitale/],
  ['Où observer les baobabs ?', /^L’allée des Baobabs/],
  ['quand a lieu la saison des litchis', /letchis en novembre/],
  ['Octobre est-ce bien ?', /septembre à novembre/],
  ['Ifaty ou Anakao, que choisir ?', /^Si le temps compte, plutôt Ifaty[\s\S]*Anakao est la plus calme/],
  ['Combien de temps de route jusqu’à Morondava ?', /^D’Antananarivo à Morondava, comptez 13 à 15 h/],
  ['Tana - Tamatave combien de temps ?', /Toamasina, comptez 355 km par la RN2 et 8 à 10 h/],
  ['Le circuit Nord fait combien de kilomètres ?', /430 km de route/],
  ['Circuit Centre : quelles sont les étapes ?', /– D’Antananarivo à Antsirabe/],
  ['comment aller a sainte marie depuis tana', /^On va à Sainte-Marie/],
  ['Quelle est la hauteur du pic Boby ?', /2 658 m/],
  ['taxi brousse c’est sur ?', /accidents/],
  ['Que faites-vous de mon adresse mail ?', /^Vos données/],
  ['ca coute combien par jour', /par personne et par jour/],
  ['cest quand le mieux pour venir', /^La saison sèche/],
  ['on peut boire leau', /n’est pas sûre/],
  ['le visa je le prend avant ou a larrivee', /en ligne ou à l’arrivée/],
  ['votre numero de tel', /^Appelez-nous au \+261/],
  ['si j annule', /conditions d’annulation/],
  ['combien dheures de vol depuis paris', /11 h/],
  ['je m’égare dans vos rubriques, c’est combien un circuit ?', /^Nous n’affichons pas de prix fixe/],
  ['que faire à Tana pour ne pas se faire piquer son sac', /^Pour éviter le vol/],
  ['l’avion me rend malade de peur, tout en voiture c’est possible ?', /^Oui, sans vol intérieur/],
  ['on va cuire en novembre dans le Sud ?', /^Dans le Sud en novembre, le temps est très chaud/],
  ['les crocos du lac sacré d’Anivorano se laissent voir ?', /^Oui, des crocodiles vivent au lac sacré/],
  ['bateau sainte marie horaires', /Soanierana Ivongo/],
  ['tourista quoi faire pour eviter', /réhydratation/],
  ['ya des distributeurs a nosy be', /^Ne comptez pas sur un distributeur à Nosy Be/],
  ['le circuit Sud passe par Antsirabe ?', /^Oui, Antsirabe est sur notre circuit Sud, au jour 1/],
  ['est-ce que le circuit ouest va à Nosy Be', /^Non, Nosy Be est sur notre circuit Nord/],
  ['on pensait venir en février, mauvaise idée ?', /^On peut voyager en février, mais ce n’est pas le meilleur moment/],
  ['fevrier c jouable ?', /^On peut voyager en février/],
  ['le circuit sud passe par andringitra ?', /^Oui, le massif de l’Andringitra est sur notre circuit Sud/],
  ['le circuit avec les baleines c’était lequel déjà', /^C’est le circuit Est/],
  ['en quoi consiste le circuit Est', /Jour 7. Île aux Nattes/],
  ['beaucoup de pluie à Fianarantsoa en mars ?', /^À Fianarantsoa en mars, le temps est/],
  ['de Morondava aux Tsingy combien d’heures', /200 km, environ 9 à 13 h/],
  ['distance de l’Isalo depuis Tana', /^D’Antananarivo au parc national de l’Isalo, comptez 703 km/],
  ['perdu entre le circuit nord et le circuit est vous conseillez quoi', /circuit Nord[^]*circuit Est/],
  ['mon medicament doit rester au frigo', /à l’abri de la chaleur/],
  ['vacances scolaires', /juillet et août.*Toussaint.*Noël/],
  ['je suis crevé, y a un truc sans marcher ?', /^Sans marcher : les lagons/],
  ['on peut voir des lemuriens sans marcher 3h', /Andasibe.*Anja/],
  ['ya quoi a faire pour des ados', /tuba.*canyons/],
  ['sortir le soir à Nosy Be', /^Je n’ai pas d’adresses.*taxi/],
  ['il fera quel temps demain à Nosy Be', /^Je ne connais pas le présent.*service météo/],
  ['on rentre de la plage a la nuit en scooter c’est ok ?', /^Ne roulez pas de nuit/],
  ['quatre jours à Nosy Be, c’est bien ?', /^Oui, quatre jours.*comptez quatre à cinq jours/],
  ['une journée à Sainte-Marie ça suffit ?', /^Non, une journée, c’est court.*trois à cinq jours/],
  ['une semaine à Andasibe, c’est trop ?', /^Oui, une semaine, c’est plus qu’il n’en faut/],
  ['Ampefy aller-retour depuis Tana dans la journée ?', /^Mieux vaut dormir sur place/],
  ['pourquoi ça s’appelle Diego Suarez', /navigateurs portugais/],
  ['un bon resto a tulear ?', /pas d’adresse.*Toliara/],
  ['ma fille est vegetarienne', /^On mange végétarien/],
  ['on a un bébé de 14 mois, quel coin', /^Avec un bébé/],
  ['je voyage seule, ca craint ?', /^Une femme peut voyager seule/],
  ['quel sac pour le vol interieur', /vingtaine de kilos/],
  ['le paludisme ça m’inquiète', /traitement préventif/],
  ['est ce que les routes sont sûres la nuit', /^Ne roulez pas de nuit/],
  ['ma carte a été avalée', /appelez votre banque/],
  ['how do we get from tana to nosy be', /Nosy Be/],
  ['can you send me a price for four people', /pas de prix fixe/],
  ['is Tana safe at night?', /nuit tombée/],
  ['do i need a yellow fever certificate flying via nairobi with a 15 hour stop', /Après plus de 12 h d’escale/],
  ['we have 9 days in september, which tour?', /circuit Ouest/],
  ['les scorpions, on fait comment pour pas en prendre un dans la tente', /secouez chaussures/],
  ['mes parents ont peur des araignées de la chambre', /^Des araignées.*sans danger/],
  ['en snorkeling à ifaty, gare aux requins ?', /risque de requin est faible/],
  ['chaussons pour les oursins et poissons-pierres', /chaussures d’eau à semelle/],
  ['elle est houleuse la traversée vers sainte marie ?', /^La traversée.*peut secouer/],
  ['la mer est à quelle température en mai', /^La mer va de 23 °C/],
  ['le ciel d’octobre est gâché par la fumée des brûlis ?', /brume des feux de brousse/],
  ['légumes crus au restaurant, dangereux ?', /^Les salades et les crudités sont à éviter/],
  ['ma nièce fait une allergie à l’arachide', /aucune cuisine ne peut garantir/],
  ['le permis B autorise une moto 125 là-bas ?', /permis national valable pour cette catégorie/],
  [
    'en taxi brousse jusqu’à tuléar on met combien',
    /^En taxi-brousse, comptez davantage qu’en voiture.*\n\nD’Antananarivo à Toliara/,
  ],
  ['un vol entre saint-denis et nosy be existe ?', /^Des vols relient La Réunion/],
  ['une bouteille de rhum dans la soute au retour', /1 litre d’alcool/],
  ['ma mère est née à diego, je paie mon visa ?', /même si vous êtes né à Madagascar/],
  ['j’aimerais être bénévole dans un orphelinat', /^Nous ne proposons ni bénévolat/],
  ['mon papa en fauteuil roulant, quelle chambre', /Très peu d’hébergements/],
  ['garder l’insuline fraîche en voiture', /pochette isotherme/],
  ['nosy be avec un nourrisson, on peut ?', /voyez d’abord son pédiatre/],
  ['couches et petits pots sur place ?', /supermarchés des grandes villes, rarement ailleurs/],
  ['un distributeur de billets à ambositra ?', /^Ne comptez pas sur un distributeur à Ambositra/],
  ['c’est un prix pour une personne ou pour nous tous', /par personne ou pour le groupe/],
  ['établis moi un devis pour trois', /^Je ne peux pas établir de devis/],
  ['le guide a-t-il une formation aux premiers gestes', /brevet de secourisme/],
  ['c’est quel circuit déjà, celui des baleines', /circuit Est/],
  ['10 jours en juin avec nos ados, que conseillez-vous', /^En juin, avec des ados.*prenez plutôt le circuit Nord/],
  ['on préfère la plage à la marche', /^Pour la plage, prenez le circuit Est/],
  ['y a des raies dans le sable, on fait quoi pour les éviter', /^Pour éviter un dard de raie/],
  ['j’ai peur des accidents sur les routes malgaches', /^De jour et avec un chauffeur/],
  ['enceinte de trois mois, le circuit sud ?', /^Enceinte, parlez d’abord du voyage à votre médecin/],
  ['louez-vous des motocross', /^Non, nous ne louons rien/],
  ['ça vaut une visite, le cimetière des pirates', /^Le cimetière des pirates vaut une courte visite/],
  ['une veste chaude pour Antsirabe en juin', /^Sur les Hautes Terres/],
  ['se connecter à son compte', /^Il n’y a pas de compte/],
  ['2 adultes et 2 enfants de 5 et 9 ans, quel circuit', /^Avec des enfants, prenez plutôt le circuit Est/],
  ['mes parents de 75 ans marchent peu, lequel leur irait', /^Pour des seniors et avec peu de marche.*Est/],
  ['retraités de 68 et 70 ans pas sportifs, quel circuit', /^Pour des seniors et avec peu de marche/],
  ['on aime le lagon et les lémuriens', /^Pour la plage et pour les lémuriens, prenez plutôt le circuit Est/],
  ['budget serré, 8 jours, quel circuit', /^Avec un budget serré et en 8 jours, prenez plutôt le circuit Centre/],
  ['sud ou ouest avec des ados ?', /^Avec des ados, prenez plutôt le circuit Sud/],
  ['2 jours, quel circuit ?', /^Aucun de nos circuits ne tient en 2 jours/],
  ['avril ou octobre, c’est mieux quand ?', /^Plutôt en octobre/],
  ['800 euros pour 20 jours, ça suffit seul ?', /^Oui, mais plutôt en routard.*40 € par personne et par jour/],
  ['vous faites que madagascar ?', /^Non, nous ne proposons que Madagascar/],
  ['budget total pour quinze jours', /^Par personne, comptez pour 15 jours/],
  ['du bon vin malgache ?', /^Fianarantsoa produit un petit vin/],
  ['les cigarettes ça s’achète où', /^Les cigarettes se trouvent partout/],
  ['what is the phone number of the office', /Appelez-nous au/],
  ['do you rent scooters', /Non, nous ne louons rien/],
  ['recette du ravitoto', /^Je n’ai pas de réponse sûre/],
  ['my credit card, does it work everywhere', /^.*\n\nLa carte bancaire est acceptée/],
  ['avez-vous des voyages pour les seychelles', /^Non, nous ne proposons que Madagascar/],
  ['est-ce que vous répondez le dimanche après-midi', /le bureau est fermé.*assistance.*jour et nuit/],
  ['suis-je obligée de prendre un antipaludique', /^Non, .*vivement conseillé/],
  ['le palu que j’ai eu au Togo m’empêche de venir ?', /^Avoir déjà eu le paludisme n’empêche pas/],
  ['cardiaque depuis dix ans, papa marchera dans les tsingy ?', /cardiologue.*baudrier/],
  ['des conseils pour éviter la turista', /^Pour éviter la tourista/],
  ['quelle est la bonne période pour Nosy Be', /^Venez à Nosy Be d’avril à décembre, au mieux en mai/],
  ['c’est quoi la bonne saison à Morondava', /^À Morondava, venez de mai à novembre/],
  ['what is the best time of the year for lemurs', /La meilleure saison pour les lémuriens : avril à décembre/],
  ['on mange végane facilement ?', /ni viande, ni poisson, ni œuf, ni lait/],
  ['how much cash should we take for two weeks', /250 à 500 €/],
  ['is there any bus from tana to morondava', /En taxi-brousse.*\n\n.*d’Antananarivo à Morondava/i],
  ['quoi emporter comme habits en février', /^En février, il fait chaud et il pleut/],
  ['l’amie d’une amie s’est fait voler, comment on évite ça', /^Pour éviter le vol/],
  ['notre chauffeur nous suit quinze jours, on laisse combien ?', /^À titre indicatif.*guide local/],
  ['à part les baobabs, quelles plantes regarder en forêt', /^Environ neuf espèces de plantes/],
  ['serpents venimeux, info ou intox ?', /^Aucun serpent terrestre/],
  ['merci. sinon, y a des vaccins obligatoires ?', /^Aucun vaccin n’est exigé/],
  ['mon passeport expire en avril et on part en octobre, ça passe ?', /^Le passeport(?!.*meilleurs mois)/s],
  ['elle vient de se faire piquer, elle gonfle et elle respire mal', /^Visage qui gonfle/],
  ['je roule en fauteuil, un de vos circuits est possible ?', /^En fauteuil roulant, préférez le Centre/],
  ['le circuit Sud avc un bb de dix mois ?', /^Avec un bébé, le circuit Sud est long/],
  ['is it fine with vertigo in the tsingy', /déconseillés? en cas de vertige/],
  ['malarone ou bien un répulsif, ça suffit ?', /^Non, le traitement contre le paludisme/],
  ['du doliprane et des compresses, ça se trouve là-bas ?', /pharmacies des villes|médicaments dans la rue/],
  ['mon petit drone, je le laisse à la maison ?', /^Un drone ne vole pas/],
  ['qu’est-ce qu’on ramène d’Ambositra ?', /marqueterie à Ambositra/],
  ['c koi le mieu pr les balaine', /^Les baleines/],
  ['papa a eu avc deux fois de suite', /^Douleur qui serre la poitrine/],
  ['prix de la petite tortue vendue sur la plage ?', /^Je n’aide pas à cela/],
  ['overdose, il faut des infos', /^(?:La personne somnole|Appelez)/],
  ['quels habits emporter pour le circuit Sud en août', /^En août, les nuits sont froides/],
  ['fo un visa pr les belges et sa coute cb', /ont besoin d’un visa/],
  ['ni viande ni poisson pour ma copine, elle va galérer ?', /On mange végétarien sans peine/],
  ['can i save the route on my phone without signal', /Pour lire un circuit sans Internet/],
  ['diferance entre le circui centre et le circui ouest', /Côte à côte/],
  ['Isalo c’est loin quand on est à Tuléar ?', /^De Toliara au parc national de l’Isalo, 243 km/],
  ['le groupe tourne devant la tente, on a tous mal au crâne', /^Sortez tous à l’air libre/],
  ['a tour with lemurs and beaches, how do i get a price', /Pour le circuit Est, envoyez une demande de devis/],
  ['where can we walk in tana after dinner', /dès la nuit tombée, ne marchez pas/],
  ['le circuit que j’avais mis de côté, il est où sur le site ?', /^Le carnet garde/],
  ['how much would a tour for two cost', /pas de prix fixe/],
  ['des nanas pas chères à Nosy Be ?', /^Je n’aide pas à cela/],
  ['on donne des cadeaux aux enfants, et combien aux guides ?', /^(?!Je n’aide pas)/],
  ['pourriez-vous me parler du circuit Nord ?', /^Le circuit Nord dure 9 jours/],
  ['ça fait 5 h que ma fille est sortie, elle devait être rentrée', /^Appelez tout de suite le 117/],
  ['un truc court, pas sportif, de la culture plus que de la plage', /prenez plutôt le circuit Centre/],
  ['le circuit Sud me plaît mais 12 jours c’est long', /^Le circuit Sud dure 12 jours.*se raccourcit/],
  ['perdu le lien de l’appli, où la télécharger', /^L’application gratuite|page Télécharger/],
]

/** Messages that the assistant cannot answer, though many share words with questions that it can. */
const unanswerable = [
  'le match du psg hier, quel score ?',
  'fais-moi un exposé sur Napoléon',
  'Qui est le président des États-Unis ?',
  'recette de la pizza',
  'écris une fonction python qui trie une liste',
  'quelle est la racine carrée de 144',
  'résultat du match PSG Marseille',
  'traduis ce texte en japonais',
  'comment réparer ma machine à laver',
  'raconte une blague',
  'numéro de téléphone de l’hôtel Colbert',
  'qui a gagné la coupe du monde 1998',
  'quel est le salaire moyen d’un professeur malgache',
  'nombre d’ordinateurs vendus en 2024',
  'asdfghjkl',
  '???',
  'la bourse de New York',
  'Écris-moi un poème sur les lémuriens',
  'Comment faire une tarte aux pommes ?',
  'Quel est le meilleur restaurant de Lyon ?',
  'Comment soigner un cactus ?',
  'Combien font 12 fois 8 ?',
  '12 + 30',
  'qui a gagné la coupe du monde 2018',
  'c’est quoi la capitale de la Mongolie',
]

/** The reply with plain spaces instead of the narrow ones of French typography. */
const replyTo = (message: string) => answerMessage(message).text.replaceAll('\u202f', ' ')

test.each(answered)('answers « %s »', (message, pattern) => {
  expect(replyTo(message)).toMatch(pattern)
})

test.each(unanswerable)('admits that it cannot answer « %s »', (message) => {
  expect(replyTo(message)).toMatch(/^Je n’ai pas de réponse sûre à cette question\./)
})

/** All messages of `mocks/data/messages`. */
const learnt = [
  ...[...examples.dangers.values(), ...examples.refused.values(), examples.harmless].flat(),
  ...Object.values(questionMessages).flat(),
]

/** A message without case, accents and punctuation. */
const wordsOf = (message: string) =>
  foldFrench(message)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

test('none of these messages is among the examples', () => {
  const known = new Set(learnt.map(wordsOf))
  const messages = [...answered.map(([message]) => message), ...unanswerable]
  expect(messages.filter((message) => known.has(wordsOf(message)))).toEqual([])
})

test('every question and note has messages that ask it', () => {
  const idsWithFewerThan = (count: number, entries: readonly { id: string }[]) =>
    entries.map(({ id }) => id).filter((id) => (questionMessages[id] ?? []).length < count)
  expect(idsWithFewerThan(25, questions)).toEqual([])
  expect(idsWithFewerThan(18, notes)).toEqual([])
  expect(Object.keys(questionMessages).toSorted()).toEqual([...questions, ...notes].map(({ id }) => id).toSorted())
})

test('no message is an example twice', () => {
  const counts = new Map<string, number>()
  for (const message of learnt.map(wordsOf)) counts.set(message, (counts.get(message) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > 1)).toEqual([])
})

test('seven in ten messages that were not learnt find their question or note among the two most likely ones', () => {
  const isLeftOut = (index: number) => index % 5 === 0
  const messages = Object.entries(questionMessages)
  const classify = createQuestionClassifier(
    Object.fromEntries(messages.map(([id, texts]) => [id, texts.filter((_, index) => !isLeftOut(index))])),
  )
  const asked = messages
    .flatMap(([id, texts]) => texts.filter((_, index) => isLeftOut(index)).map((text) => ({ id, text })))
    // Ranking all takes as long as the other tests of this file.
    .filter((_, index) => index % 4 === 0)
  const found = asked.filter(({ id, text }) => {
    const likely = rankQuestions(parseMessage(text), classify).slice(0, 2)
    return likely.some(({ entry }) => entry.id === id)
  })
  expect(found.length / asked.length).toBeGreaterThan(0.7)
})
