import { blankEtape, blankParcours } from './blank-parcours.ts';
import { omit } from './omit.ts';
import { sortEtapes, type ParcoursFields } from './operations.ts';
import type { Epreuve } from '../epreuve/epreuve.ts';
import type { Etape } from '../etape/etape.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import type { Parcours } from './parcours.ts';
import { sameValue } from './same-value.ts';

type UncertainVersions = {
  /** What was last known to stand online; null when it never was there. */
  base: Parcours | null;
  /** What was sent since, each of which may have arrived or not. */
  sent: readonly Parcours[];
  mine: Parcours;
  theirs: Parcours;
};

/**
 * One of several states, entry by entry. Where theirs is one that I knew, they have not touched it: it is the base, and
 * mine stands. Where theirs is new, the base is one that I have left, if there is one: mine is then not lost unseen.
 */
function likelyEntries<Value extends object>(
  known: readonly [Value, ...Value[]],
  mine: Value,
  theirs: Value,
): Value {
  const value = { ...theirs };
  // What only a later build knows and theirs lacks has no base: mine is then an addition.
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

/** The étape that both started from; undefined when one of them may have added it, or taken it back. */
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
    // Where it was not, nothing was written in it.
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
 * What two people started from, when saves were sent whose answers were lost: made so that merging on it asks once too
 * often rather than lose anything.
 */
export function likelyBase({ base, sent, mine, theirs }: UncertainVersions): Parcours {
  const [first] = mine.etapes;
  if (first === undefined) return theirs;
  const blank = blankParcours(mine.id, first.id);
  // Online without having been sent from here: only what both filled in is a question.
  if (base === null && !isSome(sent)) return blank;
  // None of what was sent may have arrived: another device that carries the same parcours was there before.
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
