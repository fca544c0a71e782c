import { isLangue, type Langue } from '@/langue/langue.ts';
import type { Contenu, EtapePublique } from './quete.ts';

type Spoken = Pick<Contenu, 'langue' | 'enFrancais'>;

/** Language of an étape's story and épreuve. */
export function langueOfEtape(
  { langue: own }: Pick<EtapePublique, 'langue'>,
  { langue: whole }: Pick<Contenu, 'langue'>,
): Langue {
  const langue = own ?? whole;
  return isLangue(langue) ? langue : 'fr';
}

/** Language of a published text of a quête: that of its étape, or of the whole if it belongs to none; French if untranslated. */
export function langueOfTexte(
  texte: string,
  contenu: Spoken,
  etape: Pick<EtapePublique, 'langue'> = {},
): Langue {
  return contenu.enFrancais?.includes(texte) === true
    ? 'fr'
    : langueOfEtape(etape, contenu);
}
