/** Whether an answer to a form may move the focus: not from where the traveller has gone on meanwhile, such as the chat. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('main') !== null
}
