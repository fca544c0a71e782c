import type { MarcheUnderWay } from '@/data/marche/marche-keeper.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { beginPartie, partieIdSchema, type Partie } from '@/domain/partie/partie.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { dayOf } from '@/lib/format/date.ts';
import type { EditorView } from './editor-session.ts';

/** A party belongs to a quête: this id is none that can be published. */
const draftQueteId = queteIdSchema.parse('00_brouillon_essai');

function beginDraftPartie(version: number, at: number): Partie {
  const id = partieIdSchema.parse(createOperationId());
  return beginPartie({ id: draftQueteId, version, suspensions: undefined }, id, at);
}

/** A walk of a draft at its very beginning. `at`: epoch milliseconds. */
export function beginMarche(
  { parcours, snapshot }: Pick<EditorView, 'parcours' | 'snapshot'>,
  surPlace: boolean,
  at: number,
): MarcheUnderWay {
  const version = (snapshot?.publication?.version ?? 0) + 1;
  return {
    marche: {
      id: createOperationId(),
      version,
      revision: snapshot?.revision ?? 0,
      jour: dayOf(at),
      surPlace,
      etapeCount: parcours.etapes.length,
      vues: [],
      deplacees: [],
      notes: [],
      reglees: [],
    },
    partie: beginDraftPartie(version, at),
    isFinished: false,
  };
}

/** State of a party in the present draft: back at its beginning when étapes it reached are gone. */
export function standingIn(partie: Partie, { etapes }: Parcours): Partie {
  const places = [
    partie.etapeIndex,
    ...partie.chemin.map(({ etapeIndex }) => etapeIndex),
  ];
  const isThere = places.every((index) => index < etapes.length);
  return isThere ? partie : beginDraftPartie(partie.version, partie.startedAt);
}
