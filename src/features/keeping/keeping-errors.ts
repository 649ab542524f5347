/** Without the site's own files nothing of what is kept would open. */
export class SiteNotKeptError extends Error {
  override name = 'SiteNotKeptError'
}

export class StorageRefusedError extends Error {
  override name = 'StorageRefusedError'
}

export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
