import { expect, test } from 'vitest';
import { randomBytes } from '@/lib/random-bytes.ts';
import { createSaga } from '@/testing/saga.ts';
import { isCle } from '../privee/cle.ts';
import { drawSecret, openSaga, secretSchema, trueParts } from './seal.ts';

const held = (parts: readonly { n: number; part: string }[]) =>
  new Map(parts.map(({ n, part }) => [n, part]));

test('as many shares as the threshold open the end, whichever they are', async () => {
  const { saga, secret, parts } = await createSaga({ count: 4, seuil: 2 });
  const end = { cle: secret.cle, mot: 'Le trésor est sous le tilleul.' };
  expect(isCle(secret.cle)).toBe(true);
  expect(await openSaga(saga, held(parts.slice(0, 2)))).toEqual(end);
  expect(await openSaga(saga, held(parts.slice(2, 4)))).toEqual(end);
  expect(await openSaga(saga, held(parts))).toEqual(end);
});

test('fewer shares than the threshold open nothing', async () => {
  const { saga, parts } = await createSaga({ count: 4, seuil: 3 });
  expect(await openSaga(saga, held(parts.slice(0, 2)))).toBeNull();
  expect(await openSaga(saga, held([]))).toBeNull();
});

test('sixty parts have sixty shares, of which sixty may be asked for', async () => {
  const { saga, secret, parts } = await createSaga({ count: 60, seuil: 60 });
  expect(secretSchema.safeParse(secret).success).toBe(true);
  expect(new Set(secret.parts).size).toBe(60);
  expect(await openSaga(saga, held(parts.slice(1)))).toBeNull();
  expect((await openSaga(saga, held(parts)))?.cle).toBe(secret.cle);
});

test('a part that is added later finds its share among those drawn at first', async () => {
  const { secret, saga } = await createSaga({ count: 2, seuil: 2 });
  const first = saga.etapes[0];
  if (first === undefined) throw new Error('no part');
  const { preuveOf } = await import('./seal.ts');
  const added = { ...first, n: 3, preuve: await preuveOf(secret.parts[2] ?? '') };
  const grown = { ...saga, etapes: [...saga.etapes, added] };
  const parts = new Map([
    [1, secret.parts[0] ?? ''],
    [3, secret.parts[2] ?? ''],
  ]);
  expect((await openSaga(grown, parts))?.cle).toBe(secret.cle);
});

test('shares of another saga, forged ones and shares under another number count for nothing', async () => {
  const { saga, parts } = await createSaga();
  const other = await createSaga({ slug: 'une-autre' });
  const [first, second] = parts;
  const given = new Map([
    [1, first?.part ?? ''],
    [2, other.parts[1]?.part ?? ''],
    [3, second?.part ?? ''],
  ]);
  expect([...(await trueParts(saga.etapes, given)).keys()]).toEqual([1]);
  expect(await openSaga(saga, given)).toBeNull();
  const forged = new Map([
    [1, '00'.repeat(17)],
    [2, 'ff'.repeat(17)],
  ]);
  expect(await openSaga(saga, forged)).toBeNull();
});

test('a last word that was sealed by another key opens nothing', async () => {
  const { saga, parts } = await createSaga();
  const { saga: other } = await createSaga();
  expect(await openSaga({ ...saga, scelle: other.scelle }, held(parts))).toBeNull();
});

test('two sagas have neither key nor shares in common', async () => {
  const one = await drawSecret(2, randomBytes);
  const other = await drawSecret(2, randomBytes);
  expect(one.cle).not.toBe(other.cle);
  expect(one.parts.filter((part) => other.parts.includes(part))).toEqual([]);
});
