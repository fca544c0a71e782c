import { useState } from 'react';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { freshEtapeId } from '../../session/fresh-id.ts';

type LayingOptions = {
  parcours: Pick<Parcours, 'etapes'>;
  session: EditorSession;
  etapeCountMax: number;
  onPlace: (etapeId: EtapeId, position: Position) => void;
};

/**
 * Laying étapes on the map one after the other: the next press gives its place to the first étape that has none, or
 * makes a new one. Each is one operation.
 */
export function usePlacing({
  parcours: { etapes },
  session,
  etapeCountMax,
  onPlace,
}: LayingOptions) {
  const [chosenId, setChosenId] = useState<EtapeId>();
  /** The étape just laid, whose name is asked at its pin. */
  const [namedId, setNamedId] = useState<EtapeId | null>(null);
  const [said, setSaid] = useState('');
  const unplaced = etapes.findIndex(({ position }) => position === null);
  const numero = (unplaced === -1 ? etapes.length : unplaced) + 1;

  const place = (position: Position) => {
    const waiting = etapes[unplaced];
    if (waiting === undefined && etapes.length >= etapeCountMax) {
      setSaid(`${etapeCountMax} étapes au plus. Au-delà, faites-en deux parcours.`);
      return;
    }
    const etapeId = waiting?.id ?? freshEtapeId();
    if (waiting === undefined) session.apply({ type: 'addEtape', etapeId, position });
    else onPlace(etapeId, position);
    setChosenId(etapeId);
    setNamedId(etapeId);
    setSaid(`Étape ${numero} posée.`);
  };

  return {
    /** The number of the étape that the next press lays. */
    numero,
    place,
    /** The étape that was placed or chosen last; the first one before that. */
    activeId: etapes.find(({ id }) => id === chosenId)?.id ?? etapes[0]?.id,
    choose: setChosenId,
    /** The étape whose name is asked on the map; undefined when none is. */
    named: etapes.find(({ id }) => id === namedId),
    endNaming: () => setNamedId(null),
    said,
  };
}
