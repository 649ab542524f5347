import culture from '#src/pictures/experiences/culture.svg'
import { posters } from '#src/pictures/posters.ts'
import { Icon } from '#src/ui/icon.tsx'

const experiences = [
  {
    title: 'Faune endémique',
    picture: posters.sud.wide,
    crop: 'object-[74%_100%]',
    place: 'col-span-full nav:col-span-8 nav:row-span-2',
    aspect: 'aspect-4/3 sm:aspect-video nav:aspect-auto',
  },
  {
    title: 'Paysages',
    picture: posters.centre.wide,
    crop: 'object-[72%_100%]',
    place: 'col-span-full sm:col-span-2 nav:col-span-6',
    aspect: 'aspect-video sm:aspect-4/3',
  },
  {
    title: 'Mer',
    picture: posters.nord.wide,
    crop: 'object-[66%_100%]',
    place: 'sm:col-span-2 nav:col-span-3',
    aspect: 'aspect-4/3',
  },
  {
    title: 'Culture',
    picture: culture,
    crop: 'object-center',
    place: 'sm:col-span-2 nav:col-span-3',
    aspect: 'aspect-4/3',
  },
]

/** Four reasons to come, each a way to the form. What the link does shows over the picture on hover and focus. */
export function ExperiencePrints() {
  return (
    <ul className="grid grid-cols-2 gap-4.5 sm:grid-cols-6 nav:grid-cols-14 nav:gap-6">
      {experiences.map(({ title, picture, crop, place, aspect }) => (
        <li key={title} className={`min-w-0 ${place}`}>
          <a
            href="#reservation-form"
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
          </a>
        </li>
      ))}
    </ul>
  )
}
