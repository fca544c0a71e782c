import { expect, test } from 'vitest';
import { findLeaks } from '../../src/domain/epreuve/leak.ts';
import { findProblems } from '../../src/domain/parcours/check/problem.ts';
import { parcoursSchema } from '../../src/domain/parcours/parcours.ts';
import { buildPublication } from '../../src/domain/quete/publication.ts';
import { parcoursPaths } from '../../src/domain/parcours/portraits.ts';
import { sagaSchema } from '../../src/domain/saga/saga.ts';
import { openSaga } from '../../src/domain/saga/seal.ts';
import { rangOf } from '../../src/domain/saga/signe.ts';
import { randomBytes } from '../../src/lib/random-bytes.ts';
import { publishedList } from './parcours-list.ts';
import { dernier, sagaOf, sagaParts } from './saga.ts';

test('the last quête can be published, and no text of it tells an answer', () => {
  expect(parcoursSchema.safeParse(dernier.parcours).error).toBeUndefined();
  expect(findProblems(dernier.parcours)).toEqual([]);
  expect(findLeaks(dernier.parcours)).toEqual([]);
});

test('the three quêtes of the seeded saga open its end together, and no two of them do', async () => {
  const { secret, partsOf } = await sagaParts();
  const published = new Map(
    await Promise.all(
      publishedList.map(async (seeded) => {
        const documents = await buildPublication({
          random: randomBytes,
          parcours: seeded.parcours,
          previous: null,
          fileByPath: new Map(parcoursPaths(seeded.parcours).map((one) => [one, one])),
          sagas: partsOf(seeded),
        });
        return [seeded, documents] as const;
      }),
    ),
  );
  const { saga, equipe } = await sagaOf(secret, (seeded) => {
    const documents = published.get(seeded);
    if (documents === undefined) throw new Error('not published');
    return documents;
  });
  expect(sagaSchema.safeParse(saga).success).toBe(true);
  expect(saga.etapes.map(({ signe }) => rangOf(signe) > 0)).toEqual([true, true, true]);
  const given = [...published.values()].flatMap(({ contenu }) => contenu.sagas ?? []);
  expect(given).toHaveLength(3);
  const parts = new Map(given.map(({ n, part }) => [n, part]));
  expect(await openSaga(saga, parts)).toEqual({ cle: secret.cle, mot: equipe.mot });
  parts.delete(2);
  expect(await openSaga(saga, parts)).toBeNull();
});
