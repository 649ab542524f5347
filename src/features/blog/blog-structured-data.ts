import type { Blog } from 'schema-dts'
import { config } from '#src/config.ts'
import { categoryName } from '#src/features/blog/article.ts'
import { articles } from '#src/features/blog/articles.ts'
import { siteAddress } from '#src/lib/site-address.ts'
import { byTravelAgency } from '#src/lib/travel-agency.ts'

export const blog = {
  '@type': 'Blog',
  '@id': siteAddress('/blog'),
  url: siteAddress('/blog'),
  name: `Blog de ${config.siteName}`,
  inLanguage: 'fr',
  publisher: byTravelAgency,
  blogPost: articles.map(
    ({ id, title, excerpt, date, author, image, category, words, readTime }) => ({
      '@type': 'BlogPosting',
      '@id': siteAddress(`/blog#${id}`),
      url: siteAddress(`/blog#${id}`),
      headline: title,
      description: excerpt,
      datePublished: date,
      author: { '@type': 'Organization', name: author, parentOrganization: byTravelAgency },
      publisher: byTravelAgency,
      image: siteAddress(image.src),
      articleSection: categoryName(category),
      inLanguage: 'fr',
      wordCount: words,
      timeRequired: `PT${readTime}M`,
    }),
  ),
} satisfies Blog
