import { expect, test } from 'vitest';
import { blankPratique, type Pratique } from '../parcours/pratique.ts';
import { clotureNow } from './cloture-now.ts';

const chasse = {
  jours: [6, 7],
  horaires: { de: 480, a: 720 },
  periode: { du: '09-15', au: '02-28' },
  motif: 'chasse',
  danger: true,
} as const;

function told(departement: string, at: string, pratique: Partial<Pratique>) {
  const commune = { insee: '22050', nom: 'Ici', departement };
  const cloture = clotureNow(
    { commune, pratique: { ...blankPratique, ...pratique } },
    Date.parse(at),
  );
  return cloture && { ...cloture, text: cloture.text.replaceAll('\u00A0', ' ') };
}

test.each([
  [
    'a danger, until noon of the same day',
    '22',
    '2026-11-28T08:00:00Z',
    { fermetures: [{ ...chasse, jours: [6, 7] }] },
    'Fermée le samedi et le dimanche, de 8 h à 12 h, du 15 septembre au 28 février (jour de chasse) : danger, ne venez pas. Elle rouvre aujourd’hui à 12 h.',
    true,
  ],
  [
    'the hours of an island',
    '974',
    '2026-11-28T17:00:00Z',
    { horaires: { de: 540, a: 1_080 } },
    'Ce n’est pas l’heure. Elle rouvre le dimanche 29 novembre à 9 h.',
    false,
  ],
  [
    'a season of the next year',
    '22',
    '2026-11-28T12:00:00Z',
    { saisons: ['printemps'] },
    'Ce n’est pas la saison. Elle rouvre le lundi 1er mars 2027.',
    false,
  ],
  [
    'a window that is over',
    '22',
    '2026-11-28T12:00:00Z',
    { fenetre: { du: null, au: '2026-11-01' } },
    'Sa période d’ouverture est passée.',
    false,
  ],
  [
    'closures that never open',
    '22',
    '2026-11-28T12:00:00Z',
    {
      fermetures: [
        {
          ...chasse,
          jours: [],
          horaires: null,
          periode: null,
          motif: 'autre',
          danger: false,
        },
      ],
    },
    'Fermée tous les jours.',
    false,
  ],
] satisfies [string, string, string, Partial<Pratique>, string, boolean][])(
  '%s',
  (_, departement, at, pratique, text, isDanger) => {
    expect(told(departement, at, pratique)).toEqual({ text, isDanger });
  },
);

test('an open quête has no closure', () => {
  const fermetures = [{ ...chasse, jours: [6, 7] }];
  expect(told('22', '2026-11-28T12:00:00Z', { fermetures })).toBeNull();
  expect(told('22', '2026-11-28T08:00:00Z', {})).toBeNull();
});
