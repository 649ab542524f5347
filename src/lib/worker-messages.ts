/** What a page tells the waiting service worker of a newer version, so that it waits no longer. */
export const startNow = 'start now'

/** What a worker that has just come asks every page; one that works answers at once. */
export const areYouAlive = 'are you alive'

/** What a page tells the service worker of its own version at each later visit; it answers whether it has all its files. */
export const bringBackFiles = 'bring back files'
