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
