import { expect, test } from 'vitest'
import { articles } from '#src/features/blog/articles.ts'
import { blog } from '#src/features/blog/blog-structured-data.ts'

test('the structured data of the blog describe every article', () => {
  expect(blog).toMatchObject({
    '@type': 'Blog',
    url: 'https://dia-madagascar.example/blog',
    publisher: { '@type': 'TravelAgency', name: 'Dia Madagascar' },
  })
  expect(blog.blogPost.map(({ url }) => url)).toEqual(
    articles.map(({ id }) => `https://dia-madagascar.example/blog#${id}`),
  )
  const article = articles.find(({ id }) => id === 'rn7')
  expect(blog.blogPost.find(({ url }) => url.endsWith('#rn7'))).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'La RN7, des rizières au lagon',
    description: article?.excerpt,
    datePublished: '2025-09-09',
    author: { '@type': 'Organization', name: 'Le bureau d’Antananarivo' },
    articleSection: 'Destinations',
    image: expect.stringMatching(/^https:\/\/dia-madagascar\.example\//),
    timeRequired: 'PT4M',
    wordCount: article?.words,
  })
})
