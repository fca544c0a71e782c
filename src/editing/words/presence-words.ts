import type { Present } from '@/data/presence/presence-store.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';

/** Up to two capitals that stand for a name; « ? » without a name. */
export function initials(nom: string): string {
  const letters = nom
    .split(/[\s-]+/)
    .map((word) => /\p{Letter}/u.exec(word)?.[0] ?? '')
    .join('');
  return letters === '' ? '?' : letters.slice(0, 2).toLocaleUpperCase('fr');
}

function nameOf({ nom, isMine }: Present): string {
  if (isMine) return 'Vous, sur un autre écran';
  return nom === '' ? 'Quelqu’un' : nom;
}

/** Who it is and what they are at: « Bruno, étape 2 ». */
export function presentText(
  present: Present,
  etapes: readonly { id: EtapeId }[],
): string {
  const index = etapes.findIndex(({ id }) => id === present.etapeId);
  const name = nameOf(present);
  return index === -1 ? name : `${name}, étape\u00A0${index + 1}`;
}
