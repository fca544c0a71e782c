import { describe, expect, it, vi } from 'vitest';
import { DeviceError } from '@/device/connection.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { describeParcoursStore } from '@/testing/parcours-store-contract.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import {
  demonstrationDrafts,
  deviceParcoursStore,
  readDeviceFile,
  removeFromDevice,
} from './device-parcours-store.ts';
import { readDraft } from './draft-repository.ts';
import { newDraft } from './new-draft.ts';
import { JalonTooLongError } from './parcours-store.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { withLaterKeys } from '@/testing/unknown-keys.ts';
import { write } from '@/device/database.ts';
import { storeOf } from '@/device/stores.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { NewerFormatError } from '@/lib/errors/data-error.ts';

const parcours = createParcours();
const path = `parcours/${parcours.id}/photo.webp`;
const blob = new Blob(['une photo'], { type: 'image/webp' });
// jsdom's Blob cannot return its bytes.
blob.arrayBuffer = () => Promise.resolve(new TextEncoder().encode('une photo').buffer);

describeParcoursStore('the parcours of this device', () => deviceParcoursStore);

describe('files beside a parcours of this device', () => {
  it('keeps its files', async () => {
    await deviceParcoursStore.uploadImage({ path, blob });
    const read = await deviceParcoursStore.readImage(path);
    expect([read.type, read.size]).toEqual(['image/webp', blob.size]);
    await expect(deviceParcoursStore.readImage('parcours/a/b.webp')).rejects.toThrow(
      NotFoundError,
    );
  });

  it('keeps its drafts apart from those of an account', async () => {
    await demonstrationDrafts.writeDraft(newDraft(parcours));
    expect(await readDraft(parcours.id)).toBeNull();
    expect(await demonstrationDrafts.readDraft(parcours.id)).not.toBeNull();
  });

  it('leaves nothing once removed', async () => {
    const operationId = createOperationId();
    await deviceParcoursStore.save({
      base: null,
      parcours,
      operationId,
      jalon: 'demande',
    });
    await removeFromDevice(parcours.id);
    await expect(deviceParcoursStore.load(parcours.id)).rejects.toThrow(NotFoundError);
    await expect(readDeviceFile(path)).rejects.toThrow(NotFoundError);
    expect((await deviceParcoursStore.listJalons(parcours.id, null)).jalons).toEqual([]);
    expect(await demonstrationDrafts.readDraft(parcours.id)).toBeNull();
  });

  it('keeps no save whose jalon is too long to be kept whole', async () => {
    const etapes = Array.from({ length: 200 }, (_, index) =>
      createEtape(index + 1, { recit: 'é'.repeat(5_000) }),
    );
    const operationId = createOperationId();
    const long = createParcours({ etapes });
    const save = { base: null, parcours: long, operationId, jalon: 'demande' } as const;
    await expect(deviceParcoursStore.save(save)).rejects.toThrow(JalonTooLongError);
    await expect(deviceParcoursStore.load(long.id)).rejects.toThrow(NotFoundError);
  });

  it('says when the device has no room', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await expect(deviceParcoursStore.uploadImage({ path, blob })).rejects.toThrow(
      DeviceError,
    );
  });
});

describe('a parcours of this device that a later build has written', () => {
  const later = withLaterKeys(createFullParcours()) as Parcours;
  const saved = async () => {
    await removeFromDevice(later.id);
    const operationId = createOperationId();
    const outcome = await deviceParcoursStore.save({
      base: null,
      parcours: later,
      operationId,
      jalon: 'demande',
    });
    if (outcome.type === 'conflict') throw new Error('Nobody else had saved.');
    return outcome.snapshot;
  };
  const change = (row: object) =>
    write([storeOf<object>('demonstrations')], async (rows) =>
      rows.put({ ...(await rows.get(later.id)), ...row }),
    );

  it('keeps what this build does not know, in its jalons too', async () => {
    const base = await saved();
    await change({ marque: 'gardée' });
    expect((await deviceParcoursStore.load(later.id)).parcours).toEqual(later);
    expect(await deviceParcoursStore.readJalon(later.id, 1)).toEqual(later);
    const parcours = { ...later, titre: 'Un autre' };
    await deviceParcoursStore.save({ base, parcours, operationId: createOperationId() });
    expect(await deviceParcoursStore.load(later.id)).toMatchObject({
      marque: 'gardée',
      parcours,
    });
  });

  it.each([{ format: 2 }, { parcours: { ...later, format: 2 } }])(
    'of a greater format is neither read nor written over: %o',
    async (row) => {
      const base = await saved();
      await change(row);
      await expect(deviceParcoursStore.load(later.id)).rejects.toThrow(NewerFormatError);
      const save = { base, parcours: later, operationId: createOperationId() };
      await expect(deviceParcoursStore.save(save)).rejects.toThrow(NewerFormatError);
      await removeFromDevice(later.id);
    },
  );
});
