import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { parcoursIdSchema, parcoursSchema } from '@/domain/parcours/parcours.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { createParcours } from '@/testing/factories.ts';
import { zipParcours } from './zip-parcours.ts';

const ids = ['parcours00000001', 'parcours00000002', 'parcours00000003'].map((id) =>
  parcoursIdSchema.parse(id),
);

it('holds each parcours that could be read as its own file, whatever their titles', async () => {
  const zip = zipParcours((id) =>
    id === ids[2]
      ? Promise.reject(new OfflineError(''))
      : Promise.resolve({ parcours: createParcours({ id, titre: 'L’œil du lavoir' }) }),
  );
  const added = await Promise.allSettled(ids.map((id) => zip.add(id)));
  expect(added.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  const entries = unzipSync(new Uint8Array(await (await zip.close()).arrayBuffer()));
  expect(Object.keys(entries)).toEqual([
    'l-oeil-du-lavoir-000001.json',
    'l-oeil-du-lavoir-000002.json',
  ]);
  for (const bytes of Object.values(entries)) {
    expect(parcoursSchema.parse(JSON.parse(strFromU8(bytes))).titre).toBe(
      'L’œil du lavoir',
    );
  }
});
