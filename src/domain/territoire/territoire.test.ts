import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queteIdSchema } from '../quete/quete.ts';
import {
  beginsIn,
  communeAddress,
  departementOfInsee,
  departementsOf,
  isOfTerritoire,
  territoireOf,
  type Territoire,
  formatSiren,
  isSiren,
  typedSiren,
} from './territoire.ts';

const siren = '200035087';
const blason = `${'a'.repeat(64)}.webp`;
const stored = {
  nom: 'Terre de Provence',
  communes: { '13027': 'Châteaurenard', '13010': 'Barbentane' },
  couleur: '#1d5c4a',
  blason,
};

function read(id: string, changes = {}): Territoire {
  const territoire = territoireOf(id, { ...stored, ...changes });
  if (territoire === null) throw new Error('It is none.');
  return territoire;
}

test('a territory is read with its communes by name, and the place of its arms', () => {
  expect(read(siren)).toEqual({
    id: siren,
    nom: 'Terre de Provence',
    communes: [
      { insee: '13010', nom: 'Barbentane' },
      { insee: '13027', nom: 'Châteaurenard' },
    ],
    couleur: '#1d5c4a',
    blason: `territoires/${siren}/${blason}`,
  });
});

test('a colour without contrast, arms of another name and a commune that is none are left out', () => {
  const odd = read(siren, {
    couleur: '#ffff00',
    blason: '../../quetes/x.svg',
    communes: { ailleurs: 'Ailleurs', '13010': 5 },
  });
  expect(odd).toMatchObject({ couleur: '', blason: '', communes: [] });
  expect(read(siren, { couleur: 5, blason: null, communes: null })).toMatchObject({
    couleur: '',
    blason: '',
    communes: [],
  });
});

test('a SIREN that is none, and a document without a name, are no territory', () => {
  expect(territoireOf('200035088', stored)).toBeNull();
  expect(territoireOf('terre', stored)).toBeNull();
  expect(territoireOf(siren, { ...stored, nom: 5 })).toBeNull();
});

test('a quête is of the territory by its start or by a commune on its way', () => {
  const territoire = read(siren);
  const ofPlace = (insee: string, passe?: { insee: string }[]) =>
    isOfTerritoire({ commune: { insee }, passe }, territoire);
  expect(ofPlace('13010')).toBe(true);
  expect(ofPlace('13011')).toBe(false);
  expect(ofPlace('13011', [{ insee: '13027' }])).toBe(true);
  const alone = read('13011', { communes: {} });
  expect(isOfTerritoire({ commune: { insee: '13011' } }, alone)).toBe(true);
  expect(isOfTerritoire({ commune: { insee: '13010' } }, alone)).toBe(false);
});

test('départements are those of the INSEE codes, Corsica and overseas too', () => {
  expect(['13010', '2A004', '97411', '98818'].map(departementOfInsee)).toEqual([
    '13',
    '2A',
    '974',
    '988',
  ]);
  expect(
    departementsOf(
      read(siren, { communes: { '30189': 'Nîmes', '13010': 'Barbentane' } }),
    ),
  ).toEqual(['13', '30']);
  expect(departementsOf(read('13010', { communes: {} }))).toEqual(['13']);
  expect(communeAddress({ insee: '13010', nom: 'Barbentane' })).toEqual({
    departement: '13',
    communeSlug: 'barbentane',
  });
});

test('a quête begins in the commune that its address names', () => {
  const begins = (id: string) => beginsIn(read(siren), queteIdSchema.parse(id));
  expect(begins('13_barbentane_le-lavoir')).toBe(true);
  expect(begins('13_arles_le-lavoir')).toBe(false);
  expect(begins('30_barbentane_le-lavoir')).toBe(false);
});

test('the numbers of true territories are accepted', () => {
  // CA Terre de Provence, Dijon Métropole, CA de La Rochelle (file epci.json of @etalab/decoupage-administratif).
  for (const siren of ['200035087', '242100410', '241700434']) {
    expect(isSiren(siren)).toBe(true);
  }
});

test('a number of another length, or with a letter, is none', () => {
  for (const text of ['', '20003508', '2000350877', '20003508A', '200 035 087']) {
    expect(isSiren(text)).toBe(false);
  }
});

test('one wrong digit is always detected', () => {
  fc.assert(
    fc.property(fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (place, added) => {
      const digits = Array.from('200035087', Number);
      digits[place] = ((digits[place] ?? 0) + added) % 10;
      expect(isSiren(digits.join(''))).toBe(false);
    }),
  );
});

test('a number is read as people write it, and written as they read it', () => {
  expect(typedSiren(' 200 035\u202F087 ')).toBe('200035087');
  expect(typedSiren('200.035-087')).toBe('200035087');
  expect(formatSiren('200035087')).toBe('200\u202F035\u202F087');
});
