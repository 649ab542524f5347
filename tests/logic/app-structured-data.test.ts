import { expect, test } from 'vitest'
import { appStructuredData } from '#src/features/download/app-structured-data.ts'

test('the structured data of the app say: free, for Android, in four languages', () => {
  expect(appStructuredData).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'Dia Madagascar',
    applicationCategory: 'TravelApplication',
    operatingSystem: expect.stringContaining('Android'),
    downloadUrl: 'https://cdn.dia-madagascar.example/dia-madagascar.apk',
    image: 'https://dia-madagascar.example/share/telecharger.png',
    inLanguage: ['fr', 'en', 'es', 'zh'],
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    author: { name: 'Dia Madagascar', url: 'https://dia-madagascar.example/' },
  })
})

test('the structured data of the app contain no unproven ratings or downloads', () => {
  expect(JSON.stringify(appStructuredData)).not.toMatch(/aggregateRating|review|4\.8|10k/i)
})
