import { createFileRoute } from '@tanstack/react-router'
import { useId } from 'react'
import { emergencyContactsQueryOptions } from '#src/api/emergency-contacts.ts'
import { prefetchMissing } from '#src/api/list-query.ts'
import { config } from '#src/config.ts'
import { ContactDetails } from '#src/features/contact/contact-details.tsx'
import { ContactForm } from '#src/features/contact/contact-form.tsx'
import { ContactHeader, RelatedLinks } from '#src/features/contact/contact-header.tsx'
import { contactPage } from '#src/features/contact/contact-structured-data.ts'
import { EmergencyPanel, OtherContacts } from '#src/features/contact/emergency-panel.tsx'
import { documentHead } from '#src/layout/document-head.ts'
import { StructuredData } from '#src/layout/structured-data.tsx'

export const Route = createFileRoute('/_site/contact')({
  // Not awaited, because the page has emergency numbers of its own.
  loader: ({ context }) => prefetchMissing(context.queryClient, emergencyContactsQueryOptions()),
  head: () =>
    documentHead({
      path: '/contact',
      title: 'Contact',
      description: `Écrivez à ${config.siteName} ou appelez son bureau d’Antananarivo\u202f: coordonnées, horaires et numéros d’urgence à Madagascar. Réponse en français sous 24h.`,
    }),
  component: Contact,
})

function Contact() {
  const titleId = useId()
  return (
    <>
      <StructuredData thing={contactPage} />
      <ContactHeader />
      <div className="wrap grid gap-x-22 gap-y-14 pb-section *:min-w-0 lg:grid-cols-[4fr_7fr] print:grid-cols-1">
        <div className="grid content-start gap-8 *:min-w-0 md:max-lg:grid-cols-2 md:max-lg:items-start">
          <ContactDetails />
          <EmergencyPanel />
          <RelatedLinks />
        </div>
        <div>
          <section id="ecrire" aria-labelledby={titleId}>
            <h2 id={titleId} className="mb-7 text-h3 print:hidden">
              Écrivez-nous
            </h2>
            <ContactForm />
          </section>
          <OtherContacts />
        </div>
      </div>
    </>
  )
}
