import { etapeIdSchema, type EtapeId } from '@/domain/etape/etape-id.ts';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';

function freshText(length: number): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, length);
}

/** An id for a parcours that is about to be written. */
export function freshParcoursId(): ParcoursId {
  return parcoursIdSchema.parse(freshText(24));
}

/** An id for an étape that is about to be written. */
export function freshEtapeId(): EtapeId {
  return etapeIdSchema.parse(freshText(12));
}

/** An id for an object, a flag or a personnage of an aventure. */
export function freshRepereId(): string {
  return freshText(8);
}
