import type { Dossier } from '@/domain/quete/dossier.ts';

/** The quête beside this player: `quete.js` of its folder has put it there. Throws if that file is missing. */
export function dossier(): Dossier {
  const { queteEmportee } = globalThis as { queteEmportee?: Dossier };
  if (queteEmportee === undefined) throw new Error('This folder has no quete.js.');
  return queteEmportee;
}
