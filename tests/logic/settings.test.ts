import { describe, expect, test } from 'vitest'
import { readSettings } from '#src/settings.ts'

test('the defaults are a fictitious demonstration', () => {
  expect(readSettings({})).toEqual({
    maintenanceMode: true,
    apiBaseUrl: '/api',
    siteUrl: 'https://dia-madagascar.example',
    siteName: 'Dia Madagascar',
    phone: '+261 20 22 000 00',
    phoneLink: 'tel:+261202200000',
    assistancePhone: '+261 20 22 000 00',
    assistancePhoneLink: 'tel:+261202200000',
    email: 'contact@dia-madagascar.example',
    address: 'Lot II A 12, Antananarivo 101, Madagascar',
    hostingCompany: expect.any(String),
    apkUrl: expect.stringMatching(/^https:\/\/.*\.example\/.*\.apk$/),
    openingHours: { weekdays: { opens: 480, closes: 1020 }, saturday: { opens: 480, closes: 720 } },
    emergencyNumbers: [
      { name: 'Police', phone: '117' },
      { name: 'Pompiers', phone: '118' },
      { name: 'SAMU', phone: '124' },
    ],
  })
})

test('every variable overrides its default', () => {
  expect(
    readSettings({
      VITE_MAINTENANCE_MODE: 'false',
      VITE_API_BASE_URL: 'https://api.test/v1',
      VITE_SITE_URL: 'https://autre.test/',
      VITE_SITE_NAME: 'Autre',
      VITE_PHONE: '+33 1 00 00 00 00',
      VITE_ASSISTANCE_PHONE: '+33 6 00 00 00 00',
      VITE_EMAIL: 'a@b.test',
      VITE_ADDRESS: 'Ailleurs',
      VITE_HOSTING_COMPANY: 'Hôte',
      VITE_APK_URL: 'https://cdn.test/app.apk',
      VITE_HOURS_WEEKDAYS: '9h30-24h',
      VITE_HOURS_SATURDAY: 'fermé',
      VITE_EMERGENCY_NUMBERS: 'Police du tourisme +261 34 00 000 00,SAMU  124',
      UNRELATED: 'x',
    }),
  ).toEqual({
    maintenanceMode: false,
    apiBaseUrl: 'https://api.test/v1',
    siteUrl: 'https://autre.test',
    siteName: 'Autre',
    phone: '+33 1 00 00 00 00',
    phoneLink: 'tel:+33100000000',
    assistancePhone: '+33 6 00 00 00 00',
    assistancePhoneLink: 'tel:+33600000000',
    email: 'a@b.test',
    address: 'Ailleurs',
    hostingCompany: 'Hôte',
    apkUrl: 'https://cdn.test/app.apk',
    openingHours: { weekdays: { opens: 570, closes: 1440 }, saturday: null },
    emergencyNumbers: [
      { name: 'Police du tourisme', phone: '+261 34 00 000 00' },
      { name: 'SAMU', phone: '124' },
    ],
  })
})

describe('the API base', () => {
  test.each([
    ['/api', '/api'],
    ['/api/', '/api'],
    ['/', ''],
    ['https://api.test', 'https://api.test'],
    ['http://127.0.0.1:8000/api//', 'http://127.0.0.1:8000/api'],
  ])('%s becomes %s', (value, apiBaseUrl) => {
    expect(readSettings({ VITE_API_BASE_URL: value }).apiBaseUrl).toBe(apiBaseUrl)
  })
})

describe('a bad value', () => {
  test.each([
    ['VITE_MAINTENANCE_MODE', 'yes'],
    ['VITE_API_BASE_URL', 'api'],
    ['VITE_API_BASE_URL', 'ftp://host/api'],
    ['VITE_API_BASE_URL', '//host/api'],
    ['VITE_SITE_URL', ''],
    ['VITE_SITE_URL', 'www.example.org'],
    ['VITE_SITE_URL', 'ftp://example.org'],
    ['VITE_SITE_URL', 'https://example.org/voyages'],
    ['VITE_SITE_URL', 'https://moi@example.org'],
    ['VITE_SITE_URL', 'https://example.org:99999'],
    ['VITE_SITE_NAME', ' '],
    ['VITE_PHONE', '020 22 000 00'],
    ['VITE_ASSISTANCE_PHONE', '117'],
    ['VITE_EMAIL', 'contact'],
    ['VITE_ADDRESS', ''],
    ['VITE_HOSTING_COMPANY', ''],
    ['VITE_APK_URL', 'app.apk'],
    ['VITE_APK_URL', 'javascript:alert(1)'],
    ['VITE_HOURS_WEEKDAYS', ''],
    ['VITE_HOURS_WEEKDAYS', '8-17'],
    ['VITE_HOURS_WEEKDAYS', '17h-8h'],
    ['VITE_HOURS_WEEKDAYS', '8h-12h-17h'],
    ['VITE_HOURS_SATURDAY', '8h60-12h'],
    ['VITE_HOURS_SATURDAY', 'closed'],
    ['VITE_EMERGENCY_NUMBERS', ''],
    ['VITE_EMERGENCY_NUMBERS', 'Police'],
    ['VITE_EMERGENCY_NUMBERS', 'Police 117; SAMU 124'],
  ])('of %s throws an error that names it: %j', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`- ${name}: ${JSON.stringify(value)}`)
  })

  test('is explained, along with all others', () => {
    expect(() => readSettings({ VITE_MAINTENANCE_MODE: 'yes', VITE_PHONE: '12' })).toThrow(
      [
        "The site's settings are wrong:",
        '- VITE_MAINTENANCE_MODE: "yes" must be true or false',
        '- VITE_PHONE: "12" must be an international number such as +261 20 22 000 00',
      ].join('\n'),
    )
  })
})
