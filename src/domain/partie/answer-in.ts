import { isOtherLangue } from '../traduction/traduction.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import type { Contenu, EtapePublique } from '../quete/quete.ts';
import type { Reponse } from './partie.ts';
import { withLangue } from './reponse-langue.ts';
import { isLangue, type Langue } from '@/langue/langue.ts';

/** The language in which an étape is told and asked. */
export function langueOfEtape(
  { langue: own }: Pick<EtapePublique, 'langue'>,
  { langue: whole }: Pick<Contenu, 'langue'>,
): Langue {
  const langue = own ?? whole;
  return isLangue(langue) ? langue : 'fr';
}

/** A canonical answer as the party keeps it: with the language of its étape, where answers are words. */
export function answerIn(contenu: Contenu, etapeId: EtapeId, reponse: Reponse): Reponse {
  const etape = contenu.etapes.find(({ id }) => id === etapeId);
  if (etape === undefined || etape.epreuve.type === 'aucune') return reponse;
  const langue = langueOfEtape(etape, contenu);
  const { type, autre } = etape.epreuve;
  const isWord = type === 'texte' || autre?.type === 'texte';
  return isWord && isOtherLangue(langue) ? withLangue(reponse, langue) : reponse;
}
