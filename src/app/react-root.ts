/** A file of its own in the build: React is compiled and set up when this is, which is a task's work on a slow phone. */
export { createRoot, hydrateRoot } from 'react-dom/client'
