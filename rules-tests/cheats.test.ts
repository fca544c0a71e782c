import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { uidOf, type Actor } from './actors.ts';
import {
  at,
  essai,
  essaiStored,
  etapeId,
  partie,
  hashByReponse,
  otherEtapeId,
  partieAwarded,
  partieId,
  partieUnderWay,
  published,
  reussite,
  tickOf,
  verrou,
} from './documents.ts';
import { beside } from './engines.ts';
import { judge, setScene } from './firestore.ts';
import type { Commit, Documents, Fields } from './row.ts';

/** `npm run budgets` draws 2,000, others on every run. */
const lieCount = Number(process.env['QC_RULES_WRITES'] ?? 100);
const guessCount = 100;
const machineCount = 12;
const machine = uidOf('anonymous');
/** Parties that a machine has begun, to try once in each. */
const machineParties = Array.from(
  { length: machineCount },
  (_, index) => `partieMachine${String(index).padStart(9, '0')}`,
);
/** Attempts at once. A refused one leaves no trace, so none disturbs another. */
const atOnce = 20;

const uid = uidOf('account');
/** Points of the étape after so many indices (`verrou`). */
const pointsByIndices: Readonly<Record<number, number>> = { 0: 20, 1: 15, 2: 5 };

/** False fields of a cheat's award; omitted ones are true. */
type Lie = {
  as: Actor;
  reussite: Fields;
  partie: Fields;
};

const figure = fc.oneof(
  fc.constantFrom(-1, 0, 1, 5, 10, 15, 20, 25, 30, 35, 100, 1_000, 0.5, 2 ** 53),
  fc.integer({ min: -1_000, max: 1_000 }),
);

const lie: fc.Arbitrary<Lie> = fc.record({
  as: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Actor>('account') },
    fc.constantFrom<Actor>('otherAccount', 'anonymous', 'nobody', 'admin'),
  ),
  reussite: fc.record(
    {
      points: figure,
      indices: fc.oneof(fc.integer({ min: 0, max: 3 }), figure),
      numero: fc.integer({ min: 0, max: 30 }),
    },
    { requiredKeys: [] },
  ),
  partie: fc.record(
    {
      points: figure,
      reussiteCount: fc.integer({ min: 0, max: 60 }),
      derniere: fc.constantFrom(etapeId, otherEtapeId, ''),
    },
    { requiredKeys: [] },
  ),
});

function commitOf({ as, reussite: told, partie }: Lie): Commit {
  return {
    as,
    before: {},
    commit: {
      [at.partie]: partieAwarded(uid, 15, partie),
      [at.reussite]: reussite(told),
    },
  };
}

/** True if it is not a lie: the number of indices is the player's word, and all figures follow from it. */
function isTrue({ commit }: Commit): boolean {
  const award = commit[at.reussite];
  const party = commit[at.partie];
  const points = pointsByIndices[Number(award?.['indices'])];
  return (
    points !== undefined &&
    award?.['points'] === points &&
    award['numero'] === 3 &&
    party?.['points'] === 10 + points &&
    party['reussiteCount'] === 2 &&
    party['derniere'] === etapeId
  );
}

/** Attempts that the rules allow. */
async function allowedAmong(attempts: readonly Commit[]): Promise<Commit[]> {
  const found: Commit[] = [];
  for (let start = 0; start < attempts.length; start += atOnce) {
    const some = attempts.slice(start, start + atOnce);
    const answers = await Promise.all(some.map((attempt) => judge(attempt, beside)));
    found.push(...some.filter((_, index) => answers[index] === 'allowed'));
  }
  return found;
}

/** Étapes with the same lock, for as many wrong answers. */
const guesses = fc
  .sample(
    fc
      .oneof(
        fc.stringMatching(/^[a-z0-9]{1,64}$/),
        fc.constantFrom('lavoi', 'lavoirr', 'lelavoir', 'fontaines', ...hashes()),
        fc.integer(),
      )
      .filter((reponse) => reponse !== 'lavoir' && reponse !== 'fontaine'),
    guessCount,
  )
  .map((reponse, index) => ({ reponse, id: `etapeDevinee${String(index)}` }));

function hashes(): string[] {
  return Object.values(hashByReponse);
}

function sceneOfGuesses(): Documents {
  return Object.fromEntries(
    guesses.flatMap(({ reponse, id }) => [
      [at.verrou(1, id), verrou()],
      [at.essai(uid, id), essaiStored(uid, { etapeId: id, reponse })],
    ]),
  );
}

describe('cheats drawn at random', () => {
  beforeAll(() =>
    setScene(
      {
        ...published,
        ...sceneOfGuesses(),
        [at.verrou(1)]: verrou(),
        [at.partie]: partieUnderWay(uid),
        [at.essai(uid)]: essaiStored(uid),
        ...Object.fromEntries(
          machineParties.map((id) => [`parties/${id}`, partieUnderWay(machine)]),
        ),
      },
      beside,
    ),
  );

  it(`are refused, all ${lieCount} lies about a right answer`, async () => {
    const attempts = fc.sample(
      lie.map(commitOf).filter((attempt) => attempt.as !== 'account' || !isTrue(attempt)),
      lieCount,
    );
    expect(await allowedAmong(attempts)).toEqual([]);
  });

  it(`are refused, all ${guessCount} answers that do not open the lock`, async () => {
    const attempts = guesses.map(({ id }): Commit => ({
      as: 'account',
      before: {},
      commit: {
        [at.partie]: partieAwarded(uid, 15, { derniere: id }),
        [`parties/${partieId}/reussites/${id}`]: reussite(),
      },
    }));
    expect(await allowedAmong(attempts)).toEqual([]);
  });

  it('stand beside a right answer that is told as it is, and given its points', async () => {
    const truth = commitOf({ as: 'account', reussite: {}, partie: {} });
    expect(isTrue(truth)).toBe(true);
    expect(await judge(truth, beside)).toBe('allowed');
  });

  it(`are refused, all but five of ${machineCount} guesses of a machine that begins, empties and deletes parties of one session`, async () => {
    const path = at.essai(machine);
    let stored = 0;
    const isAllowed = async (commit: Documents) =>
      (await judge({ as: 'anonymous', before: {}, commit }, beside)) === 'allowed';
    const guess = async (commit: Documents) => {
      if (await isAllowed(commit)) stored += 1;
    };
    for (const [index, id] of machineParties.entries()) {
      const reponse = `devine${index}`;
      const operationId = `operation-machine-${String(index).padStart(6, '0')}`;
      const own = { reponse, operationId };
      // As the first of this party, and as the next one.
      await guess({ [path]: essai(machine, own) });
      await guess({ [path]: essai(machine, { ...own, numero: stored + 1 }) });
      expect(await isAllowed({ [path]: null })).toBe(false);
      expect(await isAllowed({ [`parties/${id}`]: null, [path]: null })).toBe(false);
      expect(await isAllowed({ [`parties/${id}`]: null })).toBe(true);
    }
    expect(stored).toBe(5);
    // Under the id of a party that it has deleted, too.
    const [again = ''] = machineParties;
    const begun = {
      [`parties/${again}`]: partie(machine),
      ...tickOf('anonymous', 'debut', again),
    };
    expect(await isAllowed(begun)).toBe(true);
    await guess({ [path]: essai(machine, { numero: 1, operationId: 'o'.repeat(20) }) });
    await guess({ [path]: essai(machine, { numero: 6, operationId: 'p'.repeat(20) }) });
    expect(stored).toBe(5);
  });
});
