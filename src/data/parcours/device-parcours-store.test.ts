// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { createParcours } from '@/testing/factories.ts';
import { describeParcoursStore } from '@/testing/parcours-store-contract.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import {
  demonstrationDrafts,
  deviceParcoursStore,
  readDeviceFile,
  removeFromDevice,
} from './device-parcours-store.ts';
import { DeviceStorageError } from './device-storage-error.ts';
import { listDrafts } from './draft-repository.ts';
import { newDraft } from './new-draft.ts';
import { createOperationId } from './parcours-store.ts';

const parcours = createParcours();
const path = `parcours/${parcours.id}/photo.webp`;
const blob = new Blob(['une photo'], { type: 'image/webp' });
// The Blob of jsdom does not know how to give its bytes.
blob.arrayBuffer = () => Promise.resolve(new TextEncoder().encode('une photo').buffer);

describeParcoursStore('the parcours of this device', () => deviceParcoursStore);

describe('what lies beside a parcours of this device', () => {
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
    expect(await listDrafts()).toEqual([]);
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

  it('says when the device has no room', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await expect(deviceParcoursStore.uploadImage({ path, blob })).rejects.toThrow(
      DeviceStorageError,
    );
  });
});
