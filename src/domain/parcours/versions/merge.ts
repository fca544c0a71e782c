import type { Epreuve } from '../../epreuve/epreuve.ts';
import type { Etape } from '../../etape/etape.ts';
import { etapeIdSchema, type EtapeId } from '../../etape/etape-id.ts';
import { blankEtape, blankParcours, firstRang } from '../blank-parcours.ts';
import type { FieldPath } from '../field-path.ts';
import { omit } from '../omit.ts';
import {
  sortEtapes,
  type EtapeFields,
  type ParcoursFields,
  type ParcoursOperation,
} from '../operations.ts';
import type { Parcours } from '../parcours.ts';
import { sameValue } from '../same-value.ts';

/**
 * A field that two people changed since their common version. The merged parcours keeps mine; `takeTheirs` is the operation that replaces
 * it by theirs.
 */
export type FieldConflict = {
  /** Null for the parcours's own fields. */
  etapeId: EtapeId | null;
  /** As in `Problem`: `titre`, `epreuve.consigne`; `etape` when one removed and the other changed it. */
  champ: FieldPath;
  takeTheirs: ParcoursOperation;
};

export type Versions = {
  /** The common version. */
  base: Parcours;
  mine: Parcours;
  theirs: Parcours;
};

export type Merged = { parcours: Parcours; conflicts: readonly FieldConflict[] };

type EntryMerge<Value> = { value: Value; conflicting: readonly (keyof Value & string)[] };

/** Keys of the merged object that this build knows: others cannot be asked about. */
type Known = Readonly<Record<string, unknown>>;

/**
 * Merges record entries: a change on one side wins; on both, mine wins. For an entry of a later build, theirs wins if they have it: it is
 * online.
 */
function mergeEntries<Value extends object>(
  base: Value,
  mine: Value,
  theirs: Value,
  known: Known,
): EntryMerge<Value> {
  const value = { ...mine };
  const conflicting: (keyof Value & string)[] = [];
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  for (const key of keys as Set<keyof Value & string>) {
    if (sameValue(mine[key], theirs[key]) || sameValue(theirs[key], base[key])) continue;
    if (sameValue(mine[key], base[key])) value[key] = theirs[key];
    else if (Object.hasOwn(known, key)) conflicting.push(key);
    else if (Object.hasOwn(theirs, key)) value[key] = theirs[key];
  }
  return { value, conflicting };
}

/** An étape with every key that this build knows. */
const knownEtape = blankEtape(etapeIdSchema.parse('etape0001'), firstRang);

function entryOf<Value extends object>(
  value: Value,
  key: keyof Value & string,
): Partial<Value> {
  return { [key]: value[key] } as unknown as Partial<Value>; // A single entry of `value` is a part of it.
}

function mergeEtape(
  base: Etape,
  mine: Etape,
  theirs: Etape,
): { etape: Etape; conflicts: FieldConflict[] } {
  const etapeId = mine.id;
  const own = mergeEntries<Omit<Etape, 'epreuve'>>(
    omit(base, 'epreuve'),
    omit(mine, 'epreuve'),
    omit(theirs, 'epreuve'),
    knownEtape,
  );
  const epreuve = mergeEntries<Epreuve>(
    base.epreuve,
    mine.epreuve,
    theirs.epreuve,
    knownEtape.epreuve,
  );
  return {
    etape: { ...own.value, epreuve: epreuve.value },
    conflicts: [
      ...own.conflicting
        // Two moves of the same étape are not a conflict: my order wins.
        .filter((champ): champ is keyof EtapeFields => champ !== 'rang' && champ !== 'id')
        .map((champ): FieldConflict => ({
          etapeId,
          champ,
          takeTheirs: {
            type: 'changeEtape',
            etapeId,
            changes: entryOf<EtapeFields>(theirs, champ),
          },
        })),
      ...epreuve.conflicting.map((champ): FieldConflict => ({
        etapeId,
        champ: `epreuve.${champ}`,
        takeTheirs: {
          type: 'changeEpreuve',
          etapeId,
          changes: entryOf(theirs.epreuve, champ),
        },
      })),
    ],
  };
}

function mergeEtapes({ base, mine, theirs }: Versions): {
  etapes: Etape[];
  conflicts: FieldConflict[];
} {
  const baseById = new Map(base.etapes.map((etape) => [etape.id, etape]));
  const mineById = new Map(mine.etapes.map((etape) => [etape.id, etape]));
  const theirsById = new Map(theirs.etapes.map((etape) => [etape.id, etape]));
  const etapes: Etape[] = [];
  const conflicts: FieldConflict[] = [];
  const keepAgainstRemoval = (etape: Etape) => {
    etapes.push(etape);
    conflicts.push({
      etapeId: etape.id,
      champ: 'etape',
      takeTheirs: { type: 'removeEtape', etapeId: etape.id },
    });
  };

  for (const id of new Set([...mineById.keys(), ...theirsById.keys()])) {
    const [before, my, their] = [baseById.get(id), mineById.get(id), theirsById.get(id)];
    if (my !== undefined && their !== undefined) {
      // Without a base: a field that only one of them filled in is no conflict.
      const merged = mergeEtape(before ?? blankEtape(id, their.rang), my, their);
      etapes.push(merged.etape);
      conflicts.push(...merged.conflicts);
    } else if (my !== undefined) {
      if (before === undefined) etapes.push(my);
      else if (!sameValue(my, before)) keepAgainstRemoval(my);
    } else if (their !== undefined) {
      if (before === undefined) etapes.push(their);
      // I removed it and they went on writing: it is restored, so that nothing is destroyed unseen.
      else if (!sameValue(their, before)) keepAgainstRemoval(their);
    }
  }
  return { etapes: sortEtapes(etapes), conflicts };
}

/**
 * Merges two people's versions of a parcours, field by field and étape by étape. No text of either is lost: it is in the merged parcours or
 * in a conflict.
 */
export function mergeParcours({ base, mine, theirs }: Versions): Merged {
  const fields = mergeEntries<ParcoursFields>(
    omit(base, 'id', 'etapes'),
    omit(mine, 'id', 'etapes'),
    omit(theirs, 'id', 'etapes'),
    blankParcours(mine.id, knownEtape.id),
  );
  const { etapes, conflicts } = mergeEtapes({ base, mine, theirs });
  // Each removed the other's last étapes: a parcours keeps at least one.
  const safeEtapes = etapes.length === 0 ? mine.etapes : etapes;
  return {
    parcours: { id: mine.id, ...fields.value, etapes: safeEtapes },
    conflicts: [
      ...fields.conflicting.map((champ): FieldConflict => ({
        etapeId: null,
        champ,
        takeTheirs: {
          type: 'changeParcours',
          changes: entryOf<ParcoursFields>(theirs, champ),
        },
      })),
      ...conflicts,
    ],
  };
}
