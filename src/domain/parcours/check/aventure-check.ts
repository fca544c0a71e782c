import { kindOf } from '../../epreuve/kinds/table.ts';
import { outcomesOf } from '../../epreuve/couts.ts';
import type { Epreuve } from '../../epreuve/epreuve.ts';
import type { Etape } from '../../etape/etape.ts';
import { emptySac, holds, withEffets, type Sac } from '../../etape/sac.ts';
import type { Condition } from '../../etape/suite.ts';

/**
 * Walks every way of an aventure before players do. Players at an étape with the same objects, past events and solved épreuves go on alike,
 * so that each such state is walked once.
 */

/** Fields of an étape that its ways on depend on. */
export type EtapeOfAventure = Pick<Etape, 'id' | 'suites' | 'fin'> & {
  epreuve: Pick<Epreuve, 'type' | 'points' | 'indices'>;
};

/** Ids of étapes, in their order. */
export type AventureVerdict = {
  /** No way leads there. */
  unreachable: Etape['id'][];
  /** Some way leads there and not on. */
  deadEnds: Etape['id'][];
  /** Some way leads there, and from then on round in circles for ever. */
  endless: Etape['id'][];
  /** There were too many states to walk: conditions were left aside, and more is held possible than is. */
  isRough: boolean;
};

type State = {
  index: number;
  sac: Sac;
  /** Points of each épreuve that matters, by étape: −1 if missed. */
  pointsByEtapeId: ReadonlyMap<string, number>;
};

type Graph = {
  etapes: readonly EtapeOfAventure[];
  indexById: ReadonlyMap<string, number>;
  conditions: readonly Condition[];
  isRough: boolean;
};

/** Past this, a typing author would wait. */
const stateCountMax = 4_000;

function isAsked(condition: Condition, id: string): boolean {
  return condition.type === 'epreuve' && condition.etapeId === id;
}

/** Possible results of an épreuve, as far as a condition tests it; null without one. */
function outcomesAsked(
  { id, epreuve }: EtapeOfAventure,
  { conditions }: Graph,
): number[] | null {
  if (!kindOf(epreuve.type).isJudged) return null;
  const arePointsAsked = conditions.some(({ type }) => type === 'points');
  if (arePointsAsked && epreuve.points > 0) return outcomesOf(epreuve);
  const isMatter = conditions.some((condition) => isAsked(condition, id));
  return isMatter ? [epreuve.points, -1] : null;
}

function keyOf({ index, sac, pointsByEtapeId }: State, { conditions }: Graph): string {
  const asked = conditions.flatMap((condition) =>
    condition.type === 'objet' || condition.type === 'drapeau' ? [condition] : [],
  );
  const held = asked.map(({ type, id }) =>
    Number((type === 'objet' ? sac.objetIds : sac.drapeauIds).has(id)),
  );
  const outcomes = [...pointsByEtapeId].map((entry) => entry.join(':')).toSorted();
  return [index, held.join(''), ...outcomes].join(' ');
}

/** The states once the épreuve of the étape is settled. */
function settle(state: State, graph: Graph): State[] {
  const etape = graph.etapes[state.index];
  if (etape === undefined || state.pointsByEtapeId.has(etape.id)) return [state];
  const outcomes = outcomesAsked(etape, graph);
  if (outcomes === null) return [state];
  return outcomes.map((points) => ({
    ...state,
    pointsByEtapeId: new Map([...state.pointsByEtapeId, [etape.id, points]]),
  }));
}

/** Targets of the valid links of a settled state. Time passes by itself: time conditions will hold. */
function follow({ index, sac, pointsByEtapeId }: State, graph: Graph): State[] {
  const points = [...pointsByEtapeId.values()].reduce(
    (sum, one) => sum + Math.max(0, one),
    0,
  );
  const isSolved = (id: string) => {
    const outcome = pointsByEtapeId.get(id);
    return outcome === undefined ? null : outcome >= 0;
  };
  const faits = { sac, points, playedMs: Number.POSITIVE_INFINITY, isSolved };
  return (graph.etapes[index]?.suites ?? []).flatMap((suite) => {
    const vers = graph.indexById.get(suite.vers);
    const isOpen =
      graph.isRough || suite.conditions.every((condition) => holds(condition, faits));
    if (vers === undefined || vers === index || !isOpen) return [];
    return [{ index: vers, sac: withEffets(sac, suite.effets), pointsByEtapeId }];
  });
}

type Walked = {
  indexByKey: Map<string, number>;
  beforeByKey: Map<string, string[]>;
  /** Keys of settled states at the story's end, well or not. */
  terminals: string[];
  deadEnds: Set<number>;
};

/** Every reachable settled state; null if too many. */
function explore(graph: Graph): Walked | null {
  const walked: Walked = {
    indexByKey: new Map(),
    beforeByKey: new Map(),
    terminals: [],
    deadEnds: new Set(),
  };
  const begun = { index: 0, sac: emptySac, pointsByEtapeId: new Map<string, number>() };
  const waiting = settle(begun, graph).map((state) => ({
    state,
    key: keyOf(state, graph),
  }));
  for (const { state, key } of waiting) walked.indexByKey.set(key, state.index);
  for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
    const { state, key } = current;
    const isEnding = (graph.etapes[state.index]?.fin.trim() ?? '') !== '';
    const next = isEnding
      ? []
      : follow(state, graph).flatMap((arrived) => settle(arrived, graph));
    if (next.length === 0) walked.terminals.push(key);
    if (next.length === 0 && !isEnding) walked.deadEnds.add(state.index);
    for (const after of next) {
      const afterKey = keyOf(after, graph);
      walked.beforeByKey.set(afterKey, [
        ...(walked.beforeByKey.get(afterKey) ?? []),
        key,
      ]);
      if (walked.indexByKey.has(afterKey)) continue;
      if (walked.indexByKey.size >= stateCountMax) return null;
      walked.indexByKey.set(afterKey, after.index);
      waiting.push({ state: after, key: afterKey });
    }
  }
  return walked;
}

/** Indexes of the étapes with a state that cannot reach an end. */
function endlessIndexes({ indexByKey, beforeByKey, terminals }: Walked): Set<number> {
  const ending = new Set(terminals);
  const waiting = [...terminals];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    for (const before of beforeByKey.get(key) ?? []) {
      if (ending.has(before)) continue;
      ending.add(before);
      waiting.push(before);
    }
  }
  return new Set(
    [...indexByKey].flatMap(([key, index]) => (ending.has(key) ? [] : [index])),
  );
}

function judge(etapes: readonly EtapeOfAventure[], isRough: boolean): AventureVerdict {
  const graph: Graph = {
    etapes,
    indexById: new Map(etapes.map(({ id }, index) => [id, index])),
    conditions: isRough
      ? []
      : etapes.flatMap(({ suites }) => suites.flatMap(({ conditions }) => conditions)),
    isRough,
  };
  const walked = explore(graph);
  // Without conditions there are as many states as étapes.
  if (walked === null) return judge(etapes, true);
  const reached = new Set(walked.indexByKey.values());
  const endless = endlessIndexes(walked);
  const idsWhere = (isSo: (index: number) => boolean) =>
    etapes.flatMap(({ id }, index) => (isSo(index) ? [id] : []));
  return {
    unreachable: idsWhere((index) => !reached.has(index)),
    deadEnds: idsWhere((index) => walked.deadEnds.has(index)),
    endless: idsWhere((index) => endless.has(index)),
    isRough,
  };
}

function signatureOf(etapes: readonly EtapeOfAventure[]): string {
  return JSON.stringify(
    etapes.map(({ id, suites, fin, epreuve }) => [
      id,
      suites.map(({ vers, conditions, effets }) => [vers, conditions, effets]),
      fin.trim() !== '',
      !kindOf(epreuve.type).isJudged,
      epreuve.points,
      epreuve.indices.map(({ cout }) => cout),
    ]),
  );
}

/** The last verdict, reused while the ways are unchanged: writing stories and labels walks nothing. */
let last: { signature: string; verdict: AventureVerdict } | null = null;

/** Verdict on every way of an aventure, from its first étape. */
export function judgeAventure(etapes: readonly EtapeOfAventure[]): AventureVerdict {
  const signature = signatureOf(etapes);
  if (last?.signature !== signature) last = { signature, verdict: judge(etapes, false) };
  return last.verdict;
}
