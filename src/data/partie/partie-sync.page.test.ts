import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { coutsOf } from '@/domain/epreuve/couts.ts';
import { withFreshChances } from '@/domain/partie/envoi.ts';
import { pointsOf } from '@/domain/partie/bilan.ts';
import { etapeOf, partieIdSchema, suiviOf } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import {
  answer,
  createPartieWorld,
  goOn,
  pass,
  read,
  twoEpreuves as quete,
  type PartieWorld,
} from '@/testing/partie-world.ts';
import {
  contenuArbitrary,
  createChoixPublique,
  createEtapePublique,
  createPartie,
  createQuete,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { createPartieStore } from './partie-store.ts';
import { startPartieSync, syncPartie } from './partie-sync.ts';

const first = testEtapeId(1);
const second = testEtapeId(2);
const third = testEtapeId(3);

/** Plays to the end: the first étape solved, the second given up. */
async function playToTheEnd(world: PartieWorld): Promise<void> {
  await world.play(
    read(),
    { type: 'askIndice', etapeId: first, numero: 1 },
    answer('tour'),
    goOn(),
    read(second),
    pass(second),
    goOn(second),
    goOn(third),
  );
}

describe('syncPartie', () => {
  test('asks nothing of the network before something is to be proven', async () => {
    const world = createPartieWorld();
    await world.play(read());
    const loadGateway = vi.fn();
    await syncPartie({ ...world.ports, loadGateway }, testPartieId, quete.contenu);
    expect(loadGateway).not.toHaveBeenCalled();
  });

  test('proves a whole party with three writes an étape at most, begin and finish apart', async () => {
    const world = createPartieWorld();
    await playToTheEnd(world);
    expect(await world.sync()).toEqual({ type: 'settled' });
    expect(world.server.log).toEqual([
      'createPartie',
      'writeEssai',
      'award',
      'renounce',
      'finish',
    ]);
    expect(world.server.parties.get(testPartieId)).toMatchObject({
      points: 15,
      reussiteCount: 2,
      isFinished: true,
    });
    expect(suiviOf(world.partie(), first).issue?.preuve).toBe('prouvee');
    expect(suiviOf(world.partie(), second).issue?.preuve).toBe('prouvee');
    expect(world.envoi().solutionByEtapeId).toEqual({
      [second]: { reponse: 'tour', explication: 'Voilà.' },
    });
  });

  test('sends only the last good answer, never the wrong ones', async () => {
    const world = createPartieWorld();
    await world.play(
      read(),
      { type: 'answer', etapeId: first, reponse: 'four', juste: false, at: 1 },
      { type: 'answer', etapeId: first, reponse: 'puits', juste: false, at: 1 },
      answer('tour'),
    );
    await world.sync();
    expect([...world.server.essais.values()]).toMatchObject([
      { reponse: 'tour', numero: 1 },
    ]);
  });

  test('proves a party that was left while it was sent, without making it the last one played', async () => {
    const world = createPartieWorld();
    const played = createQuete(quete.contenu);
    let time = 0;
    const store = createPartieStore({ name: crypto.randomUUID(), now: () => ++time });
    await store.begin(played, createPartie(played));
    await store.change(testPartieId, (kept) => ({
      ...kept,
      partie: play(
        play(kept.partie, read(), quete.contenu),
        answer('tour'),
        quete.contenu,
      ),
    }));
    const later = partieIdSchema.parse('partie00000000000002');
    let isBegun = false;
    const loadGateway = async () => {
      if (!isBegun) await store.begin(played, createPartie(played, { id: later }));
      isBegun = true;
      return world.server.gateway;
    };
    await syncPartie({ ...world.ports, store, loadGateway }, testPartieId, quete.contenu);
    const last = await store.readLast(played.id);
    expect(world.server.log).toEqual(['createPartie', 'writeEssai', 'award']);
    expect(last?.kept.partie.id).toBe(later);
  });

  test('declares wrong choices with the award, at the cost that the version says', async () => {
    const costly = { points: 20, indices: [] };
    const { contenu } = createQuete({
      etapes: [
        createEtapePublique(1, {
          epreuve: createChoixPublique({ ...costly, couts: coutsOf(costly) }),
        }),
      ],
    });
    const world = createPartieWorld(contenu);
    const wrong = { ...answer('bb'), juste: false };
    await world.play(read(), wrong, wrong, answer('tour'));
    expect(await world.sync()).toEqual({ type: 'settled' });
    expect(pointsOf(world.partie())).toBe(5);
    expect(world.proven()).toMatchObject({ points: 5, reussiteCount: 1 });
    expect(world.server.refusedCount()).toBe(0);
  });

  test('opens the étape again when the rules refuse, and proves the next answer', async () => {
    const world = createPartieWorld();
    await world.play(read(), answer('four'));
    await world.sync();
    expect(suiviOf(world.partie(), first).issue?.preuve).toBe('refusee');
    expect(pointsOf(world.partie())).toBe(0);
    await world.play(read(), answer('tour'));
    await world.sync();
    expect(world.server.pointsOf(testPartieId)).toBe(20);
    expect([...world.server.essais.values()]).toMatchObject([{ numero: 2 }]);
    expect(suiviOf(world.partie(), first).issue?.preuve).toBe('prouvee');
  });

  test('never takes a finish back when the rules refuse afterwards', async () => {
    const world = createPartieWorld();
    await world.play(
      read(),
      answer('four'),
      goOn(),
      read(second),
      pass(second),
      goOn(second),
    );
    await world.play(goOn(third));
    await world.sync();
    expect(world.partie()).toMatchObject({ moment: 'fin', finishedAt: 9_000 });
    expect(world.server.parties.get(testPartieId)).toMatchObject({
      isFinished: true,
      points: 0,
    });
  });

  test('waits as the rules ask between many essais, and proves other étapes meanwhile', async () => {
    const world = createPartieWorld();
    for (const wrong of ['a', 'b', 'c', 'd', 'e']) {
      await world.play(read(), answer(wrong));
      await world.sync();
    }
    await world.play(read(), answer('tour'), goOn(), read(second), pass(second));
    const outcome = await world.sync();
    expect(outcome.type).toBe('waiting');
    expect(suiviOf(world.partie(), second).issue?.preuve).toBe('prouvee');
    world.clock.now =
      outcome.type === 'waiting' ? outcome.until : Number.POSITIVE_INFINITY;
    expect(await world.sync()).toEqual({ type: 'settled' });
    expect(world.server.pointsOf(testPartieId)).toBe(20);
  });

  test('waits no year for an essai after the clock of the phone was put right by a year', async () => {
    const world = createPartieWorld();
    world.clock.ahead = 365 * 24 * 60 * 60 * 1_000;
    for (const wrong of ['a', 'b', 'c', 'd', 'e']) {
      await world.play(read(), answer(wrong));
      await world.sync();
    }
    world.clock.ahead = 0;
    await world.play(read(), answer('tour'));
    const outcome = await world.sync();
    const until = outcome.type === 'waiting' ? outcome.until : Number.NaN;
    expect(until - world.clock.now).toBeLessThan(60_000);
    world.clock.now = until;
    expect(await world.sync()).toEqual({ type: 'settled' });
    expect(suiviOf(world.partie(), first).issue?.preuve).toBe('prouvee');
  });

  test('counts a write once when its answer was lost', async () => {
    let isLosing = true;
    const world = createPartieWorld(quete.contenu, () =>
      isLosing ? 'lostAnswer' : 'none',
    );
    await playToTheEnd(world);
    // Even the session's answer is lost: no change.
    await expect(world.sync()).rejects.toThrow(OfflineError);
    isLosing = false;
    const faults = [
      'none',
      'lostAnswer',
      'none',
      'none',
      'none',
      'lostAnswer',
      'none',
    ] as const;
    let turn = 0;
    const other = createPartieWorld(quete.contenu, () => faults[turn++] ?? 'none');
    await playToTheEnd(other);
    await expect(other.sync()).rejects.toThrow(OfflineError);
    await other.sync().catch(() => undefined);
    await other.sync();
    expect(other.server.parties.get(testPartieId)).toMatchObject({
      points: 15,
      reussiteCount: 2,
      isFinished: true,
    });
  });

  test('keeps everything when no session can be made, and proves it later', async () => {
    const world = createPartieWorld();
    await playToTheEnd(world);
    world.server.refuseSessions(true);
    await expect(world.sync()).rejects.toThrow(OfflineError);
    expect(world.server.log).toEqual([]);
    world.server.refuseSessions(false);
    await world.sync();
    expect(world.server.pointsOf(testPartieId)).toBe(15);
  });

  test('proves a party again in a document of its own when another session has taken over', async () => {
    const world = createPartieWorld();
    await world.play(read(), answer('tour'));
    await world.sync();
    world.server.changeSession('joueur-2');
    await world.play(goOn(), read(second), answer('tour', second));
    await world.sync();
    const { documentId } = world.envoi();
    expect(documentId).not.toBe(testPartieId);
    expect(world.server.parties.get(documentId)).toMatchObject({
      uid: 'joueur-2',
      points: 30,
    });
    expect(world.server.pointsOf(testPartieId)).toBe(20);
  });

  test('begins elsewhere when the document was deleted', async () => {
    const world = createPartieWorld();
    await world.play(read(), answer('tour'));
    await world.sync();
    world.server.parties.clear();
    await world.play(goOn(), read(second), answer('tour', second));
    await world.sync();
    expect(world.server.pointsOf(world.envoi().documentId)).toBe(30);
  });

  test("takes over the server's totals when it believed others, and calls no answer wrong", async () => {
    const world = createPartieWorld();
    await world.play(read(), answer('tour'));
    await world.sync();
    // This phone lost its totals: an older copy of the device was restored.
    await world.store.change(testPartieId, (kept) => ({
      ...kept,
      envoi: {
        ...kept.envoi,
        partie: { points: 0, reussiteCount: 0, isFinished: false },
      },
    }));
    await world.play(goOn(), read(second), answer('tour', second));
    await world.sync();
    expect(world.server.pointsOf(testPartieId)).toBe(30);
    expect(pointsOf(world.partie())).toBe(30);
  });

  test('waits for another day past the most of one, however often it is asked, and gives nothing up', async () => {
    const world = createPartieWorld();
    await playToTheEnd(world);
    const until = world.clock.now + 20 * 3_600_000;
    world.server.limitUntil(until);
    for (let times = 0; times < 10; times += 1) {
      expect(await world.sync()).toEqual({ type: 'waiting', until });
    }
    expect(world.server.log).toEqual([]);
    expect(world.envoi()).toMatchObject({
      documentId: testPartieId,
      refusalCountByKey: {},
    });
    world.server.limitUntil(null);
    expect(await world.sync()).toEqual({ type: 'settled' });
    expect(world.server.pointsOf(testPartieId)).toBe(15);
  });

  test('drops a write refused without a visible reason, and proves the rest', async () => {
    const world = createPartieWorld();
    const gateway = {
      ...world.server.gateway,
      write: ((target, operation) => {
        const isBroken = operation.type === 'renounce';
        // The rules refuse if they cannot evaluate, such as with a missing verrou.
        return world.server.gateway.write(
          target,
          isBroken ? { ...operation, indices: 9 } : operation,
        );
      }) satisfies typeof world.server.gateway.write,
    };
    await playToTheEnd(world);
    const ports = { ...world.ports, loadGateway: () => Promise.resolve(gateway) };
    expect(await syncPartie(ports, testPartieId, quete.contenu)).toEqual({
      type: 'settled',
    });
    expect(world.server.log.filter((type) => type === 'renounce')).toHaveLength(3);
    expect(world.server.parties.get(testPartieId)).toMatchObject({
      points: 15,
      isFinished: true,
    });
  });

  test('reaches the same points on phone and server for any network', async () => {
    const action = fc.oneof(
      { weight: 3, arbitrary: fc.constant('sync' as const) },
      { weight: 1, arbitrary: fc.constant('twoTabs' as const) },
      { weight: 1, arbitrary: fc.constant('reload' as const) },
      { weight: 2, arbitrary: fc.constant('time' as const) },
      { weight: 4, arbitrary: fc.constant('right' as const) },
      { weight: 1, arbitrary: fc.constant('falselyRight' as const) },
      { weight: 1, arbitrary: fc.constant('indice' as const) },
      { weight: 1, arbitrary: fc.constant('pass' as const) },
      { weight: 4, arbitrary: fc.constant('goOn' as const) },
      { weight: 1, arbitrary: fc.constant('goBack' as const) },
      { weight: 1, arbitrary: fc.constant('otherSession' as const) },
    );
    const fault = fc.constantFrom('none', 'none', 'none', 'cut', 'lostAnswer' as const);
    await fc.assert(
      fc.asyncProperty(
        contenuArbitrary,
        fc.array(action, { maxLength: 60, size: 'max' }),
        fc.infiniteStream(fault),
        async (contenu, actions, faults) => {
          let isHealed = false;
          const world = createPartieWorld(contenu, () =>
            isHealed ? 'none' : (faults.next().value as 'none'),
          );
          const attempt = () => world.sync().catch(() => undefined);
          let sessionCount = 1;
          for (const [index, one] of actions.entries()) {
            const { id: etapeId } = etapeOf(world.partie(), contenu);
            if (one === 'sync') await attempt();
            if (one === 'twoTabs') await Promise.all([attempt(), attempt()]);
            if (one === 'time') world.clock.now += 40_000;
            if (one === 'reload') {
              await world.store.change(testPartieId, (kept) => ({
                ...kept,
                envoi: withFreshChances(kept.envoi),
              }));
            }
            if (one === 'otherSession') {
              sessionCount += 1;
              world.server.changeSession(`joueur-${sessionCount}`);
            }
            await world.play(read(etapeId));
            if (one === 'right') await world.play(answer('tour', etapeId));
            if (one === 'falselyRight') {
              await world.play(answer(`faux${index}`, etapeId));
            }
            if (one === 'indice') {
              const { indiceCount } = suiviOf(world.partie(), etapeId);
              await world.play({ type: 'askIndice', etapeId, numero: indiceCount + 1 });
            }
            if (one === 'pass') await world.play(pass(etapeId));
            if (one === 'goOn') await world.play(goOn(etapeId));
            if (one === 'goBack') await world.play({ type: 'goBack', etapeId });
          }
          isHealed = true;
          await world.store.change(testPartieId, (kept) => ({
            ...kept,
            envoi: withFreshChances(kept.envoi),
          }));
          for (let turn = 0; turn < 50; turn += 1) {
            const outcome = await world.sync();
            if (outcome.type === 'settled') break;
            world.clock.now = outcome.until;
          }
          const partie = world.partie();
          const issues = Object.values(partie.suiviByEtapeId).flatMap(({ issue }) =>
            issue === null ? [] : [issue],
          );
          expect(issues.filter(({ preuve }) => preuve === 'attente')).toEqual([]);
          const settled = issues.filter(({ preuve }) => preuve === 'prouvee');
          const { documentId } = world.envoi();
          const proven = world.server.parties.get(documentId);
          expect(proven?.points ?? 0).toBe(pointsOf(partie));
          expect(proven?.reussiteCount ?? 0).toBe(settled.length);
          expect(proven?.isFinished ?? false).toBe(partie.finishedAt !== null);
          const awards = [...world.server.reussites].filter(([key]) =>
            key.startsWith(documentId),
          );
          expect(awards.reduce((sum, [, { points }]) => sum + points, 0)).toBe(
            pointsOf(partie),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('startPartieSync', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('retries after a pause, and at once when the network is back', async () => {
    const world = createPartieWorld();
    await playToTheEnd(world);
    world.server.refuseSessions(true);
    const ensureUid = vi.spyOn(world.server.gateway, 'ensureUid');
    const sync = startPartieSync(world.ports, testPartieId, quete.contenu);
    await vi.advanceTimersByTimeAsync(0);
    expect(ensureUid).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ensureUid).toHaveBeenCalledTimes(2);
    world.server.refuseSessions(false);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(world.server.pointsOf(testPartieId)).toBe(15);
    sync.stop();
  });

  test('asks nothing while the phone says it is offline', async () => {
    const world = createPartieWorld();
    await playToTheEnd(world);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const sync = startPartieSync(world.ports, testPartieId, quete.contenu);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(world.server.log).toEqual([]);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(world.server.log).toContain('finish');
    sync.stop();
  });

  test('goes on by itself when the wait between essais is over', async () => {
    const world = createPartieWorld();
    for (const wrong of ['a', 'b', 'c', 'd', 'e']) {
      await world.play(read(), answer(wrong));
      await world.sync();
    }
    await world.play(read(), answer('tour'));
    const start = world.clock.now;
    vi.setSystemTime(start);
    const ports = { ...world.ports, now: () => Date.now() };
    const sync = startPartieSync(ports, testPartieId, quete.contenu);
    await vi.advanceTimersByTimeAsync(0);
    expect(world.server.pointsOf(testPartieId)).toBe(0);
    world.clock.now += 32_000;
    await vi.advanceTimersByTimeAsync(32_000);
    expect(world.server.pointsOf(testPartieId)).toBe(20);
    sync.stop();
  });

  test('goes on by itself when another day has begun', async () => {
    const world = createPartieWorld();
    await playToTheEnd(world);
    const hourMs = 3_600_000;
    vi.setSystemTime(world.clock.now);
    world.server.limitUntil(world.clock.now + 20 * hourMs);
    const ports = { ...world.ports, now: () => Date.now() };
    const sync = startPartieSync(ports, testPartieId, quete.contenu);
    await vi.advanceTimersByTimeAsync(19 * hourMs);
    world.server.limitUntil(null);
    expect(world.server.log).toEqual([]);
    await vi.advanceTimersByTimeAsync(hourMs);
    expect(world.server.pointsOf(testPartieId)).toBe(15);
    sync.stop();
  });
});
