import { useId } from 'react'
import * as z from 'zod/mini'
import { emailField } from '#src/forms/text-fields.ts'
import { useDraftForm } from '#src/forms/use-draft-form.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailField } from '#src/ui/fields.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useNotify } from '#src/ui/notices.tsx'
import { StepMarker } from '#src/ui/step-marker.tsx'

const newsletterForm = {
  name: 'newsletter',
  schema: z.object({ email: emailField('Email invalide') }),
  fields: ['email'],
  empty: { email: '' },
} as const

/** The newsletter is not open yet: the address is validated but not sent, and the notice says so. */
export function NewsletterForm() {
  const notify = useNotify()
  const { submit, bind } = useDraftForm(newsletterForm)
  const subscribe = submit(() =>
    notify('info', 'La newsletter n’est pas encore ouverte\u202f: votre adresse n’a pas quitté votre navigateur.'),
  )

  return (
    <form
      noValidate
      data-draft={newsletterForm.name}
      onSubmit={(event) => void subscribe(event)}
      className="@container"
    >
      <div className="grid gap-x-5 gap-y-4 @md:grid-cols-[minmax(0,1fr)_auto]">
        <EmailField {...bind('email')} />
        {/* Aligned with the field, whatever error shows below it. */}
        <Button type="submit" className="@md:mt-[calc(1.375*var(--text-small)+0.375rem)]">
          S'abonner
        </Button>
      </div>
    </form>
  )
}

export function NewsletterSection() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="relative lg:pl-[124px] print:hidden">
      <span className="absolute left-4 hidden lg:block">
        <StepMarker filled>
          <Icon name="mail" />
        </StepMarker>
      </span>
      <div className="grid max-w-230 gap-x-11 gap-y-5 *:min-w-0 md:grid-cols-[5fr_6fr] md:items-start">
        <div>
          <h2 id={titleId} className="text-[1.5rem]/tight">
            La suite par e-mail
          </h2>
          <p className="mt-1.5 text-soft">
            Une newsletter par nouvel article, et rien d’autre. Les inscriptions ne sont pas encore ouvertes
            <span data-needs-script>&#x202f;: votre adresse est vérifiée ici et ne quitte pas votre navigateur</span>.
          </p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
