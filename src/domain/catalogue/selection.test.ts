import { describe, expect, test } from 'vitest';
import { createFiche } from '@/testing/fiche-factory.ts';
import { queteIdSchema } from '../quete/quete.ts';
import { noCriteres, type Criteres } from './criteres.ts';
import { selectFiches, waysOn } from './selection.ts';

const near = createFiche({
  titre: 'near',
  dureeMinutes: 90,
  distanceMetres: 3_000,
  ageMinimum: 5,
  difficulte: 'tres-facile',
  traits: ['poussette', 'sans-marches'],
  horaires: { de: 9 * 60, a: 18 * 60 },
  note: { moyenne: 4.6, nombre: 40 },
  depart: { lat: 48.45, lon: -2.04 },
  publishedAt: 1,
});
const far = createFiche({
  titre: 'far',
  genre: 'visite',
  theme: 'eau',
  dureeMinutes: 30,
  distanceMetres: 900,
  ageMinimum: 10,
  difficulte: 'difficile',
  traits: ['sans-vue', 'falc', 'fauteuil'],
  saisons: ['printemps', 'ete'],
  langues: ['en', 'de'],
  petits: [5, 6],
  note: { moyenne: 5, nombre: 1 },
  commune: { nom: 'Nice', departement: '06' },
  depart: { lat: 43.7, lon: 7.27 },
  publishedAt: 3,
});
const unknown = createFiche({
  titre: 'unknown',
  dureeMinutes: null,
  distanceMetres: 0,
  ageMinimum: 0,
  depart: null,
  publishedAt: 2,
});
const all = [near, far, unknown];
const winterNoon = Date.parse('2026-01-10T12:00:00Z');
const dinan = { lat: 48.454, lon: -2.047 };

function select(
  criteres: Partial<Criteres>,
  context: Partial<Parameters<typeof selectFiches>[2]> = {},
): string[] {
  return selectFiches(
    all,
    { ...noCriteres, ...criteres },
    { scores: null, position: null, now: winterNoon, faites: new Set(), ...context },
  ).map(({ titre }) => titre);
}

describe('filters', () => {
  test.each<[Partial<Criteres>, string[]]>([
    [{}, ['far', 'unknown', 'near']],
    [{ departement: '06' }, ['far']],
    [{ genre: 'visite' }, ['far']],
    [{ theme: 'eau' }, ['far']],
    [{ 'a-faire': true }, ['far', 'unknown', 'near']],
    [{ duree: 60 }, ['far']],
    [{ duree: 90 }, ['far', 'near']],
    [{ distance: 1_000 }, ['far']],
    [{ age: 7 }, ['unknown', 'near']],
    [{ difficulte: 'facile' }, ['unknown', 'near']],
    [{ difficulte: 'difficile' }, ['far', 'unknown', 'near']],
    [{ poussette: true }, ['near']],
    [{ 'sans-marches': true, poussette: true }, ['near']],
    [{ 'sans-vue': true }, ['far']],
    [{ falc: true, fauteuil: true }, ['far']],
    [{ poussette: true, falc: true }, []],
    [{ saison: 'ete' }, ['far', 'unknown', 'near']],
    [{ saison: 'hiver' }, ['unknown', 'near']],
    [{ langue: 'de' }, ['far']],
    [{ langue: 'it' }, []],
    [{ petits: true }, ['far']],
    [{ ouverte: true }, ['unknown', 'near']],
    [{ age: 12, duree: 30, genre: 'quete' }, []],
  ])('%o leaves %j', (criteres, titres) => {
    expect(select(criteres)).toEqual(titres);
  });

  test('a radius keeps near quêtes, and hides nothing while the position is unknown', () => {
    expect(select({ rayon: 5 }, { position: dinan })).toEqual(['near']);
    expect(select({ rayon: 5 })).toHaveLength(3);
  });
});

test('« open now » is the clock of the place, at the moment asked', () => {
  const night = Date.parse('2026-01-10T22:00:00Z');
  const summer = Date.parse('2026-07-10T10:00:00Z');
  expect(select({ ouverte: true }, { now: night })).toEqual(['unknown']);
  expect(select({ ouverte: true }, { now: summer })).toHaveLength(3);
});

describe('the order', () => {
  test('is that of the text found, unless another is asked for', () => {
    const scores = new Map([
      [near, 1],
      [unknown, 9],
    ]);
    expect(select({ q: 'x' }, { scores })).toEqual(['unknown', 'near']);
    expect(select({ q: 'x', tri: 'courtes' }, { scores })).toEqual(['near', 'unknown']);
  });

  test('nearest first puts last what begins nowhere', () => {
    const context = { position: dinan };
    expect(select({ tri: 'proches' }, context)).toEqual(['near', 'far', 'unknown']);
    expect(select({ rayon: 100 }, { position: dinan })).toEqual(['near']);
  });

  test('best rated first trusts many votes more than one, and puts unrated quêtes last', () => {
    expect(select({ tri: 'notes' })).toEqual(['near', 'far', 'unknown']);
  });

  test('shortest first puts quêtes without a length last; newest first is the default', () => {
    expect(select({ tri: 'courtes' })).toEqual(['far', 'near', 'unknown']);
    expect(select({ tri: 'nouvelles' })).toEqual(['far', 'unknown', 'near']);
    expect(select({ tri: 'proches' })).toEqual(['far', 'unknown', 'near']);
  });
});

test('« Pas encore faite » leaves out what this device has the tampon of', () => {
  const faites = new Set([far.queteId]);
  const others = createFiche({
    titre: 'others',
    queteId: queteIdSchema.parse('29_brest_le-port'),
  });
  const titres = (criteres: Partial<Criteres>) =>
    selectFiches(
      [far, others],
      { ...noCriteres, ...criteres },
      {
        ...{ scores: null, position: null, now: winterNoon, faites },
      },
    ).map(({ titre }) => titre);
  expect(titres({ 'a-faire': true })).toEqual(['others']);
  expect(titres({})).toHaveLength(2);
});

test('without results, the filters whose removal gives some are named, most first', () => {
  const criteres = { ...noCriteres, departement: '22', theme: 'eau', age: 12 } as const;
  const context = {
    scores: null,
    position: null,
    now: winterNoon,
    faites: new Set<string>(),
  };
  expect(selectFiches(all, criteres, context)).toEqual([]);
  expect(waysOn(all, criteres, context)).toEqual([
    { filtre: 'theme', count: 2 },
    { filtre: 'departement', count: 1 },
  ]);
});

describe('amenities, and the calendar', () => {
  const equipped = createFiche({
    titre: 'equipped',
    atouts: ['arret', 'toilettes', 'chiens'],
  });
  // 11 January 2026 is a Sunday.
  const hunted = createFiche({
    titre: 'hunted',
    fermetures: [{ jours: [7], horaires: null, periode: null, danger: true }],
  });
  const summerOnly = createFiche({
    titre: 'summerOnly',
    fenetre: { du: '2026-06-15', au: '2026-09-29' },
  });
  const found = (criteres: Partial<Criteres>, at: string) =>
    selectFiches(
      [equipped, hunted, summerOnly],
      { ...noCriteres, ...criteres },
      { scores: null, position: null, now: Date.parse(at), faites: new Set() },
    ).map(({ titre }) => titre);

  test.each<[Partial<Criteres>, string[]]>([
    [{ arret: true }, ['equipped']],
    [{ arret: true, chiens: true, toilettes: true }, ['equipped']],
    [{ arret: true, eau: true }, []],
    [{ 'parking-pmr': true }, []],
  ])('%j', (criteres, titres) => {
    expect(found(criteres, '2026-01-11T12:00:00Z')).toEqual(titres);
  });

  test('« ouverte maintenant » obeys closures and windows', () => {
    const open = { ouverte: true } as const;
    expect(found(open, '2026-01-11T12:00:00Z')).toEqual(['equipped']);
    expect(found(open, '2026-01-12T12:00:00Z')).toEqual(['equipped', 'hunted']);
    expect(found(open, '2026-07-12T12:00:00Z')).toEqual(['equipped', 'summerOnly']);
  });
});
