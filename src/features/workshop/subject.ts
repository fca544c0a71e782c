import type { EtapeId } from '@/domain/etape/etape-id.ts';

/** The current subject. */
export type Subject =
  | { type: 'parcours' }
  | { type: 'etape'; etapeId: EtapeId }
  | { type: 'publication' }
  | { type: 'historique' }
  | { type: 'membres' }
  | { type: 'traductions' }
  | { type: 'marche' }
  | { type: 'export' }
  | { type: 'imprimer' }
  | { type: 'ranger' }
  | { type: 'fichiers' }
  | { type: 'commentaires' };

/** Id of the heading of a subject, where it is not alone on the page. */
export function headingIdOf(subject: Subject): string {
  return subject.type === 'etape'
    ? `titre-etape-${subject.etapeId}`
    : `titre-${subject.type}`;
}
