import { describe, expect, test } from 'vitest';
import { dinan } from '@/testing/factories.ts';
import { queteIdSchema } from '../quete/quete.ts';
import type { Carte } from './catalogue.ts';
import { emptyFrance, putInFrance, removeFromFrance } from './catalogue-update.ts';
import { withCarte, withoutCarte } from './departement-parts.ts';
import { withLaterKeys } from '@/testing/unknown-keys.ts';
import { catalogueDepartementSchema, catalogueFranceSchema } from './catalogue.ts';

function createCarte(slug: string, overrides: Partial<Carte> = {}): Carte {
  return {
    queteId: queteIdSchema.parse(`22_dinan_${slug}`),
    slug,
    titre: slug,
    resume: '',
    genre: 'quete',
    theme: 'pierre',
    commune: dinan,
    dureeMinutes: 60,
    distanceMetres: 1_200,
    difficulte: 'facile',
    ageMinimum: 7,
    etapeCount: 5,
    depart: null,
    points: '',
    version: 1,
    publishedAt: 0,
    traits: [],
    saisons: [],
    horaires: null,
    note: null,
    vignette: '',
    ...overrides,
  };
}

const fits = () => true;

describe('the catalogue', () => {
  test('counts quêtes by département and in all, in the order of their codes', () => {
    const ajaccio = { insee: '2A004', nom: 'Ajaccio', departement: '2A' };
    const france = putInFrance(
      putInFrance(emptyFrance, createCarte('a'), 3),
      createCarte('b', { commune: ajaccio }),
      1,
    );
    expect(france.total).toBe(4);
    expect(france.departements).toEqual([
      { departement: '22', nom: 'Côtes-d’Armor', total: 3 },
      { departement: '2A', nom: 'Corse-du-Sud', total: 1 },
    ]);
  });

  test('features the twelve newest only', () => {
    let france = emptyFrance;
    for (let index = 1; index <= 14; index += 1) {
      france = putInFrance(france, createCarte(`q${index}`), index);
    }
    expect(france.vedettes).toHaveLength(12);
    expect(france.vedettes[0]?.slug).toBe('q14');
  });

  test('forgets a withdrawn quête everywhere, and an empty département with it', () => {
    const carte = createCarte('a');
    const france = putInFrance(emptyFrance, carte, 1);
    expect(removeFromFrance(france, carte.queteId, '22', 0)).toEqual(emptyFrance);
  });
});

test('data of a later build in the catalogue survive a publication and a withdrawal by this one', () => {
  const neighbour = createCarte('b');
  const departement = catalogueDepartementSchema.parse(
    withLaterKeys({ cartes: [neighbour] }),
  );
  const { queteId } = createCarte('a');
  const first = withCarte({ first: departement, holding: null }, createCarte('a'), fits);
  const put = { first: first.get(0) ?? departement, holding: null };
  expect(withoutCarte(put, queteId).get(0)).toEqual(departement);
  const france = catalogueFranceSchema.parse(
    withLaterKeys(putInFrance(emptyFrance, neighbour, 1)),
  );
  const more = putInFrance(france, createCarte('a'), 2);
  expect(removeFromFrance(more, createCarte('a').queteId, '22', 1)).toEqual(france);
});
