/** Records that can be copied into a worker or a storage, and out of it, within a short task. */
const blockSize = 100

/** One block at least. */
export function blocksOf<Item>(items: readonly Item[]): [Item[], ...Item[][]] {
  const blocks: [Item[], ...Item[][]] = [items.slice(0, blockSize)]
  for (let start = blockSize; start < items.length; start += blockSize) {
    blocks.push(items.slice(start, start + blockSize))
  }
  return blocks
}
