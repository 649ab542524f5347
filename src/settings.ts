import * as z from 'zod/mini'

const text = (fallback: string) => z._default(z.string().check(z.regex(/\S/)), fallback)

const environmentSchema = z.object({
  VITE_MAINTENANCE_MODE: z._default(z.enum(['true', 'false']), 'true'),
  VITE_API_BASE_URL: z._default(z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?(\/\S*)?$/)), '/api'),
  VITE_SITE_NAME: text('Dia Madagascar'),
  VITE_PHONE: z._default(z.string().check(z.regex(/^\+[\d ]{8,}$/)), '+261 20 22 000 00'),
  VITE_EMAIL: z._default(z.email(), 'contact@dia-madagascar.example'),
  VITE_ADDRESS: text('Lot II A 12, Antananarivo 101, Madagascar'),
  VITE_HOSTING_COMPANY: text('Hébergeur Exemple SA'),
  VITE_APK_URL: z._default(z.url(), 'https://cdn.dia-madagascar.example/dia-madagascar.apk'),
  VITE_HOURS_WEEKDAYS: text('8h-17h'),
  VITE_HOURS_SATURDAY: text('8h-12h'),
})

/**
 * The site's identity and switches. Throws an error that names every VITE_ variable with a bad value, so that a wrong
 * set-up stops the build instead of reaching a traveller.
 */
export function readSettings(environment: Record<string, unknown>) {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      (issue) => `- ${issue.path.join('.')}: ${JSON.stringify(environment[String(issue.path[0])])} (${issue.message})`,
    )
    throw new Error(`The site's settings are wrong:\n${faults.join('\n')}`)
  }
  const env = parsed.data
  return {
    maintenanceMode: env.VITE_MAINTENANCE_MODE === 'true',
    apiBaseUrl: env.VITE_API_BASE_URL.replace(/\/+$/, ''),
    siteName: env.VITE_SITE_NAME,
    phone: env.VITE_PHONE,
    email: env.VITE_EMAIL,
    address: env.VITE_ADDRESS,
    hostingCompany: env.VITE_HOSTING_COMPANY,
    apkUrl: env.VITE_APK_URL,
    openingHours: { weekdays: env.VITE_HOURS_WEEKDAYS, saturday: env.VITE_HOURS_SATURDAY },
  }
}

export type Settings = ReturnType<typeof readSettings>
