import { LegalDocument } from '#src/features/legal/legal-document.tsx'
import { closingArticles } from '#src/features/legal/terms-closing.tsx'
import { dutyArticles } from '#src/features/legal/terms-duties.tsx'
import { serviceArticles } from '#src/features/legal/terms-service.tsx'

const articles = [...serviceArticles, ...dutyArticles, ...closingArticles]

export function TermsOfUse() {
  return (
    <LegalDocument
      title="Conditions générales d’utilisation"
      lead="Ce que vous pouvez attendre de nous, et ce que nous attendons de vous, en onze articles."
      since="En vigueur depuis"
      month="janvier 2025"
      summary={[
        'Le site, les conseils et l’application sont gratuits, et une demande de devis ne vous engage à rien.',
        'Nous vous mettons en relation avec nos partenaires. Ils fournissent votre voyage et en répondent.',
        'Sous «\u202fEn clair\u202f», une note résume chaque article. C’est l’article qui fait foi.',
      ]}
      unit="Article"
      sections={articles.map((article, index) => ({ id: `article-${index + 1}`, ...article }))}
    />
  )
}
