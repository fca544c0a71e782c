import {
  demonstrationDrafts,
  readDeviceFile,
  removeFromDevice,
} from '@/data/parcours/device-parcours-store.ts';
import {
  keepCarry,
  listArrived,
  newCarry,
  readCarry,
  type Carry,
} from '@/data/parcours/carry-store.ts';
import { readDeviceMarches } from '@/data/marche/marche-keeper.ts';
import { readDraft, writeDraft, type Draft } from '@/data/parcours/draft-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import type { ParcoursSnapshot, ParcoursStore } from '@/data/parcours/parcours-store.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import { withKnownFiles } from '@/editing/files/parcours-archive.ts';
import type { DraftKeeper } from '@/editing/session/draft-writing.ts';
import { createEditorSession } from '@/editing/session/editor-session.ts';
import { obstacleOf, reconcile, withConflicts } from '@/editing/session/open-parcours.ts';
import { parcoursLockName } from '@/editing/session/parcours-lock.ts';
import type { SaveObstacle } from '@/editing/session/save-status.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { readHeldFile } from './renew-on-device.ts';

/** Outcome of carrying a parcours of this device into an account. Unless it arrived, it is unchanged here. */
export type CarryOutcome =
  | { type: 'arrive' }
  /** Another tab writes it. */
  | { type: 'ouvert-ailleurs' }
  | { type: 'introuvable' }
  | { type: 'refuse'; obstacle: SaveObstacle };

/** Number of files sent, of the total. */
export type CarryProgress = { sentCount: number; totalCount: number };

/** The receiving account, with its store. */
export type CarryTo = { uid: string; store: ParcoursStore };

/** The files that a parcours shows and that this device holds, but for those that are online already. */
async function heldFiles(
  parcours: Parcours,
  fichiers: readonly string[],
): Promise<Set<string>> {
  const held = new Set<string>();
  for (const path of parcoursPaths(parcours)) {
    if (fichiers.includes(path)) continue;
    if ((await readHeldFile(path)) !== null) held.add(path);
  }
  return held;
}

/** The steps of a carry, recorded on this device when done. */
class CarryNotes {
  carry: Carry;

  constructor(carry: Carry) {
    this.carry = carry;
  }

  note(done: Partial<Carry>): Promise<void> {
    this.carry = { ...this.carry, ...done };
    return keepCarry(this.carry);
  }

  noteText({ base, sentOperationIds, sentParcours = [] }: Draft): Promise<void> {
    return this.note({ texte: { base, sentOperationIds, sentParcours } });
  }

  noteFile(path: string): Promise<void> {
    return this.note({ fichiers: [...this.carry.fichiers, path] });
  }
}

/** The files of this device, sent one after the other and left in place. */
function sendingKeeper(
  waiting: Set<string>,
  notes: CarryNotes,
  onSent: () => void,
): DraftKeeper {
  return {
    // Before each save: if its answer is lost, the next carry knows that it was ours.
    writeDraft: (draft) => notes.noteText(draft),
    keepPartingCopy: () => undefined,
    keepImage: () => Promise.resolve(),
    readKeptImage: (path) => (waiting.has(path) ? readDeviceFile(path) : noFile),
    listKeptPaths: () => Promise.resolve([...waiting]),
    dropKeptImage: async (path) => {
      await notes.noteFile(path);
      waiting.delete(path);
      onSent();
    },
  };
}

const noFile = Promise.resolve(null);

/** The same store, which notes the text sent. */
function notingStore(store: ParcoursStore, notes: CarryNotes): ParcoursStore {
  return {
    ...store,
    save: async (save) => {
      const outcome = await store.save(save);
      if (outcome.type === 'saved') {
        const { snapshot: base } = outcome;
        await notes.note({ texte: { base, sentOperationIds: [], sentParcours: [] } });
      }
      return outcome;
    },
  };
}

/** Unreadable numbers and open decisions have no place online: they stay here. */
async function keepRest(
  { id, parcours, saisies, conflicts }: Draft,
  online: ParcoursSnapshot,
): Promise<void> {
  if (Object.keys(saisies).length === 0 && conflicts.length === 0) return;
  const kept = await readDraft(id);
  if (kept === null) {
    await writeDraft(newDraft(parcours, { base: online, saisies, conflicts }));
    return;
  }
  // A cut carry had sent it already, and its author may have gone on writing.
  await writeDraft({
    ...kept,
    saisies: { ...saisies, ...kept.saisies },
    conflicts: withConflicts(conflicts, kept.conflicts),
  });
}

/** Data already in the account from a cut carry; null if none, with all to do. */
async function whatArrived(
  notes: CarryNotes,
  store: ParcoursStore,
): Promise<ParcoursSnapshot | SaveObstacle | null> {
  const { id, uid, texte } = notes.carry;
  if (texte.base === null && texte.sentOperationIds.length === 0) return null;
  try {
    return await store.load(id);
  } catch (error) {
    if (!(error instanceof NotFoundError)) return obstacleOf(error);
    // It never arrived, or was deleted in the account since: its files are not there either.
    await notes.note(newCarry(id, uid));
    return null;
  }
}

/** Sends the text and the files. Returns the online version, with the parts that have no place there. */
async function send(
  draft: Draft,
  notes: CarryNotes,
  store: ParcoursStore,
  onProgress: (progress: CarryProgress) => void,
): Promise<{ online: ParcoursSnapshot; rest: Draft } | SaveObstacle> {
  const online = await whatArrived(notes, store);
  if (online !== null && 'type' in online) return online;
  const { fichiers, texte } = notes.carry;
  const waiting = await heldFiles(draft.parcours, fichiers);
  const isThere = (path: string) => waiting.has(path) || fichiers.includes(path);
  const parcours = withKnownFiles(draft.parcours, isThere);
  const totalCount = new Set(parcoursPaths(parcours).filter(isThere)).size;
  const tell = () => onProgress({ sentCount: totalCount - waiting.size, totalCount });
  tell();
  const { saisies, conflicts } = draft;
  const opened = newDraft(parcours, { saisies, conflicts, ...texte });
  const session = createEditorSession({
    draft: online === null ? opened : reconcile(opened, online),
    store: notingStore(store, notes),
    drafts: sendingKeeper(waiting, notes, tell),
  });
  const saved = await session.saveAll();
  const view = session.view();
  if (saved === null) {
    const obstacle = 'obstacle' in view.status ? view.status.obstacle : null;
    return obstacle ?? { type: 'hors-connexion' };
  }
  const { parcours: merged, saisies: left, conflicts: open } = view;
  const rest = newDraft(merged, { saisies: left, conflicts: [...open] });
  return { online: saved, rest };
}

/** Sends the walks' findings, oldest first. Null once all are there; idempotent. */
async function sendMarches(
  id: ParcoursId,
  { marches }: ParcoursStore,
): Promise<SaveObstacle | null> {
  try {
    for (const marche of readDeviceMarches(id).toReversed()) {
      await marches.add(id, { ...marche, reglees: [] });
      if (marche.reglees.length > 0) await marches.settle(id, marche.id, marche.reglees);
    }
    return null;
  } catch (error) {
    return obstacleOf(error);
  }
}

/** True if all of this device's data had arrived: later text is still to be carried. */
function hasArrived({ arrive }: Carry, { parcours, saisies }: Draft): boolean {
  return (
    arrive !== null &&
    sameValue(arrive.parcours, parcours) &&
    sameValue(arrive.saisies, saisies)
  );
}

async function carry(
  draft: Draft,
  { uid, store }: CarryTo,
  onProgress: (progress: CarryProgress) => void,
): Promise<CarryOutcome> {
  const { id, parcours, saisies } = draft;
  const notes = new CarryNotes(await readCarry(id, uid));
  if (!hasArrived(notes.carry, draft)) {
    const sent = await send(draft, notes, store, onProgress);
    if ('type' in sent) return { type: 'refuse', obstacle: sent };
    await keepRest(sent.rest, sent.online);
    const texte = { base: sent.online, sentOperationIds: [], sentParcours: [] };
    await notes.note({ texte, arrive: { parcours, saisies } });
  }
  const obstacle = await sendMarches(id, store);
  if (obstacle !== null) return { type: 'refuse', obstacle };
  // Stopped half way, it resumes here: the rest is no longer the whole.
  await removeFromDevice(id, { isInAccount: true });
  return { type: 'arrive' };
}

/** Removes the rest of arrived parcours, whose removal stopped after their text. */
async function endRemovals(): Promise<void> {
  for (const id of await listArrived()) {
    if ((await demonstrationDrafts.readDraft(id)) !== null) continue;
    await removeFromDevice(id, { isInAccount: true });
  }
}

/**
 * Carries a parcours of this device into the account of `store`, with its images, recordings and walks. It is removed from this device only
 * once all of it is online. Its steps are recorded here when done, and a second attempt resumes where the first was cut. Rejects if this
 * device does not answer.
 */
export async function carryToAccount(
  id: ParcoursId,
  to: CarryTo,
  onProgress: (progress: CarryProgress) => void,
): Promise<CarryOutcome> {
  const begin = async (): Promise<CarryOutcome> => {
    await endRemovals();
    const draft = await demonstrationDrafts.readDraft(id);
    return draft === null ? { type: 'introuvable' } : carry(draft, to, onProgress);
  };
  if (!('locks' in navigator)) return begin();
  // Another tab's writes meanwhile would be lost.
  return navigator.locks.request(
    parcoursLockName(id),
    { ifAvailable: true },
    async (lock): Promise<CarryOutcome> =>
      lock === null ? { type: 'ouvert-ailleurs' } : begin(),
  );
}
