/** What a page tells the waiting service worker of a newer version, so that it waits no longer. */
export const startNow = 'start now'

/** What a worker that has just come asks every page, and what the app of one answers. */
export const areYouAlive = 'are you alive'
export const alive = 'alive'

/** What a page tells the service worker of its own version at each later visit; it answers whether it has all its files. */
export const bringBackFiles = 'bring back files'
