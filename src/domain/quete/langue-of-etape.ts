import { isLangue, type Langue } from '@/langue/langue.ts';
import type { Contenu, EtapePublique } from './quete.ts';

/** The language in which an étape is told and asked. */
export function langueOfEtape(
  { langue: own }: Pick<EtapePublique, 'langue'>,
  { langue: whole }: Pick<Contenu, 'langue'>,
): Langue {
  const langue = own ?? whole;
  return isLangue(langue) ? langue : 'fr';
}
