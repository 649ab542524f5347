import { config } from '#src/config.ts'

/** The provider's address, to be written to. */
export function MailLink() {
  return (
    <a href={`mailto:${config.email}`} className="inline-block max-w-full wrap-anywhere">
      {config.email}
    </a>
  )
}
