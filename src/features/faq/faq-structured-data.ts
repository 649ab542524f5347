import type { FAQPage } from 'schema-dts'
import { questions } from '#src/knowledge/questions.ts'
import { siteAddress } from '#src/lib/site-address.ts'

export const faqPage = {
  '@type': 'FAQPage',
  url: siteAddress('/faq'),
  inLanguage: 'fr',
  mainEntity: questions.map(({ id, question, answer }) => ({
    '@type': 'Question',
    name: question,
    url: siteAddress(`/faq#${id}`),
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
} satisfies FAQPage
