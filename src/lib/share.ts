export type SharedFile = { name: string; type: string; content: string }

/** Hands a file to an app of the device where the browser can share its type, and downloads it elsewhere. */
export async function shareFile({ name, type, content }: SharedFile): Promise<void> {
  const file = new File([content], name, { type })
  const data = { files: [file] }
  if (!canShare(data) || !(await share(data))) download(file)
}

/** Shares a text or an address, or copies it where the browser cannot share. */
export async function shareOrCopy(
  title: string,
  content: { url: string } | { text: string },
): Promise<'shared' | 'copied' | 'refused'> {
  const data = { title, ...content }
  if (canShare(data) && (await share(data))) return 'shared'
  try {
    await navigator.clipboard.writeText('url' in content ? content.url : content.text)
    return 'copied'
  } catch {
    return 'refused'
  }
}

/** Not all browsers have it. */
function canShare(data: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(data)
}

/** False when it failed. A traveller who closes the list of apps has got what they wanted. */
async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

function download(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
