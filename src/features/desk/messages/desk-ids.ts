/** What takes the focus on the desk, by id. */
export const deskIds = {
  titre: 'conversation',
  /** The form of an answer, whose name begins the id of its field. */
  answer: 'desk',
} as const;

/** Id of the row of a conversation, which takes the focus once the conversation closes. */
export function rowId(id: string): string {
  return `rang-${id}`;
}
