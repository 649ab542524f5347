import type { Note } from '#mocks/data/notes.ts'

export const pratique: readonly Note[] = [
  {
    id: 'coucher-soleil',
    answer:
      'Le soleil se couche entre 17\u202fh\u202f30 et 18\u202fh\u202f50 à l’allée des Baobabs\u202f: vers 17\u202fh\u202f30 de mai à juillet, vers 17\u202fh\u202f50 en avril, août et septembre, vers 18\u202fh\u202f10 en octobre et novembre, après 18\u202fh\u202f30 de décembre à février. Soyez-y une heure avant, quand la lumière devient dorée, puis rentrez avant la nuit noire. Il se lève entre 5\u202fh\u202f15 en novembre et 6\u202fh\u202f35 en juin. À Antananarivo, tout arrive dix à quinze minutes plus tôt.',
    next: ['baobabs', 'horaires', 'photo'],
  },
  {
    id: 'reseau-pistes',
    answer:
      'Sur les pistes, dans les grands parcs et pendant la descente de la Tsiribihina, attendez-vous à de longues zones sans réseau, parfois plusieurs jours\u202f: prévenez vos proches et donnez-leur le programme. Le réseau revient dans les villes et les gros bourgs. Téléchargez cartes et circuits avant de partir\u202f; le GPS marche sans réseau, mais l’alerte SOS attend un signal.',
    next: ['internet', 'sos', 'hors-ligne'],
  },
  {
    id: 'dimanche',
    answer:
      'Le dimanche, banques, bureaux et beaucoup de boutiques sont fermés\u202f; parcs, hôtels et restaurants de voyageurs restent ouverts. Changez ou retirez de l’argent avant. C’est le jour de la messe, chantée, et souvent du hira gasy ou du moraingy. Les jours fériés ressemblent à un dimanche.',
    next: ['horaires', 'jours-feries', 'marches'],
  },
  {
    id: 'fumer',
    answer:
      'On ne fume pas dans les lieux publics fermés, ni en voiture sans l’accord de tous\u202f; dehors, c’est admis. En forêt et en saison sèche, éteignez et emportez vos mégots\u202f: un feu part vite. Les cigarettes se trouvent partout\u202f; emportez de chez vous recharges et liquides de vapoteuse, en cabine pour la batterie. Le cannabis, lui, mène en prison.',
    next: ['drogues-lois', 'douane-entree', 'securite'],
  },
  {
    id: 'feux-de-brousse',
    answer:
      'En octobre surtout, l’air est sec et la brume des feux de brousse voile souvent le ciel des Hautes Terres et de l’Ouest\u202f; à Antananarivo s’y ajoute la pollution des voitures. Pour des photos nettes, sortez tôt le matin ou cadrez de près. D’avril à juin, le ciel est le plus limpide\u202f; les premières pluies, fin novembre, lavent l’air. Asthmatique, emportez votre traitement.',
    next: ['saison', 'temps-par-mois', 'photo'],
  },
  {
    id: 'bureau-ou',
    answer:
      'Notre bureau est à Antananarivo\u202f; je n’en connais pas d’autre, ni en France ni ailleurs. Il est ouvert du lundi au vendredi de 8\u202fh à 17\u202fh et le samedi de 8\u202fh à 12\u202fh, heure de Madagascar. La page Contact donne l’adresse, le téléphone et un formulaire, et une réponse est annoncée sous 24h.',
    next: ['contact', 'fournisseur', 'delai-reponse'],
  },
]
