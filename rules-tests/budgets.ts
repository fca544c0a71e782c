import {
  countExpressions,
  countLookUps,
  loadPaddedRules,
  looksAtFew,
  takesMoreExpressions,
} from './expressions.ts';
import { deedsOf, documentPatterns, notedRows, whoList } from './rights.ts';
import { changed, type Attempt, type Commit } from './row.ts';
import { weightBudgets } from './weight-budgets.ts';

/** Limits of the rules' weight and work: `quality.md`, « The real Firebase ». */
export const budgets = {
  ...weightBudgets,
  expressions: 370,
  lookUps: 5,
} as const;

/** The heaviest write of a document by a kind of person. */
export type Heaviest = {
  pattern: string;
  who: string;
  doing: string;
  expressions: number;
  lookUps: number;
};

function whoOf(attempt: Attempt): string {
  return whoList.find(({ actors }) => actors.includes(attempt.as))?.name ?? attempt.as;
}

function isCommit(attempt: Attempt): attempt is Commit {
  return 'commit' in attempt;
}

/** All allowed writes of the tables, except other values of a document, and these. */
function allowedWrites(besides: readonly Commit[]): Commit[] {
  const tried = notedRows().flatMap(({ allowed, allowedToo = [] }) => [
    allowed,
    ...allowedToo
      .filter((change) => !('of' in change))
      .map((change) => changed(allowed, change)),
  ]);
  return [...besides, ...tried.filter(isCommit)];
}

export type Measured = {
  heaviest: readonly Heaviest[];
  /** Commits whose rules together read more documents than allowed. */
  lookingAround: readonly string[];
};

/** Measurements beyond the budgets; empty if all of them hold. */
export function beyondBudgets({ heaviest, lookingAround }: Measured): unknown[] {
  const heavy = heaviest.filter(
    ({ expressions, lookUps }) =>
      expressions > budgets.expressions || lookUps > budgets.lookUps,
  );
  return [...heavy, ...lookingAround];
}

/**
 * Measures the heaviest write of each document by each kind of person, among those that the tables have seen allowed
 * and these.
 */
export async function measureWrites(besides: readonly Commit[]): Promise<Measured> {
  const patterns = documentPatterns();
  await loadPaddedRules(patterns);
  const heaviest = new Map<string, Heaviest & { attempt: Commit }>();
  const lookingAround: string[] = [];
  for (const attempt of allowedWrites(besides)) {
    const who = whoOf(attempt);
    const doingByPattern = new Map(
      deedsOf(patterns, attempt).map(({ pattern, doing }) => [pattern, doing]),
    );
    for (const [pattern, doing] of doingByPattern) {
      const key = `${pattern} ${who}`;
      const known = heaviest.get(key);
      const isHeavier =
        known === undefined ||
        (await takesMoreExpressions(attempt, pattern, known.expressions));
      if (!isHeavier) continue;
      const expressions = await countExpressions(attempt, pattern);
      if (known !== undefined && known.expressions >= expressions) continue;
      heaviest.set(key, { pattern, who, doing, expressions, lookUps: 0, attempt });
    }
    const together = [...doingByPattern.keys()];
    if (together.length > 2 && !(await looksAtFew(attempt, together))) {
      lookingAround.push(Object.keys(attempt.commit).join(', '));
    }
  }
  const measured: Heaviest[] = [];
  for (const { attempt, ...one } of heaviest.values()) {
    measured.push({ ...one, lookUps: await countLookUps(attempt, one.pattern) });
  }
  return { heaviest: measured, lookingAround };
}
