import type { Rubrique } from '@/domain/actualite/rubrique.ts';

/** The rubriques as a reader says them. */
export const rubriqueNames: Readonly<Record<Rubrique, string>> = {
  quetes: 'Nouvelles quêtes',
  codes: 'Histoires de codes',
  conseils: 'Conseils d’auteurs',
  site: 'Vie du site',
};
