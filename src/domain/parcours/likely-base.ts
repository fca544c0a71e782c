import { blankEtape, blankParcours } from './blank-parcours.ts';
import { omit } from './omit.ts';
import { sortEtapes, type ParcoursFields } from './operations.ts';
import type { Epreuve } from '../epreuve/epreuve.ts';
import type { Etape } from '../etape/etape.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import type { Parcours } from './parcours.ts';
import { sameValue } from './same-value.ts';

type UncertainVersions = {
  /** Last known state online; null if never online. */
  base: Parcours | null;
  /** States sent since, each of which may have arrived or not. */
  sent: readonly Parcours[];
  mine: Parcours;
  theirs: Parcours;
};

/**
 * Merges states entry by entry. If theirs is a state that I knew, they have not changed it: it is the base, and mine wins. If theirs is
 * new, the base is one that I have left, if there is one: mine is then not lost unseen.
 */
function likelyEntries<Value extends object>(
  known: readonly [Value, ...Value[]],
  mine: Value,
  theirs: Value,
): Value {
  const value = { ...theirs };
  // Fields of a later build that theirs lacks have no base: mine is then an addition.
  for (const key of Object.keys(theirs) as (keyof Value)[]) {
    if (known.some((state) => sameValue(state[key], theirs[key]))) continue;
    const left = known.find((state) => !sameValue(state[key], mine[key])) ?? known[0];
    value[key] = left[key];
  }
  return value;
}

function isSome<Value>(list: readonly Value[]): list is readonly [Value, ...Value[]] {
  return list.length > 0;
}

function mapSome<Value, Next>(
  [first, ...others]: readonly [Value, ...Value[]],
  change: (value: Value) => Next,
): [Next, ...Next[]] {
  return [change(first), ...others.map(change)];
}

function likelyEtape(
  known: readonly [Etape, ...Etape[]],
  mine: Etape,
  theirs: Etape,
): Etape {
  const ownOf = (etape: Etape) => omit(etape, 'epreuve');
  const epreuve = likelyEntries<Epreuve>(
    mapSome(known, (etape) => etape.epreuve),
    mine.epreuve,
    theirs.epreuve,
  );
  const own = likelyEntries<Omit<Etape, 'epreuve'>>(
    mapSome(known, ownOf),
    ownOf(mine),
    ownOf(theirs),
  );
  return { ...own, epreuve };
}

/** The étape that both started from; undefined if either may have added or removed it. */
function likelyEtapeOf(
  id: EtapeId,
  states: readonly Parcours[],
  { mine, theirs }: Pick<UncertainVersions, 'mine' | 'theirs'>,
): Etape | undefined {
  const find = ({ etapes }: Parcours) => etapes.find((etape) => etape.id === id);
  const known = states.map(find).filter((etape) => etape !== undefined);
  const [my, their] = [find(mine), find(theirs)];
  if (!isSome(known)) return undefined;
  if (my !== undefined && their !== undefined) {
    // A state without it has a blank one.
    const blank = known.length < states.length ? [blankEtape(id, their.rang)] : [];
    return likelyEtape([known[0], ...known.slice(1), ...blank], my, their);
  }
  if (their !== undefined) {
    return known.find((etape) => sameValue(etape, their)) ?? known[0];
  }
  // Absent from something that I sent: that it is not there may be my own doing.
  if (known.length < states.length) return undefined;
  return known.find((etape) => !sameValue(etape, my)) ?? known[0];
}

/**
 * The common ancestor of two versions, when saves were sent whose answers were lost: a merge with it asks once too often rather than lose
 * data.
 */
export function likelyBase({ base, sent, mine, theirs }: UncertainVersions): Parcours {
  const [first] = mine.etapes;
  if (first === undefined) return theirs;
  const blank = blankParcours(mine.id, first.id);
  // Online without having been sent from here: only fields that both filled in conflict.
  if (base === null && !isSome(sent)) return blank;
  // Possibly none was received: another device with the same parcours may have been first.
  const states: [Parcours, ...Parcours[]] = [base ?? { ...blank, etapes: [] }, ...sent];
  const fieldsOf = (parcours: Parcours) => omit(parcours, 'id', 'etapes');
  const fields = likelyEntries<ParcoursFields>(
    mapSome(states, fieldsOf),
    fieldsOf(mine),
    fieldsOf(theirs),
  );
  const ids = new Set([...mine.etapes, ...theirs.etapes].map(({ id }) => id));
  const etapes = [...ids]
    .map((id) => likelyEtapeOf(id, states, { mine, theirs }))
    .filter((etape) => etape !== undefined);
  return { id: mine.id, ...fields, etapes: sortEtapes(etapes) };
}
