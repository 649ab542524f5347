import type { ListName } from '#src/contract/records.ts'
import { slugInWords } from '#src/lib/text.ts'
import { readDraft } from '#src/storage/drafts.ts'
import { draftPrefix, type FormName, type StorageKey, storageKeys } from '#src/storage/keys.ts'
import { readKeptPlaces } from '#src/storage/kept-places.ts'
import { type OfflineCircuit, readOfflineCircuits, removeOfflineCircuit } from '#src/storage/offline-circuits.ts'
import { readReceipts } from '#src/storage/receipts.ts'
import { readStoredLists, removeStoredList } from '#src/storage/stored-lists.ts'
import { listKeys, readItem, removeItem } from '#src/storage/web-storage.ts'

/** Something that the site keeps on the traveller's device. The privacy page lists it and can delete it. */
export type StoredItem = {
  id: string
  /** Shown to the traveller. */
  name: string
  /** Where it is stored and until when, in French. */
  kept: string
  size: { bytes: number; estimated: boolean }
  /** Milliseconds since 1970; undefined if unknown. */
  savedAt: number | undefined
  /** Throws or rejects where storage is blocked. */
  remove: () => void | Promise<void>
}

type Label = Pick<StoredItem, 'name' | 'kept' | 'savedAt'>

const untilErased = 'sur cet appareil, jusqu’à ce que vous l’effaciez'
const untilTabCloses = 'jusqu’à la fermeture de cet onglet'

const formNames: Record<Exclude<FormName, `circuit/${string}`>, string> = {
  home: 'demande de devis',
  contact: 'message de contact',
  newsletter: 'adresse pour la newsletter',
  chat: 'question à l’assistant',
}

const listLabels: Record<ListName, string> = {
  circuits: 'Copie des circuits',
  places: 'Copie des lieux',
  routes: 'Copie des itinéraires',
  'emergency-contacts': 'Copie des contacts d’urgence',
}

/**
 * Everything that the site keeps on this device at the moment. `complete` is false where some of the storage could not be
 * read, so that there may be more.
 */
export async function listStoredItems(): Promise<{ items: StoredItem[]; complete: boolean }> {
  const results = await Promise.allSettled([
    (async () => webStorageItems('session'))(),
    (async () => webStorageItems('local'))(),
    (async () => readOfflineCircuits().map(offlineCircuitItem))(),
    storedListItems(),
  ])
  return {
    items: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    complete: results.every(({ status }) => status === 'fulfilled'),
  }
}

/** Throws where the browser blocks its storage. */
function webStorageItems(area: StorageKey['area']): StoredItem[] {
  return listKeys(area)
    .filter(isWrittenBySite)
    .filter((item) => !isPartOfOtherItem(item))
    .map((item) => ({
      id: `${area}/${item.key}`,
      ...labelOf(item),
      // Browsers store these texts in UTF-16.
      size: { bytes: 2 * (item.key.length + (readItem(item)?.length ?? 0)), estimated: false },
      remove: () => {
        removeItem(item)
        if (item.key === storageKeys.chatMessages.key) removeItem(storageKeys.chatSession)
      },
    }))
}

/** The chat session is deleted with its conversation, and each offline circuit is an item of its own. */
function isPartOfOtherItem({ key }: StorageKey): boolean {
  if (key === storageKeys.chatSession.key) return readItem(storageKeys.chatMessages) !== undefined
  return key === storageKeys.offlineCircuits.key && readOfflineCircuits().length > 0
}

function isWrittenBySite({ key }: StorageKey): boolean {
  // The router writes the last one when it reloads a page whose code did not load.
  return ['dia-madagascar/', draftPrefix, 'tanstack_router_reload'].some((prefix) => key.startsWith(prefix))
}

const labels: Record<keyof typeof storageKeys, (text?: string) => Label> = {
  receipts: () => ({
    name: 'Accusés d’envoi',
    kept: 'sur cet appareil\u202f; passé 30\u00a0jours, effacés à l’envoi suivant',
    savedAt: readReceipts().at(-1)?.sentAt,
  }),
  chatMessages: conversationLabel,
  chatSession: conversationLabel,
  language: (text) => ({ name: 'Langue choisie', kept: untilErased, savedAt: lastDateIn(text) }),
  appPopup: (text) => ({
    name: 'Annonce de l’application refusée',
    kept: `${untilTabCloses}\u202f; une fois ce refus effacé, l’annonce revient`,
    savedAt: lastDateIn(text),
  }),
  keptPlaces: keptPlacesLabel,
  offlineCircuits: () => ({ name: 'Circuits gardés', kept: untilErased, savedAt: undefined }),
}

function labelOf(item: StorageKey): Label {
  if (item.key.startsWith(draftPrefix)) return draftLabel(item.key.slice(draftPrefix.length))
  const name = Object.entries(storageKeys).find(([, { key }]) => key === item.key)?.[0]
  const label = lookUp(labels, name)
  if (label) return label(readItem(item))
  return {
    name: 'Autre donnée du site',
    kept: `«\u202f${item.key}\u202f», ${item.area === 'local' ? 'sur cet appareil' : 'dans cet onglet'}`,
    savedAt: undefined,
  }
}

function conversationLabel(text?: string): Label {
  return { name: 'Conversation avec l’assistant', kept: untilErased, savedAt: lastDateIn(text) }
}

function keptPlacesLabel(): Label {
  const places = readKeptPlaces()
  const names = places.map(({ name }) => name).join(', ')
  const kept = 'sur cet appareil, jusqu’à ce que vous les effaciez'
  return {
    name: 'Lieux gardés',
    kept: names ? `${names}\u202f; ${kept}` : kept,
    savedAt: places.at(-1)?.keptAt,
  }
}

function draftLabel(form: string): Label {
  const kept = `jusqu’à l’envoi ou à la fermeture de cet onglet`
  const savedAt = readDraft(form)?.savedAt
  const [, slug] = /^circuit\/(.+)$/.exec(form) ?? []
  const name = slug ? `demande de devis, circuit ${slugInWords(slug)}` : lookUp(formNames, form)
  return name
    ? { name: `Brouillon\u202f: ${name}`, kept, savedAt }
    : { name: 'Autre brouillon', kept: `«\u202f${form}\u202f», ${kept}`, savedAt }
}

function lookUp<Value>(record: Readonly<Record<string, Value>>, name: unknown): Value | undefined {
  return Object.entries(record).find(([key]) => key === name)?.[1]
}

function offlineCircuitItem({ slug, name, bytes, savedAt }: OfflineCircuit): StoredItem {
  return {
    id: `offline-circuit/${slug}`,
    name: `Circuit gardé\u202f: ${name}`,
    kept: 'sur cet appareil, jusqu’à ce que vous l’effaciez ou que le navigateur manque de place',
    size: { bytes, estimated: true },
    savedAt,
    remove: () => removeOfflineCircuit(slug),
  }
}

async function storedListItems(): Promise<StoredItem[]> {
  const lists = await readStoredLists()
  return lists.map(([key, { queryKey, state }]) => ({
    id: `list/${key}`,
    name: lookUp(listLabels, queryKey[0]) ?? 'Copie d’une autre version du site',
    kept: 'sur cet appareil\u202f; passé 30\u00a0jours, jetée à la visite suivante',
    size: { bytes: new TextEncoder().encode(JSON.stringify(state.data)).length, estimated: true },
    savedAt: state.dataUpdatedAt,
    remove: () => removeStoredList(key),
  }))
}

/** The last ISO date and time in a stored text, in milliseconds since 1970. */
function lastDateIn(text = ''): number | undefined {
  const date = text.match(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g)?.at(-1)
  return date === undefined ? undefined : Date.parse(date)
}
