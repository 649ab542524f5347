import * as z from 'zod/mini'

const nonBlankText = (fallback: string) => textMatching(/\S/, 'must not be blank', fallback)

function textMatching(pattern: RegExp, error: string, fallback: string) {
  return z._default(z.string().check(z.regex(pattern, error)), fallback)
}

/** A text that `parse` turns into a value; undefined makes the text invalid. */
function parsedText<Value>(parse: (text: string) => Value | undefined, error: string, fallback: string) {
  const parser = z.transform((text: string, { issues }) => {
    const value = parse(text)
    if (value !== undefined) return value
    issues.push({ code: 'custom', message: error, input: text })
    return z.NEVER
  })
  return z.prefault(z.pipe(z.string(), parser), fallback)
}

const hours = (fallback: string) =>
  parsedText(parseHours, 'must be hours such as 8h-17h or 8h30-12h, or fermé', fallback)

const phoneNumber = z
  .string()
  .check(z.regex(/^\+(?: *\d){7,}$/, 'must be an international number such as +261 20 22 000 00'))

const environmentSchema = z.object({
  VITE_MAINTENANCE_MODE: z._default(z.enum(['true', 'false'], 'must be true or false'), 'true'),
  VITE_API_BASE_URL: textMatching(
    /^(https?:\/\/[^/\s?#]+)?(\/(?!\/)[^\s?#]*)?$/,
    'must be a path such as /api, or an address such as https://host/api',
    '/api',
  ),
  VITE_SITE_URL: parsedText(
    parseHomeAddress,
    'must be the address of the home page, such as https://www.example.org',
    'https://dia-madagascar.example',
  ),
  VITE_SITE_NAME: nonBlankText('Dia Madagascar'),
  VITE_PHONE: z._default(phoneNumber, '+261 20 22 000 00'),
  VITE_ASSISTANCE_PHONE: z.optional(phoneNumber),
  VITE_EMAIL: z._default(z.email('must be an e-mail address'), 'contact@dia-madagascar.example'),
  VITE_ADDRESS: nonBlankText('Lot II A 12, Antananarivo 101, Madagascar'),
  VITE_HOSTING_COMPANY: nonBlankText('Hébergeur Exemple SA'),
  VITE_APK_URL: z._default(
    z.url({ protocol: /^https?$/, error: 'must be a web address' }),
    'https://cdn.dia-madagascar.example/dia-madagascar.apk',
  ),
  VITE_HOURS_WEEKDAYS: hours('8h-17h'),
  VITE_HOURS_SATURDAY: hours('8h-12h'),
  VITE_EMERGENCY_NUMBERS: parsedText(
    parseEmergencyNumbers,
    'must be names and numbers such as Police 117, SAMU 124',
    'Police 117, Pompiers 118, SAMU 124',
  ),
})

/**
 * Reads the site's identity and switches from the environment. Throws an error that names every invalid VITE_ variable, which
 * stops the build.
 */
export function readSettings(environment: Record<string, unknown>) {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `- ${issue.path.join('.')}: ${JSON.stringify(environment[String(issue.path[0])])} ${issue.message}`,
    )
    throw new Error(`The site's settings are wrong:\n${problems.join('\n')}`)
  }
  const env = parsed.data
  const assistancePhone = env.VITE_ASSISTANCE_PHONE ?? env.VITE_PHONE
  return {
    maintenanceMode: env.VITE_MAINTENANCE_MODE === 'true',
    apiBaseUrl: env.VITE_API_BASE_URL.replace(/\/+$/, ''),
    siteUrl: env.VITE_SITE_URL,
    siteName: env.VITE_SITE_NAME,
    phone: env.VITE_PHONE,
    phoneLink: `tel:${env.VITE_PHONE.replaceAll(' ', '')}`,
    /** Answered at night too. */
    assistancePhone,
    assistancePhoneLink: `tel:${assistancePhone.replaceAll(' ', '')}`,
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

/** The origin, without a trailing slash. Undefined for an invalid URL or one with a path. */
function parseHomeAddress(text: string): string | undefined {
  if (!/^https?:\/\/[^/\s?#@]+\/?$/.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).origin
}

/** Minutes after midnight in Antananarivo. */
export type Hours = { opens: number; closes: number }

/** Null for 'fermé'; undefined when the text is invalid. */
function parseHours(text: string): Hours | null | undefined {
  if (text === 'fermé') return null
  const [opens = NaN, closes = NaN, ...more] = text.split('-').map(parseTime)
  return opens < closes && closes <= 24 * 60 && more.length === 0 ? { opens, closes } : undefined
}

function parseTime(text: string): number {
  const [, hour, minute = '0'] = /^(\d{1,2})h([0-5]\d)?$/.exec(text) ?? []
  return Number(hour) * 60 + Number(minute)
}

/** Undefined unless each part is a name followed by a number. */
function parseEmergencyNumbers(text: string): { name: string; phone: string }[] | undefined {
  const numbers = text.split(',').map((entry) => {
    const [, name = '', phone = ''] = /^([^\d+]*[^\d+\s]) +(\+?\d(?: ?\d)+)$/.exec(entry.trim()) ?? []
    return { name, phone }
  })
  return numbers.every(({ name }) => name) ? numbers : undefined
}
