import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { withFormat, type Epreuve } from '../epreuve/epreuve.ts';
import type { Etape } from '../etape/etape.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import type { Position } from '../geo/position.ts';
import type { Aventure } from './aventure.ts';
import { blankEtape, hasOnlyBlankEtape } from './blank-parcours.ts';
import type { Parcours } from './parcours.ts';

/** The fields an author writes about the whole parcours. */
export type ParcoursFields = Omit<Parcours, 'id' | 'etapes'>;
/** The fields an author writes about one étape, its épreuve apart. */
export type EtapeFields = Omit<Etape, 'id' | 'rang' | 'epreuve' | 'illisible'>;

/** Every operation on a parcours. A value: it can be stored, compared and applied later. */
export type ParcoursOperation =
  | { type: 'changeParcours'; changes: Partial<ParcoursFields> }
  /** `position`: the place clicked on the map; absent for none yet. */
  | { type: 'addEtape'; etapeId: EtapeId; position?: Position | undefined }
  /** Adds étapes written elsewhere, in their order, with the objects and flags that they name. Their ids are free (`adoptEtapes`). */
  | { type: 'joinEtapes'; etapes: readonly Etape[]; aventure: Aventure }
  | { type: 'removeEtape'; etapeId: EtapeId }
  /** Restores a removed étape, at the place of its `rang`. */
  | { type: 'restoreEtape'; etape: Etape }
  /** `by`: places towards the end, or towards the start when negative. One drag is one operation. */
  | { type: 'moveEtape'; etapeId: EtapeId; by: number }
  | { type: 'changeEtape'; etapeId: EtapeId; changes: Partial<EtapeFields> }
  | { type: 'changeEpreuve'; etapeId: EtapeId; changes: Partial<Epreuve> }
  /** Restores a whole stored state; `at`: its time, in epoch milliseconds. */
  | { type: 'restoreParcours'; parcours: Parcours; at: number };

/** The rules accept 64 characters; when a key gets near, all keys are drawn again. */
const longestRang = 48;

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Sorts étapes by `rang`, byte by byte, then by id if two people have drawn the same key. */
export function sortEtapes(etapes: readonly Etape[]): Etape[] {
  return etapes.toSorted(
    (a, b) => compareText(a.rang, b.rang) || compareText(a.id, b.id),
  );
}

function withFreshRangs(etapes: readonly Etape[]): Etape[] {
  const rangs = generateNKeysBetween(null, null, etapes.length);
  return etapes.map((etape, index) => ({ ...etape, rang: rangs[index] ?? etape.rang }));
}

function addEtape(
  parcours: Parcours,
  etapeId: EtapeId,
  position: Position | null,
): Parcours {
  const last = parcours.etapes.at(-1);
  const rang = generateKeyBetween(last?.rang ?? null, null);
  const etape = { ...blankEtape(etapeId, rang), position };
  return { ...parcours, etapes: [...parcours.etapes, etape] };
}

function joinEtapes(
  parcours: Parcours,
  { etapes, aventure }: { etapes: readonly Etape[]; aventure: Aventure },
): Parcours {
  if (etapes.length === 0) return parcours;
  const before = hasOnlyBlankEtape(parcours) ? [] : parcours.etapes;
  const rangs = generateNKeysBetween(before.at(-1)?.rang ?? null, null, etapes.length);
  return {
    ...parcours,
    aventure: {
      ...parcours.aventure,
      objets: [...parcours.aventure.objets, ...aventure.objets],
      drapeaux: [...parcours.aventure.drapeaux, ...aventure.drapeaux],
      personnages: [...parcours.aventure.personnages, ...aventure.personnages],
    },
    etapes: [
      ...before,
      ...etapes.map((etape, index) => ({ ...etape, rang: rangs[index] ?? etape.rang })),
    ],
  };
}

function removeEtape(parcours: Parcours, etapeId: EtapeId): Parcours {
  const etapes = parcours.etapes.filter(({ id }) => id !== etapeId);
  // A parcours has at least one étape: the last one cannot be removed.
  return etapes.length === 0 ? parcours : { ...parcours, etapes };
}

function restoreEtape(parcours: Parcours, etape: Etape): Parcours {
  const others = parcours.etapes.filter(({ id }) => id !== etape.id);
  return { ...parcours, etapes: sortEtapes([...others, etape]) };
}

function moveEtape(parcours: Parcours, etapeId: EtapeId, by: number): Parcours {
  const from = parcours.etapes.findIndex(({ id }) => id === etapeId);
  const to = from + by;
  const moved = parcours.etapes[from];
  if (moved === undefined || to < 0 || to >= parcours.etapes.length) return parcours;
  const others = parcours.etapes.toSpliced(from, 1);
  const before = others[to - 1]?.rang ?? null;
  const after = others[to]?.rang ?? null;
  const ordered = others.toSpliced(to, 0, moved);
  // Two equal keys leave no room between them.
  if (before !== null && before === after) {
    return { ...parcours, etapes: withFreshRangs(ordered) };
  }
  const rang = generateKeyBetween(before, after);
  if (rang.length > longestRang) return { ...parcours, etapes: withFreshRangs(ordered) };
  return { ...parcours, etapes: ordered.with(to, { ...moved, rang }) };
}

function mapEtape(
  parcours: Parcours,
  etapeId: EtapeId,
  change: (etape: Etape) => Etape,
): Parcours {
  return {
    ...parcours,
    etapes: parcours.etapes.map((etape) =>
      etape.id === etapeId ? change(etape) : etape,
    ),
  };
}

/** The parcours after an operation. Unaffected étapes stay the same objects. An operation on a missing étape changes nothing. */
export function applyOperation(
  parcours: Parcours,
  operation: ParcoursOperation,
): Parcours {
  switch (operation.type) {
    case 'changeParcours':
      return { ...parcours, ...operation.changes };
    case 'addEtape':
      return addEtape(parcours, operation.etapeId, operation.position ?? null);
    case 'joinEtapes':
      return joinEtapes(parcours, operation);
    case 'removeEtape':
      return removeEtape(parcours, operation.etapeId);
    case 'restoreEtape':
      return restoreEtape(parcours, operation.etape);
    case 'moveEtape':
      return moveEtape(parcours, operation.etapeId, operation.by);
    case 'changeEtape':
      return mapEtape(parcours, operation.etapeId, (etape) => ({
        ...etape,
        ...operation.changes,
      }));
    case 'restoreParcours':
      return { ...operation.parcours, id: parcours.id };
    case 'changeEpreuve':
      return mapEtape(parcours, operation.etapeId, (etape) => ({
        ...etape,
        epreuve: withFormat({ ...etape.epreuve, ...operation.changes }),
      }));
  }
}
