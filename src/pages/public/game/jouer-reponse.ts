import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import { judgeAnswer, readTyped } from '@/domain/epreuve/judge-typed.ts';
import { suiviOf, type PartieEvent } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import { answerIn } from '@/domain/partie/reponse-langue.ts';
import type { OpenPartie } from '@/features/play/session/open-partie.ts';

/**
 * Takes an answer to the first question from the home page: if right, the party is on its way to the second étape. Anything else, and a party
 * that is past it, stays as it is.
 */
export async function takeUpReponse(
  { store, kept, quete: { contenu } }: OpenPartie,
  given: string,
): Promise<void> {
  const [etape] = contenu.etapes;
  if (etape === undefined || etape.epreuve.type === 'aucune') return;
  const { id: etapeId, epreuve } = etape;
  if (suiviOf(kept.partie, etapeId).issue !== null) return;
  const answer = readTyped(epreuve, given);
  if ('problem' in answer) return;
  const { reponse, juste } = await judgeAnswer(epreuve, answer, matchesEmpreinte);
  if (!juste) return;
  const at = Date.now();
  const events: PartieEvent[] = [
    { type: 'read', etapeId },
    {
      type: 'answer',
      ...{ etapeId, juste, at },
      reponse: answerIn(contenu, etapeId, reponse),
    },
    { type: 'goOn', etapeId, at },
  ];
  await store.change(kept.partie.id, (before) => ({
    ...before,
    partie: events.reduce((partie, event) => play(partie, event, contenu), before.partie),
  }));
}
