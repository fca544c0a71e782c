import {
  demonstrationDrafts,
  readDeviceFile,
  removeFromDevice,
} from '@/data/parcours/device-parcours-store.ts';
import { writeDraft, type Draft } from '@/data/parcours/draft-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { parcoursLockName } from '../opening/parcours-lock.ts';
import type { DraftKeeper } from '../session/draft-keeper.ts';
import { createEditorSession } from '../session/editor-session.ts';
import type { SaveObstacle } from '../session/save-status.ts';
import { withKnownFiles } from './parcours-archive.ts';

/** What came of carrying a parcours of this device into an account. Unless it arrived, it is here as it was. */
export type CarryOutcome =
  | { type: 'arrive' }
  /** Another tab writes it. */
  | { type: 'ouvert-ailleurs' }
  | { type: 'introuvable' }
  | { type: 'refuse'; obstacle: SaveObstacle };

/** How many files have arrived, of how many. */
export type CarryProgress = { sentCount: number; totalCount: number };

/** The files that a parcours shows and that this device holds. */
async function heldFiles(parcours: Parcours): Promise<Set<string>> {
  const held = new Set<string>();
  for (const path of parcoursPaths(parcours)) {
    try {
      await readDeviceFile(path);
      held.add(path);
    } catch (error) {
      // What a file brought without its images was never here; a device that does not answer is another matter.
      if (!(error instanceof NotFoundError)) throw error;
    }
  }
  return held;
}

/** The files of this device, sent one after the other and kept where they are. */
function sendingKeeper(waiting: Set<string>, onSent: () => void): DraftKeeper {
  const nothing = () => Promise.resolve();
  return {
    writeDraft: nothing,
    keepPartingCopy: () => undefined,
    keepImage: nothing,
    readKeptImage: (path) => (waiting.has(path) ? readDeviceFile(path) : noFile),
    listKeptPaths: () => Promise.resolve([...waiting]),
    dropKeptImage: (path) => {
      waiting.delete(path);
      onSent();
      return Promise.resolve();
    },
  };
}

const noFile = Promise.resolve(null);

async function carry(
  draft: Draft,
  store: ParcoursStore,
  onProgress: (progress: CarryProgress) => void,
): Promise<CarryOutcome> {
  const { id, saisies, conflicts } = draft;
  const waiting = await heldFiles(draft.parcours);
  const parcours = withKnownFiles(draft.parcours, (path) => waiting.has(path));
  const totalCount = waiting.size;
  const tell = () => onProgress({ sentCount: totalCount - waiting.size, totalCount });
  tell();
  const session = createEditorSession({
    draft: newDraft(parcours, { saisies, conflicts }),
    store,
    drafts: sendingKeeper(waiting, tell),
  });
  const online = await session.saveAll();
  const { status } = session.view();
  if (online === null) {
    const obstacle = 'obstacle' in status ? status.obstacle : null;
    return { type: 'refuse', obstacle: obstacle ?? { type: 'hors-connexion' } };
  }
  const { parcours: merged, saisies: left, conflicts: open } = session.view();
  // What could not be read as a number, and what is to be decided, has no place online: it goes on waiting here.
  if (Object.keys(left).length > 0 || open.length > 0) {
    await writeDraft(
      newDraft(merged, { base: online, saisies: left, conflicts: [...open] }),
    );
  }
  await removeFromDevice(id);
  return { type: 'arrive' };
}

/**
 * Carries a parcours of this device into the account of `store`, its images and recordings included. It is taken off this
 * device once all of it is online, and not before. A second attempt goes on where the first was cut off. Rejects when
 * this device does not answer.
 */
export async function carryToAccount(
  id: ParcoursId,
  store: ParcoursStore,
  onProgress: (progress: CarryProgress) => void,
): Promise<CarryOutcome> {
  const begin = async (): Promise<CarryOutcome> => {
    const draft = await demonstrationDrafts.readDraft(id);
    return draft === null ? { type: 'introuvable' } : carry(draft, store, onProgress);
  };
  if (!('locks' in navigator)) return begin();
  // What another tab would write meanwhile would be lost.
  return navigator.locks.request(
    parcoursLockName(id),
    { ifAvailable: true },
    async (lock): Promise<CarryOutcome> =>
      lock === null ? { type: 'ouvert-ailleurs' } : begin(),
  );
}
