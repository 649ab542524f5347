import * as z from 'zod/mini'
import { emailField } from '#src/lib/text-fields.ts'
import { Button } from '#src/ui/button.tsx'
import { EmailField } from '#src/ui/email-field.tsx'
import { useNotify } from '#src/ui/notices.tsx'
import { useDraftForm } from '#src/forms/use-draft-form.ts'

const newsletterForm = {
  draft: 'newsletter',
  schema: z.object({ email: emailField('Email invalide') }),
  fields: ['email'],
  empty: { email: '' },
} as const

/** Takes an address for a newsletter that is not open yet, and says so: the address is checked and goes nowhere. */
export function NewsletterBox() {
  const notify = useNotify()
  const { submit, bind } = useDraftForm(newsletterForm)
  const subscribe = submit(() =>
    notify(
      'info',
      'La newsletter n’est pas encore ouverte\u202f: votre adresse n’a pas quitté votre navigateur.',
    ),
  )

  return (
    <form noValidate onSubmit={(event) => void subscribe(event)} className="@container">
      <div className="grid gap-x-5 gap-y-4 @md:grid-cols-[minmax(0,1fr)_auto]">
        <EmailField {...bind('email')} />
        {/* In line with the field, whatever stands under it. */}
        <Button type="submit" className="@md:mt-[calc(1.375*var(--text-small)+0.375rem)]">
          S'abonner
        </Button>
      </div>
    </form>
  )
}
