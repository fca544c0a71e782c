import type { EtapeId } from '../etape/etape-id.ts';
import { langueOfEtape } from '../quete/langue-of-etape.ts';
import type { Contenu } from '../quete/quete.ts';
import type { Reponse } from './partie.ts';
import { withLangue } from './reponse-langue.ts';
import { isOtherLangue } from '@/langue/langue.ts';

/** A canonical answer as the party keeps it: with the language of its étape, where answers are words. */
export function answerIn(contenu: Contenu, etapeId: EtapeId, reponse: Reponse): Reponse {
  const etape = contenu.etapes.find(({ id }) => id === etapeId);
  if (etape === undefined || etape.epreuve.type === 'aucune') return reponse;
  const langue = langueOfEtape(etape, contenu);
  const { type, autre } = etape.epreuve;
  const isWord = type === 'texte' || autre?.type === 'texte';
  return isWord && isOtherLangue(langue) ? withLangue(reponse, langue) : reponse;
}
