import { config } from '#src/config.ts'
import { defence } from '#src/features/invitation/defence.ts'

const name = 'text-[1.375rem]/tight font-semibold'

/** Under whose guidance, and whom to call. */
export function InvitationPeople() {
  return (
    <dl className="grid content-start gap-3 *:min-w-0 text-base/snug">
      {defence.supervisors.map((supervisor) => (
        <div key={supervisor.role}>
          <dt>{supervisor.role}</dt>
          <dd className={name}>{supervisor.name}</dd>
        </div>
      ))}
      <div>
        <dt>Téléphone</dt>
        <dd className={name}>
          <a href={config.phoneLink} className="inline-flex min-h-11 items-center print:min-h-0">
            {config.phone}
          </a>
        </dd>
      </div>
    </dl>
  )
}
