import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { parseTypedPosition } from '@/domain/geo/typed-position.ts';
import type { FieldPath } from '@/domain/parcours/field-path.ts';
import { findOversize } from '@/domain/parcours/check/oversize.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import {
  absenceKinds,
  findProblems,
  type Problem,
} from '@/domain/parcours/check/problem.ts';
import { fieldKey, readSaisieKey } from './field-key.ts';
import type { SaisiePath } from '@/domain/parcours/saisie-path.ts';

/** All problems of a field: those that block publishing, and those of the form alone. */
export type FieldProblem =
  | Problem
  | {
      kind: 'texte-trop-long';
      etapeId: EtapeId | null;
      champ: FieldPath;
      surplus: number;
    }
  | {
      kind: 'saisie-illisible' | 'hors-du-monde' | 'lien-court';
      etapeId: string | null;
      champ: SaisiePath;
    };

const placeFields: ReadonlySet<SaisiePath> = new Set([
  'position',
  'rechange.position',
  'epreuve.cible',
]);

function problemsOfSaisie([key, texte]: [string, string]): FieldProblem[] {
  const field = readSaisieKey(key);
  // A later build has fields unknown to this one.
  if (field === null) return [];
  const { champ } = field;
  const { type } = placeFields.has(champ)
    ? parseTypedPosition(texte)
    : ({ type: 'illisible' } as const);
  const isNamed = type === 'hors-du-monde' || type === 'lien-court';
  return [{ ...field, kind: isNamed ? type : 'saisie-illisible' }];
}

/** All problems of a parcours being written, in reading order of its étapes. One per field and kind. */
export function findFieldProblems(
  parcours: Parcours,
  saisies: Readonly<Record<string, string>>,
): FieldProblem[] {
  const etapeIds = new Set<string>(parcours.etapes.map(({ id }) => id));
  const typed = Object.entries(saisies)
    .flatMap(problemsOfSaisie)
    .filter(({ etapeId }) => etapeId === null || etapeIds.has(etapeId));
  const typedKeys = new Set(typed.map(fieldKey));
  const long = findOversize(parcours).map(
    ({ etapeId, champ, length, max }): FieldProblem => ({
      kind: 'texte-trop-long',
      etapeId,
      champ,
      surplus: length - max,
    }),
  );
  // A field with unreadable text is not empty: show that error only.
  const others = findProblems(parcours).filter(
    (problem) => !typedKeys.has(fieldKey(problem)),
  );
  const all: FieldProblem[] = [...typed, ...long, ...others];
  const order = new Map<string | null, number>([[null, -1]]);
  for (const [index, { id }] of parcours.etapes.entries()) order.set(id, index);
  return all.toSorted(
    (a, b) => (order.get(a.etapeId) ?? 0) - (order.get(b.etapeId) ?? 0),
  );
}

const absences: ReadonlySet<FieldProblem['kind']> = new Set(absenceKinds);

/** True if the only problem is a missing value: shown on request, not before. */
export function isAbsence({ kind }: FieldProblem): boolean {
  return absences.has(kind);
}
