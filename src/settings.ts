import * as z from 'zod/mini'

const written = (fallback: string) => patterned(/\S/, 'must not be blank', fallback)

function patterned(pattern: RegExp, error: string, fallback: string) {
  return z._default(z.string().check(z.regex(pattern, error)), fallback)
}

/** What `read` makes of a text; `undefined` is for a text of which it can make nothing. */
function readable<Value>(read: (text: string) => Value | undefined, error: string, fallback: string) {
  const reading = z.transform((text: string, { issues }) => {
    const value = read(text)
    if (value !== undefined) return value
    issues.push({ code: 'custom', message: error, input: text })
    return z.NEVER
  })
  return z.prefault(z.pipe(z.string(), reading), fallback)
}

const hours = (fallback: string) =>
  readable(readHours, 'must be hours such as 8h-17h or 8h30-12h, or fermé', fallback)

const environmentSchema = z.object({
  VITE_MAINTENANCE_MODE: z._default(z.enum(['true', 'false'], 'must be true or false'), 'true'),
  VITE_API_BASE_URL: patterned(
    /^(https?:\/\/[^/\s?#]+)?(\/(?!\/)[^\s?#]*)?$/,
    'must be a path such as /api, or an address such as https://host/api',
    '/api',
  ),
  VITE_SITE_URL: readable(
    readHomeAddress,
    'must be the address of the home page, such as https://www.example.org',
    'https://dia-madagascar.example',
  ),
  VITE_SITE_NAME: written('Dia Madagascar'),
  VITE_PHONE: patterned(
    /^\+(?: *\d){7,}$/,
    'must be an international number such as +261 20 22 000 00',
    '+261 20 22 000 00',
  ),
  VITE_EMAIL: z._default(z.email('must be an e-mail address'), 'contact@dia-madagascar.example'),
  VITE_ADDRESS: written('Lot II A 12, Antananarivo 101, Madagascar'),
  VITE_HOSTING_COMPANY: written('Hébergeur Exemple SA'),
  VITE_APK_URL: z._default(
    z.url({ protocol: /^https?$/, error: 'must be a web address' }),
    'https://cdn.dia-madagascar.example/dia-madagascar.apk',
  ),
  VITE_HOURS_WEEKDAYS: hours('8h-17h'),
  VITE_HOURS_SATURDAY: hours('8h-12h'),
  VITE_EMERGENCY_NUMBERS: readable(
    readEmergencyNumbers,
    'must be names and numbers such as Police 117, SAMU 124',
    'Police 117, Pompiers 118, SAMU 124',
  ),
})

/**
 * The site's identity and switches. Throws an error that names every VITE_ variable with a bad value, so that a wrong
 * set-up stops the build instead of reaching a traveller.
 */
export function readSettings(environment: Record<string, unknown>) {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      (issue) => `- ${issue.path.join('.')}: ${JSON.stringify(environment[String(issue.path[0])])} ${issue.message}`,
    )
    throw new Error(`The site's settings are wrong:\n${faults.join('\n')}`)
  }
  const env = parsed.data
  return {
    maintenanceMode: env.VITE_MAINTENANCE_MODE === 'true',
    apiBaseUrl: env.VITE_API_BASE_URL.replace(/\/+$/, ''),
    siteUrl: env.VITE_SITE_URL,
    siteName: env.VITE_SITE_NAME,
    phone: env.VITE_PHONE,
    phoneLink: `tel:${env.VITE_PHONE.replaceAll(' ', '')}`,
    email: env.VITE_EMAIL,
    address: env.VITE_ADDRESS,
    hostingCompany: env.VITE_HOSTING_COMPANY,
    apkUrl: env.VITE_APK_URL,
    openingHours: {
      weekdays: env.VITE_HOURS_WEEKDAYS,
      saturday: env.VITE_HOURS_SATURDAY,
    },
    emergencyNumbers: env.VITE_EMERGENCY_NUMBERS,
  }
}

export type Settings = ReturnType<typeof readSettings>

/** Without a slash at its end. Undefined for what is no web address, or that of a page further down. */
function readHomeAddress(text: string): string | undefined {
  if (!/^https?:\/\/[^/\s?#@]+\/?$/.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).origin
}

/** Minutes after midnight in Antananarivo. */
export type Hours = { opens: number; closes: number }

/** Null for 'fermé'; undefined for what is neither that nor hours. */
function readHours(text: string): Hours | null | undefined {
  if (text === 'fermé') return null
  const [opens = NaN, closes = NaN, ...more] = text.split('-').map(readTime)
  return opens < closes && closes <= 24 * 60 && more.length === 0 ? { opens, closes } : undefined
}

function readTime(text: string): number {
  const [, hour, minute = '0'] = /^(\d{1,2})h([0-5]\d)?$/.exec(text) ?? []
  return Number(hour) * 60 + Number(minute)
}

/** Undefined when one of them is no name with a number. */
function readEmergencyNumbers(text: string): { name: string; phone: string }[] | undefined {
  const numbers = text.split(',').map((entry) => {
    const [, name = '', phone = ''] = /^([^\d+]*[^\d+\s]) +(\+?\d(?: ?\d)+)$/.exec(entry.trim()) ?? []
    return { name, phone }
  })
  return numbers.every(({ name }) => name) ? numbers : undefined
}
