import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createContenu, createPartie, createQuete } from '@/testing/play-factories.ts';
import { createSaga } from '@/testing/saga.ts';
import { limits } from '../limits.ts';
import { preuveIdSchema } from '../preuve/preuve-id.ts';
import { queteIdSchema } from '../quete/quete.ts';
import { accountTextOf, readAccountText } from './account-carnet.ts';
import {
  feuilletOf,
  mergeCarnets,
  pagesBeside,
  pagesToCarry,
  paperFeuillet,
  type Feuillet,
} from './feuillet.ts';

const queteId = queteIdSchema.parse('21_dijon_la-chouette');
const noon = Date.UTC(2026, 4, 12, 10);
const dayMs = 24 * 60 * 60 * 1_000;

function makeFeuillet(overrides: Partial<Feuillet> = {}): Feuillet {
  return {
    id: 'partie00000000000001',
    queteId,
    titre: 'La chouette',
    communeNom: 'Dijon',
    genre: 'aventure',
    theme: 'pierre',
    points: 40,
    finishedAt: noon,
    ...overrides,
  };
}

describe('the page of a party', () => {
  test('says its quête, its points and its day', () => {
    const quete = createQuete({ titre: 'Le lavoir' });
    const partie = createPartie(quete, { moment: 'fin', finishedAt: noon });
    expect(feuilletOf(partie, quete)).toEqual({
      id: partie.id,
      queteId: quete.id,
      titre: 'Le lavoir',
      communeNom: createContenu().commune.nom,
      genre: 'quete',
      theme: createContenu().theme,
      points: 0,
      finishedAt: noon,
    });
  });

  test('has the emblem that the author of its quête chose', () => {
    const quete = createQuete({ embleme: 'lucide:grape' });
    const partie = createPartie(quete, { moment: 'fin', finishedAt: noon });
    expect(feuilletOf(partie, quete)).toMatchObject({ embleme: 'lucide:grape' });
    const walk = { queteId, titre: 'La chouette', communeNom: 'Dijon', at: noon };
    expect(
      paperFeuillet({ ...walk, genre: 'visite', embleme: 'lucide:key' }),
    ).toMatchObject({
      genre: 'visite',
      theme: 'nature',
      embleme: 'lucide:key',
    });
  });

  test('stores the quête’s parts of sagas, also after a play on paper', () => {
    const { parts } = createSaga();
    const quete = createQuete();
    const contenu = { ...quete.contenu, sagas: parts };
    const ended = createPartie(quete, { moment: 'fin', finishedAt: noon });
    expect(feuilletOf(ended, { ...quete, contenu })?.parts).toEqual(parts);
    expect(feuilletOf(ended, quete)).not.toHaveProperty('parts');
    const walk = { queteId, titre: 'La chouette', communeNom: 'Dijon', at: noon };
    expect(paperFeuillet({ ...walk, parts }).parts).toEqual(parts);
    expect(paperFeuillet(walk)).not.toHaveProperty('parts');
  });

  test('says that the phone was measured on the way', () => {
    const quete = createQuete();
    const ended = { moment: 'fin', finishedAt: noon } as const;
    const suivis = quete.contenu.etapes.map(
      ({ id }) =>
        [
          id,
          {
            ...{ erreurCount: 0, indiceCount: 0, issue: null, reponsesRefusees: [] },
            surPlace: true as const,
          },
        ] as const,
    );
    const seen = createPartie(quete, {
      ...ended,
      suiviByEtapeId: Object.fromEntries(suivis),
    });
    expect(feuilletOf(seen, quete)?.surPlace).toBe(true);
    expect(feuilletOf(createPartie(quete, ended), quete)).not.toHaveProperty('surPlace');
  });

  test('is not there while the party is under way, nor where it was shortened', () => {
    const quete = createQuete();
    expect(feuilletOf(createPartie(quete), quete)).toBeNull();
    const shortened = createPartie(quete, { finishedAt: noon, ecourteeIndex: 1 });
    expect(feuilletOf(shortened, quete)).toBeNull();
  });
});

describe('two carnets', () => {
  test('keep the mark « sur place » that one of them has, which an account never carries', () => {
    const seen = makeFeuillet({ surPlace: true });
    expect(mergeCarnets([makeFeuillet()], [seen])).toEqual([seen]);
    expect(accountTextOf([seen])).toBe(accountTextOf([makeFeuillet()]));
  });

  test('have one page for a party that both know, with the most points it was given', () => {
    const merged = mergeCarnets(
      [makeFeuillet({ points: 30, finishedAt: noon + 5_000 })],
      [makeFeuillet({ points: 40 })],
    );
    expect(merged).toEqual([makeFeuillet()]);
  });

  test('keep the preuve that one of them has, whichever is the better account', () => {
    const preuve = preuveIdSchema.parse('z'.repeat(26));
    const proven = makeFeuillet({ points: 30, preuve });
    const merged = [makeFeuillet({ preuve })];
    expect(mergeCarnets([makeFeuillet()], [proven])).toEqual(merged);
    expect(mergeCarnets([proven], [makeFeuillet()])).toEqual(merged);
    expect(readAccountText(accountTextOf(merged))).toEqual(merged);
  });

  test('have one page for a quête that two phones of a family ended on the same day', () => {
    const other = makeFeuillet({ id: 'partie00000000000002', points: 35 });
    expect(mergeCarnets([other], [makeFeuillet()])).toEqual([makeFeuillet()]);
  });

  test('have two pages for a quête that was played again on another day', () => {
    const again = makeFeuillet({ id: 'partie00000000000002', finishedAt: noon + dayMs });
    expect(mergeCarnets([makeFeuillet()], [again])).toEqual([again, makeFeuillet()]);
  });

  test('keep the parts of sagas that the page of either has', () => {
    const { parts } = createSaga();
    const screen = makeFeuillet({ points: 50 });
    const paper = makeFeuillet({ id: 'papier', surPapier: true, parts });
    for (const merged of [
      mergeCarnets([screen], [paper]),
      mergeCarnets([paper, screen]),
    ]) {
      expect(merged).toEqual([{ ...screen, parts }]);
    }
    expect(readAccountText(accountTextOf([{ ...screen, parts }]))).toMatchObject([
      { parts },
    ]);
  });

  test('keep the parts of both pages, each once', () => {
    const [one, two, three] = createSaga().parts;
    if (one === undefined || two === undefined || three === undefined) throw new Error();
    const first = makeFeuillet({ points: 50, parts: [one, three] });
    const second = makeFeuillet({ id: 'autre', parts: [two, three] });
    const whole = [{ ...first, parts: [one, two, three] }];
    expect(mergeCarnets([first], [second])).toEqual(whole);
    expect(mergeCarnets([second, first])).toEqual(whole);
  });

  test('the days are those of France', () => {
    const lateInFrance = Date.UTC(2026, 4, 12, 21, 59);
    const nextDay = makeFeuillet({
      id: 'partie00000000000002',
      finishedAt: lateInFrance + 60_000,
    });
    const carnet = [makeFeuillet({ finishedAt: lateInFrance })];
    expect(mergeCarnets(carnet, [nextDay])).toHaveLength(2);
  });

  test('the page of a screen takes the place of that of paper', () => {
    const paper = paperFeuillet({
      queteId,
      titre: 'La chouette',
      communeNom: 'Dijon',
      at: noon,
    });
    expect(mergeCarnets([paper], [makeFeuillet()])).toEqual([makeFeuillet()]);
  });

  test('give the same in either order, and again with one of them', () => {
    const feuillet = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      queteId: fc.constantFrom(queteId, queteIdSchema.parse('35_saint-malo_le-code')),
      points: fc.integer({ min: 0, max: 3 }),
      finishedAt: fc.integer({ min: 0, max: 3 }).map((day) => noon + day * dayMs),
    });
    const carnet = fc.array(feuillet.map(makeFeuillet), { maxLength: 6 });
    fc.assert(
      fc.property(carnet, carnet, (one, other) => {
        const merged = mergeCarnets(one, other);
        expect(mergeCarnets(other, one)).toEqual(merged);
        expect(mergeCarnets(merged, merged)).toEqual(merged);
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      }),
    );
  });
});

describe('the pages that an account carries beside its parties', () => {
  const other = makeFeuillet({ id: 'autre', finishedAt: noon + dayMs });

  test('are those of no party of it, nor of a walk that one of them ended', () => {
    const own = [makeFeuillet(), { ...makeFeuillet(), id: 'ailleurs', finishedAt: null }];
    const sameWalk = makeFeuillet({ id: 'papier-21_dijon_la-chouette' });
    expect(pagesBeside(own, [makeFeuillet()], [sameWalk, other])).toEqual([other]);
  });

  test('are those with parts of sagas too, which no party of it says', () => {
    const own = [makeFeuillet()];
    const { parts } = createSaga();
    const withParts = makeFeuillet({ parts: parts.slice(0, 1) });
    expect(pagesToCarry(own, [withParts], [other])).toEqual([other, withParts]);
    expect(pagesToCarry(own, [makeFeuillet()])).toEqual([]);
  });

  test('are those of several devices without doubles', () => {
    expect(pagesBeside([], [other], [makeFeuillet(), other])).toEqual([
      other,
      makeFeuillet(),
    ]);
  });

  test('are the latest where not all have room', () => {
    const pages = Array.from({ length: 500 }, (_, index) =>
      makeFeuillet({ id: `partie${index}`, finishedAt: noon - index * dayMs }),
    );
    const text = accountTextOf(pages);
    expect(text.length).toBeLessThanOrEqual(limits.repriseTexte.max);
    const kept = readAccountText(text) ?? [];
    expect(kept.length).toBeGreaterThan(200);
    expect(kept).toEqual(pages.slice(0, kept.length));
  });
});

describe('the carnet of an account', () => {
  test('is read as it was written', () => {
    const feuillets = [makeFeuillet(), makeFeuillet({ id: 'autre' })];
    expect(readAccountText(accountTextOf(feuillets))).toEqual(feuillets);
  });

  test('leaves out a page that cannot be read', () => {
    const text = JSON.stringify({ carnet: [makeFeuillet(), { id: 3 }] });
    expect(readAccountText(text)).toEqual([makeFeuillet()]);
  });

  test('of a later build is said to be one', () => {
    expect(readAccountText('{"format":2,"carnet":[]}')).toBeNull();
  });

  test.each(['', '[]', '{"carnet":3}', 'null'])(
    'has no page in another text (%#)',
    (text) => {
      expect(readAccountText(text)).toEqual([]);
    },
  );
});
