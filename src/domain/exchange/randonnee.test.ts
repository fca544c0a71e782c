import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromJSONSchema } from 'zod';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import type { Relief } from '../geo/relief.ts';
import { saisonList, traitList, chiensList, serviceList } from '../parcours/kinds.ts';
import type { Parcours } from '../parcours/parcours.ts';
import type { Pratique } from '../parcours/pratique.ts';
import { exportFormats } from './export-parcours.ts';

const at = Date.parse('2026-11-26T10:00:00Z');

/** The published schema. Its one reference is by name, which only some validators follow. */
function publishedSchema() {
  const file = path.join(
    import.meta.dirname,
    '../../testing/schemas/schema_randonnee-1.1.0.json',
  );
  const text = readFileSync(file, 'utf8').replace(
    '"$ref": "properties_randonnee"',
    '"$ref": "#/definitions/properties_randonnee"',
  );
  const schema = JSON.parse(text) as Parameters<typeof fromJSONSchema>[0];
  return fromJSONSchema(schema, { defaultTarget: 'draft-7' });
}

type Walk = { features: { properties: Record<string, unknown> }[] };

function write(parcours: Parcours, relief: Relief | null): Walk {
  const format = exportFormats.find(({ id }) => id === 'randonnee');
  return JSON.parse(format?.write(parcours, at, relief) ?? '') as Walk;
}

function propertiesOf(parcours: Parcours, relief: Relief | null = null) {
  return write(parcours, relief).features[0]?.properties ?? {};
}

const placed = [
  createEtape(1, { position: { lat: 48.45, lon: -2.04 } }),
  createEtape(2, { position: { lat: 48.46, lon: -2.05 } }),
];
const full = createParcours({ pratique: createFullParcours().pratique, etapes: placed });
const relief = { montee: 84, descente: 82, minimum: 12, maximum: 96 };

const anyPratique: fc.Arbitrary<Pratique> = fc.record({
  traits: fc.subarray([...traitList]),
  saisons: fc.subarray([...saisonList]),
  horaires: fc.constantFrom(null, { de: 480, a: 1_200 }),
  verifieLe: fc.constant(null),
  services: fc.subarray([...serviceList]).chain((list) =>
    fc.tuple(
      ...list.map((service) =>
        fc.record({
          service: fc.constant(service),
          reponse: fc.constantFrom('oui', 'non'),
          position: fc.constantFrom(null, { lat: -21.1, lon: 55.5 }),
          precision: fc.string({ maxLength: 120 }),
        }),
      ),
    ),
  ),
  chiens: fc.constantFrom(null, ...chiensList),
  fermetures: fc.constantFrom([], createFullParcours().pratique.fermetures),
  fenetre: fc.constantFrom(null, { du: null, au: '2027-09-29' }),
});

describe('practical data, in the national schema', () => {
  test('goes out under its names', () => {
    const plain = (value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\u00A0', ' ') : value;
    const properties = propertiesOf(full, relief);
    const told = Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, plain(value)]),
    );
    expect(told).toMatchObject({
      altitude_max: 96,
      altitude_min: 12,
      denivele_positif: 84,
      denivele_negatif: 82,
      accessibilite: 'Passe en poussette',
      transports_commun: 'Arrêt ou gare : Gare de Dinan, ligne 10',
      parking_info: null,
      recommandations:
        'Fermée le samedi et le dimanche, de 8 h à 12 h, du 15 septembre au 28 février (jour de chasse) : danger, ne venez pas. À partir du 15 juin 2026. En été, de 8 h à 20 h. Toilettes : Derrière la mairie. Pas d’eau potable. Chiens : tenus en laisse',
    });
  });

  test('gives the car park as a place that the schema reads, longitude first', () => {
    const services = [
      {
        service: 'parking',
        reponse: 'oui',
        position: { lat: 48.45678901, lon: -2.0456 },
        precision: 'Sous la halle',
      },
    ] as const;
    const pratique = { ...full.pratique, services: [...services] };
    expect(propertiesOf({ ...full, pratique })).toMatchObject({
      parking_geometrie: 'POINT(-2.045600 48.456789)',
    });
  });

  test('omits unanswered questions, and an unknown climb', () => {
    expect(propertiesOf(createParcours({ etapes: placed }))).toMatchObject({
      altitude_max: null,
      altitude_min: null,
      denivele_positif: null,
      denivele_negatif: null,
      recommandations: null,
      accessibilite: null,
      transports_commun: null,
      parking_info: null,
      parking_geometrie: null,
    });
  });
});

describe('the published schema', () => {
  const schema = publishedSchema();

  test('accepts whatever an author wrote', () => {
    expect(schema.safeParse(write(full, relief))).toMatchObject({ success: true });
    expect(schema.safeParse(write(full, null))).toMatchObject({ success: true });
    fc.assert(
      fc.property(anyPratique, fc.string(), (pratique, resume) => {
        const parcours = { ...full, pratique, resume };
        expect(schema.safeParse(write(parcours, relief)).success).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ['a climb that is no whole number', { denivele_positif: 1.5 }],
    ['a practice that it does not know', { pratique: 'trottinette' }],
    ['a text where it wants a number', { altitude_min: 'haut' }],
  ])('refuses %s', (_, wrong) => {
    const walk = write(full, relief);
    const [feature] = walk.features;
    Object.assign(feature?.properties ?? {}, wrong);
    expect(schema.safeParse(walk).success).toBe(false);
  });
});
