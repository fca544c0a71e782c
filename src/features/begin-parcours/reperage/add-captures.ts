import {
  dropCapture,
  readMedia,
  type Capture,
  type MediaName,
} from '@/data/parcours/capture-store.ts';
import type { Image } from '@/domain/etape/image.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { imageFiles } from '@/domain/etape/image-files.ts';
import { limits } from '@/domain/limits.ts';
import { hasOnlyBlankEtape } from '@/domain/parcours/blank-parcours.ts';
import { applyOperation } from '@/domain/parcours/operations.ts';
import type { Parcours, ParcoursId } from '@/domain/parcours/parcours.ts';
import { tidyLine } from '@/domain/tidy-text.ts';
import { freshImagePath } from '@/editing/images/prepare-image.ts';
import { freshEtapeId } from '@/editing/session/fresh-id.ts';
import { blankDraft, openParcours } from '@/editing/session/open-parcours.ts';
import { parcoursLockName } from '@/editing/session/parcours-lock.ts';
import { formatHeure, obstacleText } from '@/editing/session/save-status.ts';
import type { WritingPlace } from '@/editing/session/writing-place.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';

/** Places cannot be added to a parcours: the reason, in one sentence for the author. */
export class CapturesRefusedError extends Error {
  override readonly name = 'CapturesRefusedError';
}

/** Writing place of the author. */
export type WhereToAdd = Pick<WritingPlace, 'kept' | 'drafts'> & {
  store: Pick<ParcoursStore, 'load'>;
};

/** The photo of a place as an image of a parcours, its files stored on this device until sent. */
async function imageOf(
  { id, photo }: Capture,
  parcoursId: ParcoursId,
  { drafts }: WhereToAdd,
): Promise<Image | null> {
  if (photo === null) return null;
  const { largeur, hauteur } = photo;
  const large = await readMedia(id, 'photo-0');
  if (large === null) return null;
  const path = freshImagePath(parcoursId, large);
  for (const [index, file] of imageFiles({ path, largeur, hauteur }).entries()) {
    const name: MediaName = `photo-${index}`;
    const blob = (await readMedia(id, name)) ?? large;
    await drafts.keepImage(parcoursId, { path: file.path, blob });
  }
  return { path, texteAlternatif: '', credit: '', largeur, hauteur };
}

const heardTitle = 40;

/** Title of an étape until its author names it: the first words of the note, else the time. */
function titreOf({ note, at }: Capture, numero: number): string {
  const words = tidyLine(note).trim();
  if (words === '') return `Lieu ${numero}, ${formatHeure(at)}`;
  if (words.length <= heardTitle) return words;
  return `${words.slice(0, heardTitle).replace(/\s+\S*$/, '')}…`;
}

function withCapture(
  parcours: Parcours,
  capture: Capture,
  image: Image | null,
): Parcours {
  const { id, position, note } = capture;
  const etapeId = etapeIdSchema.parse(id);
  const added = applyOperation(parcours, {
    type: 'addEtape',
    etapeId,
    position: position ?? undefined,
  });
  const titre = titreOf(capture, added.etapes.length);
  const changes = { titre, recit: note, image };
  return applyOperation(added, { type: 'changeEtape', etapeId, changes });
}

async function addTo(
  captures: readonly Capture[],
  id: ParcoursId,
  isNew: boolean,
  where: WhereToAdd,
): Promise<number> {
  const opening = isNew
    ? ({ type: 'ouvert', draft: blankDraft(id, freshEtapeId()) } as const)
    : await openParcours(id, {
        readDraft: where.drafts.readDraft,
        load: where.store.load,
      });
  if (opening.type === 'ferme') {
    throw new CapturesRefusedError(obstacleText(opening.obstacle, where.kept));
  }
  const { draft } = opening;
  const before = hasOnlyBlankEtape(draft.parcours) ? [] : draft.parcours.etapes;
  const isThere = ({ id: known }: Capture) => before.some((etape) => etape.id === known);
  // Added by an earlier attempt that was cut off, they only have to leave the list.
  const taken = captures.filter(isThere);
  const added = captures
    .filter((capture) => !isThere(capture))
    .slice(0, limits.etapeCount.max - before.length);
  let parcours: Parcours = { ...draft.parcours, etapes: before };
  for (const capture of added) {
    parcours = withCapture(parcours, capture, await imageOf(capture, id, where));
  }
  await where.drafts.writeDraft({ ...draft, parcours, updatedAt: Date.now() });
  // Only once they are in the draft: whatever happens before, they are still here.
  for (const capture of [...taken, ...added]) {
    await dropCapture(capture, { keepsVoice: true });
  }
  return captures.length - taken.length - added.length;
}

/**
 * Makes an étape of each place, at the end of a parcours: its draft on this device, sent by the editor. Returns the number left out for
 * lack of room. Throws `CapturesRefusedError`, or rejects if the device has no room.
 */
export async function addCaptures(
  captures: readonly Capture[],
  target: { id: ParcoursId; isNew: boolean },
  where: WhereToAdd,
): Promise<number> {
  const add = () => addTo(captures, target.id, target.isNew, where);
  if (!('locks' in navigator)) return add();
  // Another tab that writes this parcours would write over its draft.
  return navigator.locks.request(
    parcoursLockName(target.id),
    { ifAvailable: true },
    async (lock) => {
      if (lock !== null) return add();
      throw new CapturesRefusedError(
        'Ce parcours est ouvert dans un autre onglet. Fermez-le, puis réessayez.',
      );
    },
  );
}
