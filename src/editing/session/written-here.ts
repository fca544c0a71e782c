/** The parcours whose draft this page wrote since it was loaded. */
const writtenIds = new Set<string>();

/** The draft of this parcours was written by this page. */
export function noteWrittenHere(id: string): void {
  writtenIds.add(id);
}

/**
 * Whether this page itself wrote the draft of a parcours: then it comes from the screen before, from a file that was
 * just opened or from another way to write, and finding it on the device is no recovery.
 */
export function wasWrittenHere(id: string): boolean {
  return writtenIds.has(id);
}
