import { t } from '@lingui/core/macro';
import { nomDeCommune } from '@/content/nom-de-commune.ts';
import { currentLangue } from '@/langue/current-langue.ts';

/** Where a commune's quêtes are, as the language of the document says it: « à Dinan », « aux Baux-de-Provence »; “in Dinan”. */
export function inCommune(nom: string): string {
  if (currentLangue() === 'fr') return nomDeCommune(nom).a;
  return t({
    message: `à ${nom}`,
    context: 'commune',
    comment: 'In a town: “in Dinan”.',
  });
}
