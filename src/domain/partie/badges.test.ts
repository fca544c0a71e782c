import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queteIdSchema } from '../quete/quete.ts';
import { badgesOf, type BadgeId, type PartieFinie } from './badges.ts';

function partie(place: string, date: string): PartieFinie {
  return { queteId: queteIdSchema.parse(place), finishedAt: Date.parse(date) };
}

function badge(parties: readonly PartieFinie[], id: BadgeId) {
  return badgesOf(parties).find((one) => one.id === id);
}

const dinan = partie('22_dinan_le-lavoir', '2026-05-12T10:00:00Z');
const dinanTower = partie('22_dinan_la-tour', '2026-05-13T10:00:00Z');
const rennes = partie('35_rennes_les-toits', '2026-07-01T10:00:00Z');
const brest = partie('29_brest_le-port', '2026-10-01T10:00:00Z');

describe('badgesOf', () => {
  test('has none won without parties, and says how far each is', () => {
    expect(badgesOf([]).every(({ wonAt, fait }) => wonAt === null && fait === 0)).toBe(
      true,
    );
  });

  test('gives the first tampon at the first end', () => {
    expect(badge([rennes, dinan], 'premier-tampon')).toEqual({
      id: 'premier-tampon',
      fait: 1,
      sur: 1,
      wonAt: dinan.finishedAt,
    });
  });

  test('counts communes and départements once each, whatever the number of quêtes', () => {
    const parties = [dinan, dinanTower, rennes];
    expect(badge(parties, 'trois-communes')).toMatchObject({ fait: 2, wonAt: null });
    const more = [...parties, brest];
    const wonAt = brest.finishedAt;
    expect(badge(more, 'trois-communes')).toMatchObject({ fait: 3, wonAt });
    expect(badge(more, 'trois-departements')).toMatchObject({ fait: 3, wonAt });
  });

  test('takes the season that it is in France', () => {
    // In Paris it is already March, June, September and December.
    const parties = ['2026-02-28', '2026-05-31', '2026-08-31', '2026-11-30'].map((day) =>
      partie('22_dinan_le-lavoir', `${day}T23:30:00Z`),
    );
    expect(badge(parties, 'quatre-saisons')).toMatchObject({ fait: 4 });
    const winter = [
      partie('22_dinan_le-lavoir', '2026-01-10T10:00:00Z'),
      partie('22_dinan_le-lavoir', '2026-12-10T10:00:00Z'),
    ];
    expect(badge(winter, 'quatre-saisons')).toMatchObject({ fait: 1 });
  });

  test('rewards a return on another day, not a second play on the same', () => {
    const soon = { ...dinan, finishedAt: dinan.finishedAt + 3_600_000 };
    expect(badge([dinan, soon], 'retrouvailles')).toMatchObject({ wonAt: null });
    const later = { ...dinan, finishedAt: dinan.finishedAt + 30 * 86_400_000 };
    expect(badge([later, soon, dinan], 'retrouvailles')).toMatchObject({
      wonAt: later.finishedAt,
    });
  });

  test('never takes a badge back for one party more, and does not mind their order', () => {
    const anyParty = fc.constantFrom(dinan, dinanTower, rennes, brest).chain((one) =>
      fc.integer({ min: 0, max: 1_000 }).map((days) => ({
        ...one,
        finishedAt: one.finishedAt + days * 86_400_000,
      })),
    );
    fc.assert(
      fc.property(fc.array(anyParty, { maxLength: 15 }), anyParty, (parties, one) => {
        const before = badgesOf(parties);
        const after = badgesOf([one, ...parties]);
        expect(badgesOf(parties.toReversed())).toEqual(before);
        before.forEach((badgeBefore, index) => {
          expect(after[index]?.fait).toBeGreaterThanOrEqual(badgeBefore.fait);
          if (badgeBefore.wonAt !== null) expect(after[index]?.wonAt).not.toBeNull();
        });
      }),
      { numRuns: 100 },
    );
  });
});
