import { expect, test } from 'vitest'
import { articles } from '#src/features/blog/articles.ts'
import { blog } from '#src/features/blog/blog-structured-data.ts'

const site = 'https://dia-madagascar.example'

test('the blog is described with all its articles, in their order', () => {
  expect(blog).toMatchObject({
    '@type': 'Blog',
    url: `${site}/blog`,
    inLanguage: 'fr',
    publisher: { '@type': 'TravelAgency', name: 'Dia Madagascar' },
  })
  expect(blog.blogPost.map(({ url }) => url)).toEqual(
    articles.map(({ id }) => `${site}/blog#${id}`),
  )
})

test('an article is described by what the page says of it', () => {
  const post = blog.blogPost.find(({ url }) => url.endsWith('#rn7'))
  const article = articles.find(({ id }) => id === 'rn7')
  expect(post).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'La RN7, des rizières au lagon',
    description: article?.excerpt,
    datePublished: '2025-09-09',
    author: { '@type': 'Organization', name: 'Le bureau d’Antananarivo' },
    articleSection: 'Destinations',
    inLanguage: 'fr',
    timeRequired: 'PT4M',
    wordCount: article?.words,
  })
})

test('every picture has an absolute address', () => {
  const pictures = blog.blogPost.map(({ image }) => image)
  expect(pictures.filter((image) => !image.startsWith(`${site}/`))).toEqual([])
})
