import { expect, test } from 'vitest';
import {
  adresseKey,
  annuaireParts,
  annuaireSourceSchema,
  mairiesOf,
  partNames,
} from './annuaire.ts';

/** Records of the documented shape, with fields that are not asked for. */
const service = [
  {
    id: 'a',
    nom: 'Mairie - Barbentane',
    pivot: [{ type_service_local: 'mairie', code_insee_commune: ['13010'] }],
    adresse_courriel: ['Mairie@Barbentane.example', 'pas-une-adresse'],
    telephone: [{ valeur: '04 90 00 00 00', description: '' }],
  },
  {
    id: 'b',
    nom: 'Mairie - Dinan',
    pivot: [{ type_service_local: 'mairie', code_insee_commune: ['22050'] }],
    adresse_courriel: [],
  },
  {
    id: 'c',
    nom: 'Mairie déléguée - Léhon',
    pivot: [{ type_service_local: 'mairie', code_insee_commune: ['22050'] }],
    adresse_courriel: ['lehon@dinan.example'],
  },
  {
    id: 'd',
    nom: 'Caf de l’Ain',
    pivot: [{ type_service_local: 'caf', code_insee_commune: ['01034'] }],
    adresse_courriel: ['caf@exemple.fr'],
  },
  { id: 'e', nom: 'Préfecture', pivot: [] },
];

test('mairies are found among all counters, with the commune that they are of', () => {
  const read = annuaireSourceSchema.parse({ service });
  const { mairies, unreadable } = mairiesOf(read.service);
  expect(unreadable).toBe(0);
  expect(mairies.map(({ insee }) => insee)).toEqual([['13010'], ['22050'], ['22050']]);
});

test.each([
  ['its addresses are one text', { adresse_courriel: 'mairie@exemple.fr' }],
  ['its commune is not said', { pivot: [{ type_service_local: 'mairie' }] }],
  [
    'its pivot is one record',
    { pivot: { type_service_local: 'mairie', code_insee_commune: ['13010'] } },
  ],
])('a mairie is of another shape where %s', (_what, changes) => {
  expect(mairiesOf([{ ...service[0], ...changes }])).toEqual({
    mairies: [],
    unreadable: 1,
  });
});

test.each([[{}], [{ service: {} }], [{ service: [] }], [[]], [null]])(
  '%j is no directory',
  (file) => {
    expect(annuaireSourceSchema.safeParse(file).success).toBe(false);
  },
);

test('an address is found by its hash, in any case, and is nowhere in clear', async () => {
  const parts = await annuaireParts(mairiesOf(service).mairies);
  expect([...parts.keys()]).toEqual(partNames);
  const { part, key } = await adresseKey(' mairie@barbentane.example ');
  expect(parts.get(part)?.[key]).toEqual(['13010']);
  const unknown = await adresseKey('caf@exemple.fr');
  expect(parts.get(unknown.part)?.[unknown.key]).toBeUndefined();
  const all = [...parts.values()].flatMap((one) => Object.keys(one));
  expect(all).toHaveLength(2);
  expect(all.join()).toMatch(/^[0-9a-f]{15},[0-9a-f]{15}$/);
});

test('an address of two communes belongs to both', async () => {
  const shared = { adresses: ['sivom@exemple.fr'] };
  const parts = await annuaireParts([
    { ...shared, insee: ['13010'] },
    { ...shared, insee: ['13011', '13010'] },
  ]);
  const { part, key } = await adresseKey('sivom@exemple.fr');
  expect(parts.get(part)?.[key]).toEqual(['13010', '13011']);
});
