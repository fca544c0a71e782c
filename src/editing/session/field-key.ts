import type { FieldPath } from '@/domain/parcours/field-path.ts';
import { isSaisiePath, type SaisiePath } from '@/domain/parcours/saisie-path.ts';

/** Names one field of a parcours: its étape (null for the parcours's own) and the path within it. */
export type FieldRef = { etapeId: string | null; champ: FieldPath };

/** Reference to a field without a text value. */
type SaisieRef = { etapeId: string | null; champ: SaisiePath };

/** The key of a field in records: `etapeId/champ`, `/champ` for the parcours's own. */
export type FieldKey = `${string}/${FieldPath}`;

/** The key of a field that holds something else than a text. */
export type SaisieKey = `${string}/${SaisiePath}`;

export function fieldKey<Path extends FieldPath>({
  etapeId,
  champ,
}: {
  etapeId: string | null;
  champ: Path;
}): `${string}/${Path}` {
  return `${etapeId ?? ''}/${champ}`;
}

/** The field of a key stored by this device or a file; null if this build has no such field. */
export function readSaisieKey(key: string): SaisieRef | null {
  const [etapeId = '', champ = ''] = key.split('/');
  return isSaisiePath(champ) ? { etapeId: etapeId === '' ? null : etapeId, champ } : null;
}

function idOf(etapeId: string | null, names: readonly string[]): string {
  return [etapeId === null ? 'champ' : `etape-${etapeId}`, ...names].join('-');
}

/** The id of a field's element on the page, target of the summary of problems. */
export function fieldId({ etapeId, champ }: FieldRef): string {
  return idOf(etapeId, champ.split('.'));
}

/** Ids of a field's element and its containers, the nearest first: it may be folded away. */
export function fieldIdsOutward({ etapeId, champ }: FieldRef): string[] {
  const names = champ.split('.');
  return names.map((_, index) => idOf(etapeId, names.slice(0, names.length - index)));
}

/** The étape that an element's id belongs to; null for the parcours's own fields. */
export function etapeIdOfFieldId(id: string): string | null {
  return /^etape-([a-zA-Z0-9]+)-/.exec(id)?.[1] ?? null;
}
