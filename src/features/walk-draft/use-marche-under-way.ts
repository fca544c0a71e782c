import { useRef, useState } from 'react';
import { keepMarcheUnderWay, type MarcheUnderWay } from '@/data/marche/marche-keeper.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { Marche, MarcheMotif } from '@/domain/parcours/marche.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { Partie, PartieEvent } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { standingIn } from '@/editing/session/begin-marche.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { useEditorView } from '@/editing/session/use-editor-session.ts';

/** Sends an event to the game; with `isSeen` false, without having seen the étape. */
export type MarcheDispatch = (
  event: PartieEvent,
  contenu: Contenu,
  isSeen?: boolean,
) => void;

/** Content of a part of the screen, and its events to the game. */
export type MarchePart = {
  parcours: Parcours;
  partie: Partie;
  etape: Etape;
  dispatch: MarcheDispatch;
};

function withVue(marche: Marche, id: EtapeId): Marche {
  return marche.vues.includes(id) ? marche : { ...marche, vues: [...marche.vues, id] };
}

/** A walk of the draft: its state and its actions. Each step is stored on this device at once. */
export function useMarcheUnderWay(session: EditorSession, start: MarcheUnderWay) {
  const { parcours } = useEditorView(session);
  const [underWay, setUnderWay] = useState(start);
  // Two actions between two renders add up.
  const latest = useRef(start);
  const [isKept, setIsKept] = useState(true);
  const { marche } = underWay;
  const partie = standingIn(underWay.partie, parcours);
  const etape = parcours.etapes[partie.etapeIndex];
  if (etape === undefined) throw new Error('A parcours has at least one étape.');

  const change = (next: MarcheUnderWay) => {
    latest.current = next;
    setUnderWay(next);
    setIsKept(keepMarcheUnderWay(parcours.id, next));
  };
  const changeMarche = (work: (before: Marche) => Marche) =>
    change({ ...latest.current, marche: work(latest.current.marche) });
  const dispatch: MarcheDispatch = (event, contenu, isSeen = true) => {
    const before = latest.current;
    change({
      ...before,
      marche: isSeen ? withVue(before.marche, etape.id) : before.marche,
      partie: play(standingIn(before.partie, parcours), event, contenu),
    });
  };
  const { position } = etape;

  return {
    parcours,
    marche,
    partie,
    etape,
    /** The same étape on the way to it; null on arrival, or without a position. */
    ahead:
      position === null || marche.vues.includes(etape.id) ? null : { ...etape, position },
    /** False if this device refuses to store the walk. */
    isKept,
    read: () => changeMarche((before) => withVue(before, etape.id)),
    note: (motif: MarcheMotif, texte: string) => {
      const id = createOperationId();
      changeMarche((before) => ({
        ...before,
        notes: [...before.notes, { id, etapeId: etape.id, motif, texte }],
      }));
    },
    forgetNote: (id: string) =>
      changeMarche((before) => ({
        ...before,
        notes: before.notes.filter((one) => one.id !== id),
      })),
    place: (id: EtapeId, to: Position) => {
      session.apply({ type: 'changeEtape', etapeId: id, changes: { position: to } });
      session.setSaisie(`${id}/position`, null);
      changeMarche((before) => ({
        ...before,
        deplacees: [...new Set([...before.deplacees, id])],
      }));
    },
    dispatch,
    /** Ends the walk. */
    finish: () => {
      keepMarcheUnderWay(parcours.id, { ...latest.current, isFinished: true });
    },
  };
}
