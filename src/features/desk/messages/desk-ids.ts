/** Id of the heading of what is open, which takes the focus. */
export const titleId = 'conversation';

/** Id of the row of a conversation, which takes the focus once the conversation closes. */
export function rowId(id: string): string {
  return `rang-${id}`;
}
