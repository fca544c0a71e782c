import { writeBatch } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { parJour } from '@/domain/limits.ts';
import { LimitReachedError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession } from '@/testing/emulator-account.ts';
import { keepCounter } from '@/testing/emulator-counters.ts';
import { readPastRules } from '@/testing/emulator-documents.ts';
import { createEmulatorServices } from '@/testing/services.ts';
import { limitWaits } from './limit-waits.ts';
import { debitRepository, type Ticks } from './debit-repository.ts';

const services = createEmulatorServices();
const debits = debitRepository(services);
const hourMs = 3_600_000;
let uid = '';

/** A commit with only its tick. */
async function tickAlone(ticks: Ticks): Promise<void> {
  const batch = writeBatch(await services.firestore());
  ticks.put(batch, 'avis', 'une quête');
  await batch.commit();
}

beforeEach(async () => {
  await leaveSession();
  await clearBackEnd();
  uid = await ensurePlayerUid(services);
});
afterAll(leaveSession);

test('the last one of a day goes, and one more is not even sent', async () => {
  await keepCounter(uid, 'avis', { jourCount: parJour.avis - 1, hours: 23 });
  await debits.count(uid, { avis: 1 }, tickAlone);
  const commit = vi.fn(tickAlone);
  const refused = await debits
    .count(uid, { avis: 1 }, commit)
    .catch((error: unknown) => error);
  expect(commit).not.toHaveBeenCalled();
  expect(refused).toBeInstanceOf(LimitReachedError);
  const { until } = refused as LimitReachedError;
  expect(until).toBeGreaterThan(Date.now());
  expect(until).toBeLessThan(Date.now() + 2 * hourMs);
});

test('several at once count as many, or none at all', async () => {
  await keepCounter(uid, 'avis', { jourCount: parJour.avis - 2 });
  const put = (plus: number) => debits.count(uid, { avis: plus }, tickAlone);
  await expect(put(3)).rejects.toThrow(LimitReachedError);
  await put(2);
  await expect(put(1)).rejects.toThrow(LimitReachedError);
  expect(await debits.read(uid, 'avis')).toMatchObject({
    n: 702,
    jourCount: parJour.avis,
  });
});

test('another day begins by itself 24 hours after the first of the last one', async () => {
  await keepCounter(uid, 'avis', { hours: 25 });
  await debits.count(uid, { avis: 1 }, tickAlone);
  expect(await debits.read(uid, 'avis')).toMatchObject({ n: 701, jourCount: 1 });
});

test('a day that has just ended goes on, as this clock may be ahead of the server’s', async () => {
  await keepCounter(uid, 'avis', { jourCount: 3, hours: 24 });
  await debits.count(uid, { avis: 1 }, tickAlone);
  expect(await debits.read(uid, 'avis')).toMatchObject({ n: 701, jourCount: 4 });
});

test('a page learns that its day is full, until one more could be made', async () => {
  const { isWaiting } = limitWaits(services);
  await keepCounter(uid, 'avis');
  await expect(debits.count(uid, { avis: 1 }, tickAlone)).rejects.toThrow();
  expect([isWaiting('avis'), isWaiting('debut')]).toEqual([true, false]);
  await keepCounter(uid, 'avis', { hours: 25 });
  await debits.count(uid, { avis: 1 }, tickAlone);
  expect(isWaiting('avis')).toBe(false);
});

test('four tabs that make one each at once make four', async () => {
  const one = () => debits.count(uid, { avis: 1 }, tickAlone);
  await Promise.all([one(), one(), one(), one()]);
  expect(await debits.read(uid, 'avis')).toMatchObject({ n: 4, jourCount: 4 });
});

test('the counted names are forgotten, their number is not, and a full day stays full', async () => {
  await debits.count(uid, { avis: 1 }, tickAlone);
  await keepCounter(uid, 'reprise');
  await debits.forget(uid);
  expect(await readPastRules(`debits/${uid}/genres/avis`)).toMatchObject({
    de: { stringValue: '' },
    n: { integerValue: '1' },
    jourCount: { integerValue: '1' },
  });
  expect(await debits.read(uid, 'reprise')).toMatchObject({
    n: 700,
    jourCount: parJour.reprise,
  });
  expect(await readPastRules(`debits/${uid}/genres/debut`)).toBeNull();
});

test('a commit that is refused for another reason is not made again', async () => {
  const commit = vi.fn(async (ticks: Ticks) => {
    const batch = writeBatch(await services.firestore());
    // Longer than a name may be.
    ticks.put(batch, 'avis', 'a'.repeat(301));
    await batch.commit();
  });
  await expect(debits.count(uid, { avis: 1 }, commit)).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(commit).toHaveBeenCalledOnce();
  expect(await readPastRules(`debits/${uid}/genres/avis`)).toBeNull();
});
