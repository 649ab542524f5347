import * as z from 'zod/mini'
import { fetchPages } from '#src/api/paging.ts'
import { type ListName, listPaths, recordSchemas } from '#src/contract/records.ts'

// The schemas of the site have no messages: it shows none.
z.config(z.locales.en())

/** Reads the four lists as the site does. `isGood` is false when one cannot be read to its end or a record is dropped. */
export async function checkLists(): Promise<{ isGood: boolean; report: string }> {
  const checks = await Promise.all([
    checkList('circuits'),
    checkList('places'),
    checkList('routes'),
    checkList('emergency-contacts'),
  ])
  return {
    isGood: checks.every(({ isGood }) => isGood),
    report: checks.map(({ lines }) => lines.join('\n')).join('\n'),
  }
}

type Check = { isGood: boolean; lines: string[] }

async function checkList(name: ListName): Promise<Check> {
  const path = listPaths[name]
  try {
    const { records, warning } = await fetchPages(path, new AbortController().signal)
    const { kept, dropped, remarks } = readRecords(name, records)
    const faults = warning ? [warning, ...dropped] : dropped
    return { isGood: faults.length === 0, lines: [`${path}: ${kept} kept`, ...[...faults, ...remarks].map(indent)] }
  } catch (error) {
    return { isGood: false, lines: [`${path}: not read`, ...messagesOf(error).map(indent)] }
  }
}

function readRecords(name: ListName, records: readonly unknown[]) {
  const dropped: string[] = []
  const changes = new Map<string, { count: number; example: string }>()
  const timesById = new Map<string, number>()
  for (const [index, record] of records.entries()) {
    const label = labelOf(record, index)
    const parsed = recordSchemas[name].safeParse(record)
    if (!parsed.success) {
      dropped.push(`dropped: ${label}`, ...parsed.error.issues.map((issue) => indent(reasonOf(issue))))
      continue
    }
    const id = String(parsed.data.id)
    timesById.set(id, (timesById.get(id) ?? 0) + 1)
    for (const { field, sent, read } of changesOf(record, parsed.data)) {
      const change = `${field} ${read === null ? 'is read as null' : 'is cut or cleaned'}`
      const { count = 0, example = `${label} has ${excerpt(sent)}` } = changes.get(change) ?? {}
      changes.set(change, { count: count + 1, example })
    }
  }
  const repeated = [...timesById].filter(([, times]) => times > 1)
  return {
    kept: timesById.size,
    dropped,
    remarks: [
      ...[...changes].map(
        ([change, { count, example }]) => `${change}, ${count === 1 ? 'once' : `${count} times`}: ${example}`,
      ),
      ...repeated.map(([id, times]) => `id ${id} comes ${times} times: the last one is kept`),
    ],
  }
}

type Change = { field: string; sent: unknown; read: unknown }

/** The values that the site does not read as they were sent. A decimal number in a string is read as it was sent. */
function changesOf(sent: unknown, read: unknown, field = ''): Change[] {
  if (sent === null || sent === undefined) return []
  if (read === null || (typeof read === 'string' && read !== sent)) return [{ field, sent, read }]
  if (typeof read !== 'object') return []
  const items = new Map(Object.entries(sent))
  return Object.entries(read).flatMap(([key, value]: [string, unknown]) =>
    changesOf(items.get(key), value, Array.isArray(read) ? `${field}[]` : [field, key].filter(Boolean).join('.')),
  )
}

const recordWithId = z.object({ id: z.union([z.string(), z.number()]) })

function labelOf(record: unknown, index: number): string {
  const { success, data } = recordWithId.safeParse(record)
  return `record ${index + 1}${success ? ` (id ${data.id})` : ''}`
}

function reasonOf({ path, message, ...issue }: z.core.$ZodIssue): string {
  const options = issue.code === 'invalid_union' ? issue.errors.flat().map((option) => option.message) : []
  return `${path.join('.') || 'the record'}: ${options.length > 0 ? options.join(' / ') : message}`
}

/** The messages of an error and its causes. */
function messagesOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : []
}

function excerpt(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

function indent(line: string): string {
  return `  ${line}`
}
