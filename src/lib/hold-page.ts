const holders = new Set<string>()

function askFirst(event: Event) {
  event.preventDefault()
}

/** While anybody holds the page, the browser asks the traveller before it takes the page away. */
export function holdPage(holder: string): void {
  holders.add(holder)
  addEventListener('beforeunload', askFirst)
}

/** Browsers keep pages for 'Back' better that ask nothing. */
export function letGoOfPage(holder: string): void {
  holders.delete(holder)
  if (holders.size === 0) removeEventListener('beforeunload', askFirst)
}
