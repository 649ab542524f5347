import { questions } from '#src/content/questions.ts'
import { absoluteUrl } from '#src/lib/urls.ts'

export const faqPage = {
  '@type': 'FAQPage',
  url: absoluteUrl('/faq'),
  inLanguage: 'fr',
  mainEntity: questions.map(({ id, question, answer }) => ({
    '@type': 'Question',
    name: question,
    url: absoluteUrl(`/faq#${id}`),
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}
