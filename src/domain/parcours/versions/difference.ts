import type { Epreuve } from '../../epreuve/epreuve.ts';
import type { Etape } from '../../etape/etape.ts';
import type { EtapeId } from '../../etape/etape-id.ts';
import type { ParcoursFields } from '../operations.ts';
import { omit } from '../omit.ts';
import type { Parcours } from '../parcours.ts';
import { sameValue } from '../same-value.ts';

/** Difference between two states of a parcours, by document. */
export type ParcoursDifference = {
  fields: Partial<ParcoursFields>;
  etapes: readonly {
    etapeId: EtapeId;
    isNew: boolean;
    /** All fields when the étape is new, else those that changed; possibly none. */
    changes: Partial<Omit<Etape, 'id' | 'epreuve'>>;
    epreuveChanges: Partial<Epreuve>;
  }[];
  removedEtapeIds: readonly EtapeId[];
};

/** The entries of `next` that differ in `previous`; all of them without a `previous`. */
export function changedEntries<Value extends object>(
  previous: Value | null,
  next: Value,
): Partial<Value> {
  if (previous === null) return next;
  const before = new Map<string, unknown>(Object.entries(previous));
  const entries = Object.entries(next).filter(
    ([key, value]) => !sameValue(value, before.get(key)),
  );
  // The entries are from `next`, so they are its own.
  return Object.fromEntries(entries) as Partial<Value>;
}

function fieldsOf(parcours: Parcours): ParcoursFields {
  return omit(parcours, 'id', 'etapes');
}

function ownFieldsOf(etape: Etape): Omit<Etape, 'id' | 'epreuve'> {
  return omit(etape, 'id', 'epreuve');
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}

/** The writes that turn `base` into `next`; everything without a base. */
export function diffParcours(base: Parcours | null, next: Parcours): ParcoursDifference {
  const baseById = new Map(base?.etapes.map((etape) => [etape.id, etape]));
  /** The stored étape online; undefined if missing or unreadable. */
  const readable = (id: EtapeId) => {
    const before = baseById.get(id);
    return before?.illisible === true ? undefined : before;
  };
  const nextIds = new Set(next.etapes.map(({ id }) => id));
  return {
    fields: changedEntries(base === null ? null : fieldsOf(base), fieldsOf(next)),
    etapes: next.etapes
      // Its stored state is unknown: it can only be removed.
      .filter(({ illisible }) => illisible !== true)
      .map((etape) => {
        const before = readable(etape.id);
        return {
          etapeId: etape.id,
          isNew: before === undefined,
          changes: changedEntries(
            before === undefined ? null : ownFieldsOf(before),
            ownFieldsOf(etape),
          ),
          epreuveChanges: changedEntries(before?.epreuve ?? null, etape.epreuve),
        };
      })
      .filter(
        ({ isNew, changes, epreuveChanges }) =>
          isNew || !isEmpty(changes) || !isEmpty(epreuveChanges),
      ),
    removedEtapeIds: [...baseById.keys()].filter((id) => !nextIds.has(id)),
  };
}

/** True if there is nothing to write. */
export function isNoDifference(difference: ParcoursDifference): boolean {
  return (
    isEmpty(difference.fields) &&
    difference.etapes.length === 0 &&
    difference.removedEtapeIds.length === 0
  );
}
