import { mergeParcours } from './merge.ts';
import type { Epreuve } from '../../epreuve/epreuve.ts';
import { forEachTexte } from '../../etape/etape-texts.ts';
import type { EtapeFields, ParcoursFields, ParcoursOperation } from '../operations.ts';
import type { Parcours } from '../parcours.ts';
import { sameValue } from '../same-value.ts';

/** An action of the author, with the parcours before and after. Unchanged parts are shared. */
export type HistoryEntry = {
  operation: ParcoursOperation;
  before: Parcours;
  after: Parcours;
  /** Epoch milliseconds of its first key stroke, and of its last. */
  from: number;
  until: number;
};

/** Done and undone actions, each newest last. */
export type History = {
  done: readonly HistoryEntry[];
  undone: readonly HistoryEntry[];
};

export const emptyHistory: History = { done: [], undone: [] };

/** Key strokes in one field are one operation, until the author pauses for this long… */
export const pauseMs = 1_500;
/** …and for this long at most: undoing never takes back more than a sentence or two. */
export const longestRunMs = 12_000;

/** A field that an author writes in: of the parcours, of an étape or of its épreuve. */
export type WrittenField = keyof ParcoursFields | keyof EtapeFields | keyof Epreuve;

/**
 * Input of each field: `chosen` (each choice is an operation of its own), `typed`, or typed as `words`, shown by a comparison of versions.
 */
export const fieldManners: Readonly<Record<WrittenField, 'chosen' | 'typed' | 'words'>> =
  {
    // Of the parcours.
    genre: 'chosen',
    commune: 'chosen',
    resume: 'words',
    description: 'words',
    theme: 'chosen',
    dureeMinutes: 'typed',
    difficulte: 'chosen',
    ageMinimum: 'typed',
    pratique: 'typed',
    signature: 'words',
    slug: 'typed',
    trace: 'chosen',
    ordre: 'typed',
    aventure: 'typed',
    couverture: 'typed',
    chezSoi: 'typed',
    embleme: 'chosen',
    ficheClasse: 'typed',
    territoire: 'chosen',
    // Of an étape.
    ...forEachTexte(() => 'words' as const),
    position: 'chosen',
    audio: 'chosen',
    transcription: 'words',
    image: 'chosen',
    autresImages: 'typed',
    autrefois: 'typed',
    film: 'typed',
    rayonEcoute: 'typed',
    autreCommune: 'chosen',
    sources: 'typed',
    rechange: 'typed',
    petits: 'typed',
    suites: 'typed',
    fin: 'typed',
    chapitre: 'typed',
    personnage: 'typed',
    bonus: 'typed',
    // Of an épreuve.
    type: 'chosen',
    consigne: 'words',
    options: 'words',
    reponses: 'words',
    minimum: 'typed',
    maximum: 'typed',
    unite: 'typed',
    message: 'typed',
    combinaison: 'typed',
    jeton: 'typed',
    cible: 'typed',
    rayon: 'typed',
    points: 'typed',
    indices: 'words',
    motDeSucces: 'words',
    anecdote: 'words',
    explication: 'words',
    essaisMax: 'typed',
    minuteur: 'typed',
    autre: 'typed',
    voulues: 'typed',
  };

function isChosen(champ: string): boolean {
  const manners: Readonly<Record<string, string>> = fieldManners;
  return Object.hasOwn(manners, champ) && manners[champ] === 'chosen';
}

/** The field that an operation types in; null for another operation. */
function typedField(operation: ParcoursOperation): string | null {
  if (!('changes' in operation)) return null;
  const [champ, ...others] = Object.keys(operation.changes);
  if (champ === undefined || others.length > 0 || isChosen(champ)) return null;
  const etapeId = 'etapeId' in operation ? operation.etapeId : '';
  return `${operation.type} ${etapeId} ${champ}`;
}

/** Lengths of the lists in which an operation types: adding an option is not typing. */
function listLengths({ changes }: { changes: object }): string {
  return Object.values(changes)
    .map((value) => (Array.isArray(value) ? value.length : 0))
    .join();
}

function continues(entry: HistoryEntry, next: ParcoursOperation, at: number): boolean {
  const { operation, from, until } = entry;
  const champ = typedField(next);
  return (
    champ !== null &&
    champ === typedField(operation) &&
    'changes' in next &&
    'changes' in operation &&
    listLengths(next) === listLengths(operation) &&
    at - until < pauseMs &&
    at - from < longestRunMs
  );
}

/**
 * The history after an operation at `at` (epoch milliseconds). Undone operations can no longer be redone. An operation without effect is
 * not recorded.
 */
export function remember(
  history: History,
  {
    operation,
    before,
    after,
    at,
  }: Pick<HistoryEntry, 'operation' | 'before' | 'after'> & { at: number },
): History {
  if (sameValue(before, after)) return history;
  const last = history.done.at(-1);
  // Another author's changes in between are not part of the entry, and must stay outside.
  if (last?.after === before && continues(last, operation, at)) {
    const longer = { ...last, operation, after, until: at };
    return { done: history.done.with(-1, longer), undone: [] };
  }
  const entry = { operation, before, after, from: at, until: at };
  return { done: [...history.done, entry], undone: [] };
}

/** Result of undo or redo. */
export type Reverted = {
  history: History;
  parcours: Parcours;
  entry: HistoryEntry;
  /** False if another author has since changed a part of it, which keeps their text. */
  isWhole: boolean;
};

/** Moves from one side of an entry to the other; changes from elsewhere since then stay. */
function cross(
  current: Parcours,
  from: Parcours,
  to: Parcours,
): Pick<Reverted, 'parcours' | 'isWhole'> {
  if (current === from) return { parcours: to, isWhole: true };
  const { parcours, conflicts } = mergeParcours({
    base: from,
    mine: current,
    theirs: to,
  });
  return { parcours, isWhole: conflicts.length === 0 };
}

/** Undoes the last operation; null if none. */
export function undo({ done, undone }: History, current: Parcours): Reverted | null {
  const entry = done.at(-1);
  if (entry === undefined) return null;
  return {
    ...cross(current, entry.after, entry.before),
    entry,
    history: { done: done.slice(0, -1), undone: [...undone, entry] },
  };
}

/** Redoes the last undone action; null if none. */
export function redo({ done, undone }: History, current: Parcours): Reverted | null {
  const entry = undone.at(-1);
  if (entry === undefined) return null;
  return {
    ...cross(current, entry.before, entry.after),
    entry,
    // After a redo, typing begins an operation of its own.
    history: { done: [...done, { ...entry, until: 0 }], undone: undone.slice(0, -1) },
  };
}
