import {
  isNewer,
  isNewerCatalogue,
  isNewerParcours,
  type Stored,
} from '@/domain/format.ts';
import { type NewerSubject, newerFormat } from '@/lib/errors/data-error.ts';

const subjectByStored: Readonly<Record<Stored, NewerSubject>> = {
  parcours: 'parcours',
  etape: 'parcours',
  epreuve: 'parcours',
  traduction: 'parcours',
  archive: 'fichier',
  brouillon: 'parcours',
  contenu: 'quete',
  catalogue: 'contenu',
  carte: 'contenu',
  tableau: 'contenu',
  article: 'contenu',
  partie: 'partie',
  passage: 'partie',
  carnet: 'contenu',
  saga: 'contenu',
};

function isRefused(stored: Stored | 'catalogue-entier', value: unknown): boolean {
  switch (stored) {
    case 'parcours':
      return isNewerParcours(value);
    case 'catalogue-entier':
      return isNewerCatalogue(value);
    default:
      return isNewer(stored, value);
  }
}

/**
 * Returns a stored value, before its schema parses it: a parcours with its étapes, a part of the catalogue with (`catalogue-entier`, for a
 * writer) or without its cards. Throws `NewerFormatError` if a later build wrote it.
 */
export function refuseNewer<Value>(
  stored: Stored | 'catalogue-entier',
  value: Value,
): Value {
  if (!isRefused(stored, value)) return value;
  throw newerFormat(
    subjectByStored[stored === 'catalogue-entier' ? 'catalogue' : stored],
  );
}
