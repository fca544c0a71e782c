import { Blob as NodeBlob } from 'node:buffer';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDeviceMarches, readDeviceMarches } from '@/data/marche/marche-keeper.ts';
import {
  demonstrationDrafts,
  readDeviceFile,
} from '@/data/parcours/device-parcours-store.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { renewOnDevice } from './renew-on-device.ts';

const path = 'parcours/parcours00000001/un.webp';
const image = { path, texteAlternatif: 'Un lavoir', credit: '' };
const etape = createEtape(1, { image: { ...image, largeur: 300, hauteur: 200 } });
const parcours = createParcours({ etapes: [etape, createEtape(2)] });
const saisies = { '/dureeMinutes': 'longtemps' };
const walk = {
  ...{ id: 'a'.repeat(24), version: 1, revision: 1, jour: '2026-11-20' },
  ...{ surPlace: false, etapeCount: 2, vues: [etape.id], deplacees: [] },
  ...{ notes: [], reglees: [] },
};

// jsdom's own has no bytes.
beforeEach(() => void vi.stubGlobal('Blob', NodeBlob));

async function keep() {
  await demonstrationDrafts.writeDraft(newDraft(parcours, { saisies }));
  const blob = new Blob(['une photo']);
  await demonstrationDrafts.keepImage(parcours.id, { path, blob });
  keepDeviceMarches(parcours.id, [walk]);
}

it('a parcours has another id, with its image, its walks and its unreadable field values', async () => {
  await keep();
  const id = await renewOnDevice(parcours.id);
  const [draft, ...others] = await demonstrationDrafts.listDrafts();
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ id, saisies, parcours: { id, titre: parcours.titre } });
  const renewedPath = draft?.parcours.etapes[0]?.image?.path ?? '';
  expect(renewedPath).toBe(`parcours/${id}/un.webp`);
  expect(await (await readDeviceFile(renewedPath)).text()).toBe('une photo');
  expect(readDeviceMarches(id)).toEqual([walk]);
  expect(readDeviceMarches(parcours.id)).toEqual([]);
});

it('a device without room keeps the first unchanged', async () => {
  await keep();
  const before = await demonstrationDrafts.readDraft(parcours.id);
  const count = (await demonstrationDrafts.listDrafts()).length;
  const writing = vi.spyOn(demonstrationDrafts, 'writeDraft');
  writing.mockRejectedValueOnce(new DOMException('Full.', 'QuotaExceededError'));
  await expect(renewOnDevice(parcours.id)).rejects.toThrow('Full.');
  writing.mockRestore();
  expect(await demonstrationDrafts.readDraft(parcours.id)).toEqual(before);
  expect(await demonstrationDrafts.listDrafts()).toHaveLength(count);
  expect(await (await readDeviceFile(path)).text()).toBe('une photo');
});
