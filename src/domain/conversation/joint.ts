import { isQueteId } from '../quete/quete-id.ts';
import type { QueteId } from '../quete/quete.ts';

/** A published quête joined to a message of the team, or one of its étapes (from 1). */
export type Joint = { quete: QueteId; titre: string; etape?: number | undefined };

/**
 * The quête that a pasted address is of, on this site or any other address of it, whatever follows: `/jouer`, `?…`. Null for
 * anything else.
 */
export function queteOfPasted(text: string): QueteId | null {
  const found = /\/les_quetes\/([^/?#\s]+)\/([^/?#\s]+)\/([^/?#\s]+)/.exec(text);
  const id = found?.slice(1).join('_');
  return isQueteId(id) ? id : null;
}

/** Text of a card below the quête's name. */
export function jointNote({ etape }: Pick<Joint, 'etape'>): string {
  return etape === undefined ? 'La quête' : `L’étape ${etape} de la quête`;
}
