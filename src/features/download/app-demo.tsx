import { ApkLink } from '#src/features/download/apk-download.tsx'
import { AppScreen, SignalBars } from '#src/features/download/phone.tsx'
import audio from '#src/pictures/app/audio.svg?raw'
import home from '#src/pictures/app/home.svg?raw'
import map from '#src/pictures/app/map.svg?raw'
import { StepMarker } from '#src/ui/step-marker.tsx'

const screens = [
  {
    place: 'Chez vous',
    signal: 'réseau partout',
    strength: 4,
    title: 'L’accueil, douze jours avant le départ',
    text: 'Choisissez votre circuit et chargez-le tant que vous avez du wifi. Lieux, cartes et récits tiennent ensuite dans le téléphone.',
    picture: home,
    label:
      'Écran d’accueil de l’application\u202f: le circuit Ouest, 9 jours et 7 étapes, et deux autres circuits à découvrir',
  },
  {
    place: 'Après Morondava',
    signal: 'plus aucun réseau',
    strength: 0,
    title: 'La carte, sur la piste',
    text: 'Le GPS se passe de réseau\u202f: votre position avance d’un lieu à l’autre. Touchez un point d’intérêt pour savoir ce qu’on y voit et combien de piste il reste.',
    picture: map,
    label:
      'Carte interactive des points d’intérêt\u202f: cinq lieux de Morondava à Bekopaka, votre position et la fiche de la forêt de Kirindy',
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

/**
 * One screen of the app. On wide screens the phones alternate sides and overlap vertically, so each text must be shorter
 * than the visible rest of the phone above it.
 */
function DemoScreen({ screen, number }: { screen: (typeof screens)[number]; number: number }) {
  const { place, signal, strength, title, text, picture, label } = screen
  const right = number % 2 === 0
  return (
    <li className="group relative grid gap-x-12 gap-y-7 *:min-w-0 @min-[34rem]:grid-cols-[15rem_1fr] @min-[34rem]:even:grid-cols-[1fr_15rem] @min-[68rem]:grid-cols-[18rem_1fr_18rem] @min-[68rem]:even:grid-cols-[18rem_1fr_18rem] @min-[68rem]:not-first:-mt-67.5 print:mt-0! print:block">
      <div
        className={`relative @min-[34rem]:row-start-1 ${right ? '@min-[34rem]:col-start-1' : '@min-[34rem]:col-start-2'} @min-[68rem]:col-start-2 @min-[68rem]:pt-10 @min-[68rem]:pl-15`}
      >
        <div className="mb-5 flex items-center gap-3.5 text-route @min-[68rem]:absolute @min-[68rem]:left-0">
          <StepMarker filled={strength === 0}>{number}</StepMarker>
          <span className="route-x grow @min-[68rem]:hidden" />
        </div>
        <span className="absolute top-24 bottom-60 left-[20.5px] route-y text-route group-last:hidden @max-[68rem]:hidden" />
        <p className="label flex flex-wrap items-center gap-x-2.5 gap-y-1 text-route">
          {place}
          <span className="flex items-center gap-1.5 text-soft">
            <SignalBars strength={strength} className="h-4.5 w-5.5" />
            {signal}
          </span>
        </p>
        <h3 className="mt-2 text-step/[1.1]">{title}</h3>
        <p className="mt-3 max-w-[40ch] text-soft">{text}</p>
      </div>
      <AppScreen
        picture={picture}
        label={label}
        className={`w-full max-w-[240px] self-start @min-[68rem]:max-w-none ${right ? '@min-[34rem]:col-start-2 @min-[68rem]:col-start-3 @max-[34rem]:ml-auto' : '@min-[34rem]:col-start-1'} @min-[34rem]:row-start-1 print:hidden`}
      />
    </li>
  )
}

/** Three screens of the app, from home to regions without network. */
export function AppDemo() {
  return (
    <section id="demo" aria-labelledby="demo-title" className="@container wrap pt-[clamp(72px,9vw,128px)] pb-section">
      <div className="grid max-w-180 gap-4">
        <h2 id="demo-title" className="text-[min(var(--text-h2),9.5vw)]">
          Le réseau s’arrête, elle continue
        </h2>
        <p className="max-w-[52ch] text-soft">
          Trois moments d’un voyage dans l’Ouest, et ce que l’écran montre alors.
        </p>
      </div>
      <ol className="mt-12 grid gap-y-16 @min-[68rem]:gap-y-0">
        {screens.map((screen, index) => (
          <DemoScreen key={screen.title} screen={screen} number={index + 1} />
        ))}
      </ol>
      {/* On a phone the other two buttons are far away here. */}
      <ApkLink look="outlined" className="mt-12 w-full sm:hidden print:hidden">
        Télécharger l’application
      </ApkLink>
    </section>
  )
}
