import type { Etape } from '@/domain/etape/etape.ts';
import type { FieldConflict } from '@/domain/parcours/merge.ts';
import { applyOperation, type ParcoursOperation } from '@/domain/parcours/operations.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';

/** What the author is working on. */
export type EditorState = {
  parcours: Parcours;
  /** What was typed in a field that reads a number or a place, and could not be read; by field key. */
  saisies: Readonly<Record<string, string>>;
  /** Fields that somebody else changed too, waiting for a choice. */
  conflicts: readonly FieldConflict[];
  /** The étape removed last, which may be put back. */
  removed: { etape: Etape; numero: number } | null;
};

export type EditorAction =
  | { type: 'apply'; operation: ParcoursOperation }
  | { type: 'setSaisie'; key: string; texte: string | null }
  | { type: 'undoRemoval' }
  | { type: 'forgetRemoval' }
  | { type: 'merge'; parcours: Parcours; conflicts: readonly FieldConflict[] }
  | { type: 'takeTheirs'; conflict: FieldConflict }
  | { type: 'keepMine'; conflict: FieldConflict };

function sameField(a: FieldConflict, b: FieldConflict): boolean {
  return a.etapeId === b.etapeId && a.champ === b.champ;
}

function without(
  conflicts: readonly FieldConflict[],
  settled: FieldConflict,
): FieldConflict[] {
  return conflicts.filter((conflict) => !sameField(conflict, settled));
}

function removedBy(
  { parcours, removed }: EditorState,
  operation: ParcoursOperation,
): EditorState['removed'] {
  if (operation.type !== 'removeEtape' || parcours.etapes.length < 2) return removed;
  const index = parcours.etapes.findIndex(({ id }) => id === operation.etapeId);
  const etape = parcours.etapes[index];
  return etape === undefined ? removed : { etape, numero: index + 1 };
}

function withSaisie(
  saisies: EditorState['saisies'],
  key: string,
  texte: string | null,
): EditorState['saisies'] {
  if (texte === null && !Object.hasOwn(saisies, key)) return saisies;
  const others = Object.entries(saisies).filter(([other]) => other !== key);
  return Object.fromEntries(texte === null ? others : [...others, [key, texte]]);
}

/** The state after something was done; the same object when that changes nothing. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'apply':
      return {
        ...state,
        parcours: applyOperation(state.parcours, action.operation),
        removed: removedBy(state, action.operation),
      };
    case 'setSaisie': {
      const saisies = withSaisie(state.saisies, action.key, action.texte);
      return saisies === state.saisies ? state : { ...state, saisies };
    }
    case 'undoRemoval':
      if (state.removed === null) return state;
      return {
        ...state,
        parcours: applyOperation(state.parcours, {
          type: 'restoreEtape',
          etape: state.removed.etape,
        }),
        removed: null,
      };
    case 'forgetRemoval':
      return { ...state, removed: null };
    case 'merge': {
      const older = state.conflicts.filter(
        (conflict) => !action.conflicts.some((newer) => sameField(newer, conflict)),
      );
      return {
        ...state,
        parcours: action.parcours,
        conflicts: [...older, ...action.conflicts],
      };
    }
    case 'takeTheirs':
      return {
        ...state,
        parcours: applyOperation(state.parcours, action.conflict.takeTheirs),
        conflicts: without(state.conflicts, action.conflict),
      };
    case 'keepMine':
      return { ...state, conflicts: without(state.conflicts, action.conflict) };
  }
}
