import { expect, test } from 'vitest';
import { findLeaks } from '../../src/domain/epreuve/leak.ts';
import { findProblems } from '../../src/domain/parcours/check/problem.ts';
import { parcoursSchema } from '../../src/domain/parcours/parcours.ts';
import { buildPublication } from '../../src/domain/quete/publication.ts';
import { parcoursPaths } from '../../src/domain/parcours/portraits.ts';
import { avanceeOf, sagaSchema } from '../../src/domain/saga/saga.ts';
import { rangOf } from '../../src/domain/saga/signe.ts';
import { randomBytes } from '../../src/lib/random-bytes.ts';
import { publishedList } from './parcours-list.ts';
import { dernier, partsOf, sagaOf, sagaSlug } from './saga.ts';

test('the last quête can be published, and no text of it tells an answer', () => {
  expect(parcoursSchema.safeParse(dernier.parcours).error).toBeUndefined();
  expect(findProblems(dernier.parcours)).toEqual([]);
  expect(findLeaks(dernier.parcours)).toEqual([]);
});

test('the three quêtes of the seeded saga open its end together, and no two of them do', async () => {
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
  const saga = sagaOf((seeded) => {
    const documents = published.get(seeded);
    if (documents === undefined) throw new Error('not published');
    return documents;
  });
  expect(sagaSchema.safeParse(saga).success).toBe(true);
  expect(saga.etapes.map(({ signe }) => rangOf(signe) > 0)).toEqual([true, true, true]);
  const tampons = [...published.values()].flatMap(({ queteId, contenu }) =>
    contenu.sagas === undefined ? [] : [{ queteId, parts: contenu.sagas }],
  );
  expect(tampons).toHaveLength(3);
  expect(avanceeOf(sagaSlug, saga, tampons).estComplete).toBe(true);
  expect(avanceeOf(sagaSlug, saga, tampons.slice(1)).estComplete).toBe(false);
});
