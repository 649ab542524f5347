import { config } from '#src/config.ts'

/** `sentAt` is in milliseconds since 1970. */
type AskFirstProps = { sentAt: number }

/** How to find out what became of something that was sent without a clear answer, before it is sent a second time. */
export function AskFirst({ sentAt }: AskFirstProps) {
  return (
    <span className="my-1.5 block">
      Aucune réponse claire n’est venue. Avant de renvoyer, demandez-nous au{' '}
      <a href={config.phoneLink} className="whitespace-nowrap">
        {config.phone}
      </a>{' '}
      ou à <a href={`mailto:${config.email}`}>{config.email}</a>. Référence à citer&#x202f;:{' '}
      <strong>envoi du {printedMoment(sentAt)}, heure de Madagascar</strong>.
    </span>
  )
}

/** As the provider's own clocks showed it. */
function printedMoment(time: number): string {
  return new Date(time).toLocaleString('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Indian/Antananarivo',
  })
}
