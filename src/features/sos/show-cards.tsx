import { anyEmergency, type Emergency, emergencies } from '#src/content/emergencies.ts'

const cards = [{ ...anyEmergency, id: '', label: 'Appel à l’aide' }, ...emergencies]

/** A text in three languages to show to others. All of them are printed, and shown without scripts. */
export function ShowCards({ emergency }: { emergency: Emergency | undefined }) {
  const shown = emergency?.id ?? ''
  return (
    <section aria-labelledby="show-card" className="min-w-0">
      <h2 id="show-card" className="text-h3">
        À montrer
      </h2>
      <p className="mt-2 text-soft print:hidden">Tournez l’écran vers la personne qui peut vous aider.</p>
      <div className="mt-5 grid grid-cols-1 gap-4 print:block print:columns-2 print:*:mb-3">
        {cards.map(({ id, label, card }) => (
          <div
            key={id}
            className={`break-inside-avoid rounded-paper bg-print text-ink shadow-print print:border print:shadow-none print:border-edge ${id === shown ? '' : 'hidden print:block [@media(scripting:none)]:block'}`}
          >
            <div className="lamba-thin print:hidden" />
            <p className="label hidden px-5 pt-3 print:block print:px-3 [@media(scripting:none)]:block">{label}</p>
            <div className="grid grid-cols-1 gap-5 px-5 pt-5 pb-6 print:gap-1 print:px-3 print:pt-1.5 print:pb-2.5">
              <CardText
                lang="mg"
                language="Malagasy"
                text={card.mg.text}
                className="text-[min(2.5rem,8vw)]/[1.12] print:text-[1.125rem]/tight"
              />
              <CardText
                lang="fr"
                language="Français"
                text={card.fr}
                className="text-[1.375rem]/tight print:text-small/tight"
              />
              <CardText
                lang="en"
                language="English"
                text={card.en}
                className="text-[1.375rem]/tight print:text-small/tight"
              />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

type CardTextProps = { lang: string; language: string; text: string; className: string }

function CardText({ lang, language, text, className }: CardTextProps) {
  return (
    <p lang={lang}>
      <span className="label block text-laterite">{language}</span>
      <span className={`mt-1 block font-display font-extrabold wrap-anywhere text-pretty ${className}`}>{text}</span>
    </p>
  )
}
