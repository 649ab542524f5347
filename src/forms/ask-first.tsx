import { config } from '#src/config.ts'
import { printedMoment } from '#src/lib/printed-moment.ts'

type AskFirstProps = {
  /** Milliseconds since 1970. */
  sentAt: number
  /** Another try has failed since. */
  isEarlier: boolean
}

/** How to find out what became of something that was sent without a clear answer, before it is sent a second time. */
export function AskFirst({ sentAt, isEarlier }: AskFirstProps) {
  return (
    <span className="my-1.5 block">
      {isEarlier ? 'Un envoi précédent est peut-être arrivé, sans réponse claire.' : 'Aucune réponse claire n’est venue.'}{' '}
      Avant de renvoyer, demandez-nous au{' '}
      <a href={config.phoneLink} className="whitespace-nowrap">
        {config.phone}
      </a>{' '}
      ou à <a href={`mailto:${config.email}`}>{config.email}</a>. Référence à citer&#x202f;:{' '}
      <strong>envoi du {printedMoment(sentAt)}</strong>.
    </span>
  )
}
