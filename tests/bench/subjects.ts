/** The site and its two floors. */
export const subjects = ['site', 'static', 'minimal'] as const
export type Subject = (typeof subjects)[number]

/** As the tables call them. */
export const subjectNames: Record<Subject, string> = { site: 'site', static: 'static page', minimal: 'minimal app' }
