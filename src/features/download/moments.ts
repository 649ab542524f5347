import audio from '#src/pictures/app/audio.svg?raw'
import home from '#src/pictures/app/home.svg?raw'
import map from '#src/pictures/app/map.svg?raw'

/** The three screens of the application, each where a traveller looks at it; the network goes on the way. */
export const moments = [
  {
    place: 'Chez vous',
    signal: 'réseau partout',
    strength: 4,
    title: 'L’accueil, douze jours avant le départ',
    text: 'Choisissez votre circuit et chargez-le tant que vous avez du wifi. Étapes, cartes et récits tiennent ensuite dans le téléphone.',
    picture: home,
    label: 'Écran d’accueil de l’application\u202f: le circuit Ouest, 9 jours et 8 étapes, et deux autres circuits à découvrir',
  },
  {
    place: 'Après Morondava',
    signal: 'plus aucun réseau',
    strength: 0,
    title: 'La carte, sur la piste',
    text: 'Le GPS se passe de réseau\u202f: votre position avance d’une étape à l’autre. Touchez un point d’intérêt pour savoir ce qu’on y voit et combien de piste il reste.',
    picture: map,
    label: 'Carte interactive des points d’intérêt\u202f: cinq étapes de Morondava à Bekopaka, votre position et la fiche de la forêt de Kirindy',
  },
  {
    place: 'Allée des Baobabs',
    signal: 'toujours aucun réseau',
    strength: 0,
    title: 'Le récit, au pied des arbres',
    text: 'Vous arrivez, l’audioguide commence. Une charrette à zébus couvre la voix\u202f? Revenez quinze secondes en arrière. Le bouton SOS, lui, reste sous le pouce.',
    picture: audio,
    label: 'Audioguide géolocalisé de l’allée des Baobabs, avec le choix entre quatre langues et le bouton SOS',
  },
]
