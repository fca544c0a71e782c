/** Names one field of a parcours: its étape (null for the parcours's own) and the path within it. */
export type FieldRef = { etapeId: string | null; champ: string };

/** The key of a field in records: `etapeId/champ`, `/champ` for the parcours's own. */
export function fieldKey({ etapeId, champ }: FieldRef): string {
  return `${etapeId ?? ''}/${champ}`;
}

/** The id of a field's element on the page, which the summary of problems leads to. */
export function fieldId({ etapeId, champ }: FieldRef): string {
  const path = champ.replaceAll('.', '-');
  return etapeId === null ? `champ-${path}` : `etape-${etapeId}-${path}`;
}

/** The étape that an element's id belongs to; null for the parcours's own fields. */
export function etapeIdOfFieldId(id: string): string | null {
  return /^etape-([a-zA-Z0-9]+)-/.exec(id)?.[1] ?? null;
}
