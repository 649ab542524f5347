import { config } from '#src/config.ts'
import { categoryName } from '#src/features/blog/article.ts'
import { articles } from '#src/features/blog/articles.ts'
import { travelAgencyReference } from '#src/layout/structured-data.tsx'
import { absoluteUrl } from '#src/lib/urls.ts'

export const blog = {
  '@type': 'Blog',
  '@id': absoluteUrl('/blog'),
  url: absoluteUrl('/blog'),
  name: `Blog de ${config.siteName}`,
  inLanguage: 'fr',
  publisher: travelAgencyReference,
  blogPost: articles.map(({ id, title, excerpt, date, author, image, category, words, readTime }) => ({
    '@type': 'BlogPosting',
    '@id': absoluteUrl(`/blog#${id}`),
    url: absoluteUrl(`/blog#${id}`),
    headline: title,
    description: excerpt,
    datePublished: date,
    author: { '@type': 'Organization', name: author, parentOrganization: travelAgencyReference },
    publisher: travelAgencyReference,
    image: absoluteUrl(image.src),
    articleSection: categoryName(category),
    inLanguage: 'fr',
    wordCount: words,
    timeRequired: `PT${readTime}M`,
  })),
}
