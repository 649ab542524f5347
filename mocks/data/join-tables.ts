type Table<Item> = Readonly<Record<string, readonly Item[]>>

/** One table of several. A key may be in more than one: the items of the first count first. */
export function joinTables<Item>(...tables: readonly Table<Item>[]): Table<Item> {
  const keys = new Set(tables.flatMap((table) => Object.keys(table)))
  return Object.fromEntries([...keys].map((key) => [key, tables.flatMap((table) => table[key] ?? [])]))
}
