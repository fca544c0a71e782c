import {
  redo,
  remember,
  undo,
  type History,
  type HistoryEntry,
  type Reverted,
} from '@/domain/parcours/versions/history.ts';
import type { FieldConflict } from '@/domain/parcours/versions/merge.ts';
import { applyOperation, type ParcoursOperation } from '@/domain/parcours/operations.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';

/** The author's work. */
export type EditorState = {
  parcours: Parcours;
  /** Unreadable text typed in a field of a number or a place; by field key. */
  saisies: Readonly<Record<string, string>>;
  /** Fields that another author changed too, waiting for a choice. */
  conflicts: readonly FieldConflict[];
  history: History;
  /** The change just undone or redone, until another action. */
  reverted: (Pick<Reverted, 'entry' | 'isWhole'> & { type: 'undo' | 'redo' }) | null;
};

export type EditorAction =
  /** `at`: epoch milliseconds. */
  | { type: 'apply'; operation: ParcoursOperation; at: number }
  | { type: 'setSaisie'; key: string; texte: string | null }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'takeTheirs'; conflict: FieldConflict; at: number }
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

function withSaisie(
  saisies: EditorState['saisies'],
  key: string,
  texte: string | null,
): EditorState['saisies'] {
  if (texte === null && !Object.hasOwn(saisies, key)) return saisies;
  const others = Object.entries(saisies).filter(([other]) => other !== key);
  return Object.fromEntries(texte === null ? others : [...others, [key, texte]]);
}

/** Does an operation, and remembers it. */
function withOperation(
  state: EditorState,
  operation: ParcoursOperation,
  at: number,
): EditorState {
  const before = state.parcours;
  const after = applyOperation(before, operation);
  const history = remember(state.history, { operation, before, after, at });
  // Unreadable text was typed in a field of the state that is left.
  const saisies = operation.type === 'restoreParcours' ? {} : state.saisies;
  return { ...state, parcours: after, saisies, history, reverted: null };
}

/** Without the unreadable text in the fields of an entry, which no longer matches their value. */
function saisiesWithout(
  saisies: EditorState['saisies'],
  { operation }: HistoryEntry,
): EditorState['saisies'] {
  if (!('changes' in operation)) return saisies;
  const etapeId = 'etapeId' in operation ? operation.etapeId : null;
  const prefix = operation.type === 'changeEpreuve' ? 'epreuve.' : '';
  const keys = Object.keys(operation.changes).map(
    (name) => `${etapeId ?? ''}/${prefix}${name}`,
  );
  return keys.reduce((left, key) => withSaisie(left, key, null), saisies);
}

function withReverted(state: EditorState, type: 'undo' | 'redo'): EditorState {
  const revert = type === 'undo' ? undo : redo;
  const reverted = revert(state.history, state.parcours);
  if (reverted === null) return state;
  const { parcours, history, entry, isWhole } = reverted;
  return {
    ...state,
    parcours,
    history,
    saisies: saisiesWithout(state.saisies, entry),
    reverted: { type, entry, isWhole },
  };
}

/** The state after an action; the same object if unchanged. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'apply':
      return withOperation(state, action.operation, action.at);
    case 'setSaisie': {
      const saisies = withSaisie(state.saisies, action.key, action.texte);
      return saisies === state.saisies ? state : { ...state, saisies };
    }
    case 'undo':
    case 'redo':
      return withReverted(state, action.type);
    case 'takeTheirs':
      return {
        ...withOperation(state, action.conflict.takeTheirs, action.at),
        conflicts: without(state.conflicts, action.conflict),
      };
    case 'keepMine':
      return { ...state, conflicts: without(state.conflicts, action.conflict) };
  }
}
