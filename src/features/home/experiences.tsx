import { Link } from '@tanstack/react-router'
import { HomeSection } from '#src/features/home/home-section.tsx'
import culture from '#src/pictures/experiences/culture.svg'
import { posters } from '#src/pictures/posters.ts'
import { useIsHydrating } from '#src/ui/hooks/use-is-hydrating.ts'
import { Icon } from '#src/ui/icon.tsx'

const statistics = [
  { topic: 'Faune', figure: '90\u202f%', text: 'espèces endémiques', colours: 'bg-laterite text-vanilla' },
  { topic: 'Climat', figure: '5', text: 'climats', colours: 'bg-lagoon text-vanilla' },
  { topic: 'Peuples', figure: '18', text: 'groupes ethniques', colours: 'bg-forest text-vanilla' },
  { topic: 'Côtes', figure: '1000+', text: 'km de plages', colours: 'bg-gold text-ink' },
]

/** Each is drawn as a milestone of a Malagasy road. */
function Statistics() {
  return (
    <ul className="mt-8 mb-10 grid grid-cols-2 gap-x-4 gap-y-6.5 border-b-3 border-edge sm:mt-12 sm:mb-18 md:grid-cols-4 md:gap-7">
      {statistics.map(({ topic, figure, text, colours }) => (
        <li
          key={topic}
          className="relative mx-auto w-full max-w-57.5 overflow-hidden rounded-t-[clamp(56px,7vw,96px)] bg-print pb-6 text-center text-ink forced-colors:border"
        >
          <p
            className={`label mb-5 grid h-[clamp(64px,6.4vw,84px)] items-end justify-items-center pr-2 pb-2.5 ${colours}`}
          >
            {topic}
          </p>
          <p className="px-3 pr-5">
            <strong className="block font-display text-[min(clamp(2rem,1.3rem+2.9vw,3.75rem),9.5vw)]/none md:text-[min(clamp(2rem,1.3rem+2.9vw,3.75rem),5.5vw)]/none font-extrabold tracking-[-0.03em] whitespace-nowrap">
              {figure}
            </strong>
            <span className="mt-2 block text-base/snug">{text}</span>
          </p>
          {/* Shading of the stone. */}
          <span className="absolute inset-y-0 right-0 w-3 bg-ink/12" />
          <span className="absolute inset-x-0 bottom-0 h-1.5 bg-[#8c5a28]/25" />
        </li>
      ))}
    </ul>
  )
}

const experiences = [
  {
    subject: 'faune',
    title: 'Faune endémique',
    picture: posters.sud.wide,
    crop: 'object-[74%_100%]',
    cell: 'sm:col-span-full nav:col-span-8 nav:row-span-2',
    aspect: 'aspect-4/3 sm:aspect-video nav:aspect-auto',
  },
  {
    subject: 'paysages',
    title: 'Paysages',
    picture: posters.centre.wide,
    crop: 'object-[72%_100%]',
    cell: 'sm:col-span-2 nav:col-span-6',
    aspect: 'aspect-4/3',
  },
  {
    subject: 'mer',
    title: 'Mer',
    picture: posters.nord.wide,
    crop: 'object-[66%_100%]',
    cell: 'sm:col-span-2 nav:col-span-3',
    aspect: 'aspect-4/3',
  },
  {
    subject: 'culture',
    title: 'Culture',
    picture: culture,
    crop: 'object-center',
    cell: 'sm:col-span-2 nav:col-span-3',
    aspect: 'aspect-4/3',
  },
] as const

/**
 * Each picture links to the reservation form and begins its message (`sujet`). A label on hover and focus says so. On phones the
 * pictures form one row to swipe.
 */
function ExperienceLinks() {
  const isHydrating = useIsHydrating()
  return (
    <ul className="gap-4.5 max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:pb-6 max-sm:scrollbar-none sm:grid sm:grid-cols-6 nav:grid-cols-14 nav:gap-6">
      {experiences.map(({ subject, title, picture, crop, cell, aspect }) => (
        <li key={title} className={`min-w-0 max-sm:w-[74%] max-sm:shrink-0 max-sm:snap-start ${cell}`}>
          <Link
            to="/"
            // The prerendered page has no search params (useIsHydrating).
            search={(others) => ({ ...(!isHydrating && others), sujet: subject })}
            hash="reservation-form"
            resetScroll={false}
            className="group grid h-full grid-cols-1 grid-rows-[1fr_auto_auto] rounded-paper bg-print p-2.5 text-ink no-underline shadow-print"
          >
            <span className={`relative col-start-1 row-start-1 overflow-hidden ${aspect}`}>
              <img
                src={picture}
                alt=""
                width={1440}
                height={810}
                loading="lazy"
                decoding="async"
                className={`absolute inset-0 size-full object-cover transition-transform duration-260 ease-move group-hover:scale-103 ${crop}`}
              />
            </span>
            <span className="lamba-thin row-start-2" />
            <span className="row-start-3 flex items-center justify-between gap-2 pt-2.5 text-base/tight font-semibold wrap-anywhere">
              {title}
              <Icon name="arrow" />
            </span>
            <span className="col-start-1 row-start-1 z-1 grid min-w-0 grid-cols-1 content-center justify-items-center gap-1.5 overflow-hidden bg-forest/90 p-2 text-center text-vanilla opacity-0 transition-opacity duration-260 ease-move group-hover:opacity-100 group-focus-visible:opacity-100">
              <span className="font-display text-[1.5rem]/tight font-extrabold max-sm:text-[1.25rem]">Réserver</span>
              <span className="text-base/snug">Préparer ce voyage</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function Experiences() {
  return (
    <HomeSection id="experiences">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-14">
        <h2>Pourquoi visiter Madagascar{'\u202f'}?</h2>
        <p className="max-w-[62ch] text-soft">
          Séparée de l’Afrique depuis des millions d’années, l’île a inventé ses propres animaux, ses arbres, ses
          musiques. Neuf espèces sur dix ne vivent nulle part ailleurs.
        </p>
      </div>
      <Statistics />
      <ExperienceLinks />
    </HomeSection>
  )
}
