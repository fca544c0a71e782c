import { isOtherLangue, type OtherLangue } from '@/langue/langue.ts';
import type { EtapeId } from '../etape/etape-id.ts';
import { langueOfEtape } from '../quete/langue-of-etape.ts';
import type { Contenu } from '../quete/quete.ts';
import type { Reponse } from './partie.ts';

/**
 * A canonical answer with its language, as a party stores and transfers it: `en:tower`. Without one it is French, or the same in every
 * language (a number, options, a place). No canonical answer has a colon.
 */
export function withLangue(reponse: Reponse, langue: OtherLangue | null): Reponse {
  // The rules compare numbers as numbers.
  return langue === null || typeof reponse === 'number'
    ? reponse
    : `${langue}:${reponse}`;
}

/** The two parts of such an answer: the one that the rules judge, and its language (null: none). */
export function partsOfReponse(reponse: Reponse): {
  reponse: Reponse;
  langue: OtherLangue | null;
} {
  if (typeof reponse === 'string' && reponse[2] === ':') {
    const langue = reponse.slice(0, 2);
    if (isOtherLangue(langue)) return { reponse: reponse.slice(3), langue };
  }
  return { reponse, langue: null };
}

/** A canonical answer for the party: with the language of its étape, if answers are words. */
export function answerIn(contenu: Contenu, etapeId: EtapeId, reponse: Reponse): Reponse {
  const etape = contenu.etapes.find(({ id }) => id === etapeId);
  if (etape === undefined || etape.epreuve.type === 'aucune') return reponse;
  const langue = langueOfEtape(etape, contenu);
  const { type, autre } = etape.epreuve;
  const isWord = [type, autre?.type, etape.petits?.epreuve?.type].includes('texte');
  return isWord && isOtherLangue(langue) ? withLangue(reponse, langue) : reponse;
}
