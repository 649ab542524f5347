import { useId } from 'react'
import * as z from 'zod/mini'
import { emailField } from '#src/forms/text-fields.ts'
import { useDraftForm } from '#src/forms/use-draft-form.ts'
import { sceneOf } from '#src/pictures/scenes.ts'
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

function PostageStamp() {
  return (
    <div aria-hidden="true" className="relative ml-auto w-fit">
      <div className="w-[112px] border-5 border-dotted border-raised bg-print p-1.5 pb-1 text-center text-ink">
        <img
          src={sceneOf('beach')}
          alt=""
          width={480}
          height={360}
          loading="lazy"
          className="aspect-square object-cover"
        />
        <p className="mt-1 font-display text-[10px]/none font-extrabold">MADAGASCAR</p>
      </div>
      <svg
        viewBox="0 0 150 70"
        className="absolute right-[64px] bottom-[20px] w-[144px] fill-none stroke-soft stroke-2"
      >
        <circle cx="36" cy="35" r="32" />
        <circle cx="36" cy="35" r="20" />
        <path d="M70 20q10-8 20 0t20 0 20 0 20 0M71 35q10-8 20 0t20 0 20 0 20 0M70 50q10-8 20 0t20 0 20 0 20 0" />
      </svg>
    </div>
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
      <div className="max-w-230 rounded-paper bg-raised p-[clamp(20px,5vw,44px)] shadow-print">
        <div className="grid gap-x-11 gap-y-8 *:min-w-0 md:grid-cols-2">
          <div>
            <h2 id={titleId} className="text-stop/[1.1]">
              La suite par e-mail
            </h2>
            <p className="mt-3.5">
              Une newsletter à chaque nouvel article, et rien d’autre. Les inscriptions ne sont pas encore ouvertes
              <span data-needs-script>
                &#x202f;: si vous tapez votre adresse, elle est vérifiée ici et ne quitte pas votre navigateur
              </span>
              .
            </p>
          </div>
          <div className="grid content-between gap-8 md:border-l md:border-edge md:pl-11">
            <PostageStamp />
            <NewsletterForm />
          </div>
        </div>
      </div>
    </section>
  )
}
