/**
 * Finds the items of one key in a list. A list is gone through once, however many ask: a circuit among 10,000 places
 * costs as much as one among ten. Items without a key are in no group.
 */
export function grouping<Item>(keyOf: (item: Item) => string | null | undefined) {
  const groupings = new WeakMap<Item[], Map<string, Item[]>>()

  return (items: Item[], key: string): Item[] => {
    const groups = groupings.get(items) ?? group(items)
    groupings.set(items, groups)
    return groups.get(key) ?? []
  }

  function group(items: Item[]) {
    const groups = new Map<string, Item[]>()
    for (const item of items) {
      const key = keyOf(item)
      if (key == null) continue
      const known = groups.get(key)
      if (known) known.push(item)
      else groups.set(key, [item])
    }
    return groups
  }
}
