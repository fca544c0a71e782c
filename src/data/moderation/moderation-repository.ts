import {
  listPendingAvis,
  moderateAvis,
  type WaitingAvis,
} from '@/data/avis/avis-moderation-repository.ts';
import {
  keepName,
  listReportedNames,
  maskName,
  type WaitingName,
} from '@/data/echo/plainte-moderation-repository.ts';
import type { Jugement } from '@/domain/moderation/moderation.ts';
import {
  keepPhoto,
  listWaitingPhotos,
  removePhoto,
  type WaitingPhoto,
} from './photo-moderation-repository.ts';

/** What waits to be looked at by the team. */
export type Waiting =
  | ({ genre: 'avis' } & WaitingAvis)
  | ({ genre: 'nom' } & WaitingName)
  | ({ genre: 'photo' } & WaitingPhoto);

/**
 * All that waits, oldest first: 50 avis, 50 names (two reads each) and the photos of 50 reports at the most. For admins.
 * Throws one of the data errors.
 */
export async function listWaiting(): Promise<Waiting[]> {
  const [avis, noms, photos] = await Promise.all([
    listPendingAvis(),
    listReportedNames(),
    listWaitingPhotos(),
  ]);
  const all: Waiting[] = [
    ...avis.map((one) => ({ genre: 'avis' as const, ...one })),
    ...noms.map((one) => ({ genre: 'nom' as const, ...one })),
    ...photos.map((one) => ({ genre: 'photo' as const, ...one })),
  ];
  return all.toSorted((a, b) => a.at - b.at);
}

/**
 * Lets what waits be seen, or hides it for a reason. For admins. Throws one of the data errors, or `JudgedMeanwhileError`
 * when somebody else did it, or its author changed it, since it was listed.
 */
export async function judge(
  waiting: Waiting,
  { motif, reponse }: Jugement,
): Promise<void> {
  switch (waiting.genre) {
    case 'avis':
      return moderateAvis({ ...waiting, etat: 'attente' }, { motif, reponse });
    case 'nom':
      return motif === null ? keepName(waiting) : maskName(waiting, motif);
    case 'photo':
      return motif === null ? keepPhoto(waiting) : removePhoto(waiting, motif);
  }
}
