import { posters } from '#src/pictures/posters.ts'

const { wide, portrait, alt, region } = posters.centre

/** The town of the defence, in the month of its jacarandas. Lettered where its sky leaves room for it. */
export function InvitationPoster() {
  return (
    <div className="relative print:hidden">
      <picture>
        <source media="(width >= 1000px)" srcSet={portrait} width={810} height={1200} />
        <img
          src={wide}
          alt={alt}
          width={1440}
          height={810}
          className="size-full object-cover object-bottom max-lg:aspect-2/1 lg:absolute lg:inset-0"
        />
      </picture>
      <p
        aria-hidden="true"
        className="invitation-script absolute inset-x-0 top-12 text-center text-[min(4.25rem,6vw)]/none text-vanilla max-lg:hidden"
      >
        {region}
      </p>
    </div>
  )
}
