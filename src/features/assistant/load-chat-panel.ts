/** The assistant's window comes when it is wanted: its code is not part of the first load. */
export const loadChatPanel = () => import('#src/features/assistant/chat-panel.tsx')

/** Loads it before anybody has asked; that it failed is told when somebody does. */
export function warmChatPanel(): void {
  loadChatPanel().catch(() => {})
}
