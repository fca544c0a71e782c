import type { QuetesByCode } from '@/domain/quete/code-usage.ts';

/** The build's data of a site where `total` quêtes use Caesar's code; the first of them is named. */
export function createQuetesByCode(total = 1): QuetesByCode {
  const corsaires = {
    titre: 'Le code des corsaires',
    commune: 'Saint-Malo',
    departement: '35',
    communeSlug: 'saint-malo',
    slug: 'le-code-des-corsaires',
  };
  return { cesar: { total, quetes: [corsaires] } };
}
