import { isLangue, type Langue } from '@/langue/langue.ts';
import type { Contenu, EtapePublique } from './quete.ts';

type Spoken = Pick<Contenu, 'langue' | 'enFrancais'>;

/** The language in which an étape is told and asked. */
export function langueOfEtape(
  { langue: own }: Pick<EtapePublique, 'langue'>,
  { langue: whole }: Pick<Contenu, 'langue'>,
): Langue {
  const langue = own ?? whole;
  return isLangue(langue) ? langue : 'fr';
}

/**
 * The language of one text of a quête, as it is published: that of its étape, or of the whole where it is no étape’s; French
 * where nobody translated it.
 */
export function langueOfTexte(
  texte: string,
  contenu: Spoken,
  etape: Pick<EtapePublique, 'langue'> = {},
): Langue {
  return contenu.enFrancais?.includes(texte) === true
    ? 'fr'
    : langueOfEtape(etape, contenu);
}
