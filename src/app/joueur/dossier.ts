import { dossierFormat, type Dossier } from '@/domain/quete/dossier.ts';

/** The quête beside this player: `quete.js` of its folder has put it there. Throws if that file is missing, or of a later format. */
export function dossier(): Dossier {
  const { queteEmportee } = globalThis as { queteEmportee?: Dossier };
  if (queteEmportee === undefined) throw new Error('This folder has no quete.js.');
  if (queteEmportee.format > dossierFormat) {
    throw new Error('The player of this folder is older than its quete.js.');
  }
  return queteEmportee;
}
