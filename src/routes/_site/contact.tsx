import { createFileRoute } from '@tanstack/react-router'
import { useId } from 'react'
import { emergencyContactsQuery } from '#src/api/emergency-contacts.ts'
import { prefetchMissing } from '#src/api/prefetch-missing.ts'
import { config } from '#src/config.ts'
import { ContactDetails } from '#src/features/contact/contact-details.tsx'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { ContactHead } from '#src/features/contact/contact-head.tsx'
import { OtherWays } from '#src/features/contact/other-ways.tsx'
import { contactPage } from '#src/features/contact/contact-structured-data.ts'
import { EmergencyPanel } from '#src/features/contact/emergency-panel.tsx'
import { OtherContacts } from '#src/features/contact/other-contacts.tsx'
import { documentHead } from '#src/layout/document-head.ts'
import { StructuredData } from '#src/ui/structured-data.tsx'

export const Route = createFileRoute('/_site/contact')({
  /** Only starts to load: the page has numbers of its own. */
  loader: ({ context }) => void prefetchMissing(context, emergencyContactsQuery(context.client)),
  head: () =>
    documentHead({
      path: '/contact',
      title: 'Contact',
      description: `Écrivez à ${config.siteName} ou appelez son bureau d’Antananarivo\u202f: coordonnées, horaires et numéros d’urgence à Madagascar. Réponse en français sous 24h.`,
    }),
  component: Contact,
})

function Contact() {
  const { client, visit } = Route.useRouteContext()
  const titleId = useId()
  return (
    <>
      <StructuredData thing={contactPage} />
      <ContactHead />
      <div className="wrap grid gap-x-22 gap-y-14 pb-section *:min-w-0 lg:grid-cols-[4fr_7fr] print:grid-cols-1">
        <div className="grid content-start gap-8 *:min-w-0 md:max-lg:grid-cols-2 md:max-lg:items-start">
          <ContactDetails />
          <EmergencyPanel client={client} visit={visit} />
          <OtherWays />
        </div>
        <div>
          <section id="ecrire" aria-labelledby={titleId}>
            <h2 id={titleId} className="mb-7 text-h3 print:hidden">
              Écrivez-nous
            </h2>
            <ContactForm client={client} />
          </section>
          <OtherContacts client={client} visit={visit} />
        </div>
      </div>
    </>
  )
}
