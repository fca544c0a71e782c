import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pointsOf, proofOf } from '@/domain/partie/bilan.ts';
import { etapeOf, suiviOf } from '@/domain/partie/partie.ts';
import {
  answer,
  createPartieWorld,
  goOn,
  pass,
  read,
  type PartieWorld,
} from '@/testing/partie-world.ts';
import { testEtapeId } from '@/testing/play-factories.ts';
import { startPartieSync } from './partie-sync.ts';

const first = testEtapeId(1);
const second = testEtapeId(2);
const hourMs = 60 * 60_000;

function numberOf(world: PartieWorld, etapeId = first): number | undefined {
  return [...world.server.essais].find(([key]) => key.endsWith(`_${etapeId}`))?.[1]
    .numero;
}

/** Answers both épreuves rightly. */
const solve = [
  read(),
  answer('tour'),
  goOn(),
  read(second),
  answer('tour', second),
] as const;

/** Wrong answers that the phone takes for right, until the server has counted so many. */
async function spendTries(world: PartieWorld, count: number): Promise<void> {
  for (let tried = 0; tried < count; tried += 1) {
    await world.play(read(), answer(`faux${tried}`));
    await world.sync();
    world.clock.now += hourMs;
  }
}

/** Work of a party's open page, for half an hour. */
async function keepOpen(world: PartieWorld, { id }: Pick<PartieWorld, 'id'> = world) {
  const ports = { ...world.ports, now: () => Date.now() };
  vi.setSystemTime(world.clock.now);
  const sync = startPartieSync(ports, id, world.contenu);
  for (let minute = 0; minute < 30; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    world.clock.now += 60_000;
  }
  sync.stop();
}

describe('the parties of one session', () => {
  test('a later party goes on counting where the last one stopped', async () => {
    const world = createPartieWorld();
    await spendTries(world, 3);
    const later = world.begin(2);
    await later.play(read(), answer('puits'));
    await later.sync();
    expect(numberOf(world)).toBe(4);
    expect(world.server.refusedCount('writeEssai')).toBe(0);
  });

  test('a later party uses the answer that was proven before, and spends no try', async () => {
    const world = createPartieWorld();
    await world.play(...solve);
    await world.sync();
    const later = world.begin(2);
    await later.play(...solve);
    await later.sync();
    expect(later.proven()).toMatchObject({ points: 30, reussiteCount: 2 });
    expect(numberOf(world)).toBe(1);
    expect(world.server.refusedCount()).toBe(0);
  });

  test('a class on one tablet, thirty parties one after the other, is proven whole and refused nothing', async () => {
    const world = createPartieWorld();
    for (let number = 1; number <= 30; number += 1) {
      const group = world.begin(number);
      await group.play(...solve);
      expect(await group.sync()).toEqual({ type: 'settled' });
      expect(group.proven()).toMatchObject({ points: 30 });
    }
    expect(world.server.refusedCount()).toBe(0);
  });

  test('a party that finds twenty tries spent waits, and is proven for good', async () => {
    const world = createPartieWorld();
    await spendTries(world, 20);
    const later = world.begin(2);
    await later.play(read(), answer('tour'));
    // An hour has passed since the last one: no wait is left.
    expect(await later.sync()).toEqual({ type: 'settled' });
    expect(later.proven()).toMatchObject({ points: 20 });
    const last = world.begin(3);
    await last.play(read(), answer('encore'));
    expect(await last.sync()).toMatchObject({ type: 'waiting' });
    expect(world.server.refusedCount('writeEssai')).toBe(0);
  });

  test('a phone whose clock is wrong by a year is neither refused for its number nor made to wait for it', async () => {
    const world = createPartieWorld();
    await spendTries(world, 7);
    for (const ahead of [365 * 24 * hourMs, -365 * 24 * hourMs]) {
      world.clock.ahead = ahead;
      const later = world.begin(ahead > 0 ? 2 : 3);
      await later.play(read(), answer('tour'));
      expect(await later.sync()).toEqual({ type: 'settled' });
      expect(later.proven()).toMatchObject({ points: 20 });
    }
    expect(world.server.refusedCount('writeEssai')).toBe(0);
  });

  test('a party overtaken by another one is refused once, and proven', async () => {
    const world = createPartieWorld();
    const later = world.begin(2);
    await world.play(read(), answer('faux'));
    await world.sync();
    // Both have read the same number.
    await later.play(read(), answer('puits'));
    await later.sync();
    await world.play(read(), answer('tour'));
    await world.sync();
    expect(world.proven()).toMatchObject({ points: 20 });
    expect(numberOf(world)).toBe(3);
  });

  test('essais under a party of before are counted no further: it tries from the number of its session', async () => {
    const world = createPartieWorld();
    await world.store.change(world.id, (kept) => ({
      ...kept,
      envoi: {
        ...kept.envoi,
        essaiByEtapeId: { [first]: { reponse: 'puits', numero: 4, seenAt: 0 } },
        operation: {
          type: 'writeEssai',
          operationId: 'o'.repeat(24),
          etapeId: first,
          reponse: 'tour',
          numero: 5,
        },
      },
    }));
    await world.play(read(), answer('tour'));
    await world.sync();
    expect(world.proven()).toMatchObject({ points: 20 });
    expect(numberOf(world)).toBe(1);
  });
});

/** Parties of a phone, for any actions in each and any network. */
test('every party of a session reaches the points proven by the server, whatever the others see and try', async () => {
  const action = fc.tuple(
    fc.nat({ max: 2 }),
    fc.constantFrom('right', 'right', 'falselyRight', 'pass', 'goOn', 'sync', 'time'),
  );
  const fault = fc.constantFrom('none', 'none', 'none', 'cut', 'lostAnswer' as const);
  await fc.assert(
    fc.asyncProperty(
      fc.array(action, { maxLength: 60, size: 'max' }),
      fc.infiniteStream(fault),
      async (actions, faults) => {
        let isHealed = false;
        const world = createPartieWorld(undefined, () =>
          isHealed ? 'none' : (faults.next().value as 'none'),
        );
        const parties = [world, world.begin(2), world.begin(3)];
        for (const [index, [which, one]] of actions.entries()) {
          const party = parties[which] ?? world;
          const { id: etapeId } = etapeOf(party.partie(), world.contenu);
          const dejaVue = party.envoi().vueEtapeIds.includes(etapeId);
          await party.play(read(etapeId));
          if (one === 'right') await party.play({ ...answer('tour', etapeId), dejaVue });
          if (one === 'falselyRight') {
            await party.play({ ...answer(`faux${index}`, etapeId), dejaVue });
          }
          if (one === 'pass') await party.play(pass(etapeId));
          if (one === 'goOn') await party.play(goOn(etapeId));
          if (one === 'sync') await party.sync().catch(() => undefined);
          if (one === 'time') world.clock.now += 40_000;
        }
        isHealed = true;
        for (let turn = 0; turn < 60; turn += 1) {
          for (const party of parties) await party.sync();
          world.clock.now += hourMs / 10;
        }
        for (const { partie, proven } of parties) {
          const issues = Object.values(partie().suiviByEtapeId).map(({ issue }) => issue);
          expect(issues.filter((issue) => issue?.preuve === 'attente')).toEqual([]);
          expect(proven()?.points ?? 0).toBe(pointsOf(partie()));
        }
      },
    ),
    { numRuns: 200 },
  );
});

describe('a solution that was seen', () => {
  async function seeFirst(world: PartieWorld): Promise<void> {
    await world.play(read(), pass());
    await world.sync();
    expect(world.envoi().solutionByEtapeId).toHaveProperty(first);
  }

  test('gives a later party no points, and costs it no try', async () => {
    const world = createPartieWorld();
    await seeFirst(world);
    const later = world.begin(2);
    await later.sync({ readsFirst: true });
    expect(later.envoi()).toMatchObject({ lu: true, vueEtapeIds: [first] });
    await later.play(read(), { ...answer('tour'), dejaVue: true });
    await later.play(goOn(), read(second), answer('tour', second));
    await later.sync();
    expect(pointsOf(later.partie())).toBe(10);
    expect(proofOf(later.partie())).toEqual({ prouvees: 1, trouvees: 1, dejaVues: 1 });
    expect(later.proven()).toMatchObject({ points: 10, reussiteCount: 1 });
    expect(numberOf(world)).toBeUndefined();
  });

  test('that was seen while another party waited is said so there, and the answer is not called wrong', async () => {
    const world = createPartieWorld();
    const waiting = world.begin(2);
    await waiting.play(...solve);
    await seeFirst(world);
    expect(await waiting.sync()).toEqual({ type: 'settled' });
    const { issue, dejaVue } = suiviOf(waiting.partie(), first);
    expect({ issue, dejaVue }).toMatchObject({
      issue: { type: 'reussie', points: 0, preuve: 'prouvee' },
      dejaVue: true,
    });
    expect(pointsOf(waiting.partie())).toBe(10);
    expect(waiting.proven()).toMatchObject({ points: 10 });
    // A single refusal occurred: it spent no try.
    expect(world.server.refusedCount()).toBe(1);
    expect(numberOf(world)).toBeUndefined();
  });

  test('may be given up and read again in a later party', async () => {
    const world = createPartieWorld();
    await seeFirst(world);
    const later = world.begin(2);
    await later.play(read(), pass());
    await later.sync();
    expect(later.envoi().solutionByEtapeId).toHaveProperty(first);
    expect(world.server.refusedCount()).toBe(0);
  });

  test('keeps the points that were proven before it was seen', async () => {
    const world = createPartieWorld();
    await world.play(read(), answer('tour'));
    await world.sync();
    const later = world.begin(2);
    await later.play(read(), pass());
    await later.sync();
    expect(world.proven()).toMatchObject({ points: 20 });
    expect(pointsOf(world.partie())).toBe(20);
  });
});

describe('parties that were played without network', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('are all proven from the page of the last one, before a solution that it gave up is read', async () => {
    const world = createPartieWorld();
    const second2 = world.begin(2);
    const third3 = world.begin(3);
    await world.play(...solve);
    await second2.play(read(), pass(), goOn(), read(second), answer('tour', second));
    await third3.play(read(), pass(), goOn(), read(second), pass(second));
    await keepOpen(world, third3);
    expect(world.proven()).toMatchObject({ points: 30, reussiteCount: 2 });
    expect(second2.proven()).toMatchObject({ points: 10, reussiteCount: 2 });
    expect(third3.proven()).toMatchObject({ points: 0, reussiteCount: 2 });
    expect(Object.keys(third3.envoi().solutionByEtapeId)).toEqual([first, second]);
    // The others' solutions are not read: none of their points is lost.
    expect(second2.envoi().solutionByEtapeId).toEqual({});
    expect(world.server.refusedCount()).toBe(0);
  });

  test('are left alone where they were proven under another session', async () => {
    const world = createPartieWorld();
    await world.play(read(), answer('tour'));
    await world.sync();
    await world.play(goOn(), read(second), answer('tour', second));
    world.server.changeSession('joueur-2');
    const own = world.begin(2);
    await own.play(read(), answer('tour'));
    await keepOpen(world, own);
    expect(own.proven()).toMatchObject({ uid: 'joueur-2', points: 20 });
    expect(world.proven()).toMatchObject({ uid: 'joueur-1', points: 20 });
  });

  test('two families in turn, one under its own session, prove all that they found', async () => {
    const world = createPartieWorld();
    await world.play(read(), pass());
    await world.sync();
    world.server.changeSession('famille-2');
    const own = world.begin(2);
    await own.play(...solve);
    await keepOpen(world, own);
    expect(own.proven()).toMatchObject({ points: 30, reussiteCount: 2 });
    expect(proofOf(own.partie())).toEqual({ prouvees: 2, trouvees: 2, dejaVues: 0 });
  });

  test('that were refused what nothing explains get another chance with the next page', async () => {
    const world = createPartieWorld();
    await world.play(...solve);
    await world.store.change(world.id, (kept) => ({
      ...kept,
      envoi: { ...kept.envoi, refusalCountByKey: { [first]: 3, createPartie: 3 } },
    }));
    const last = world.begin(2);
    await keepOpen(world, last);
    expect(world.proven()).toMatchObject({ points: 30 });
  });
});
