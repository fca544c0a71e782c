import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Position } from '@/domain/geo/position.ts';
import { estimatedDuree, walkMetres } from '@/domain/parcours/estimated-duree.ts';
import { omit } from '@/domain/parcours/omit.ts';
import { saveFile } from '@/lib/save-file.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { fieldId, type FieldKey } from '../session/field-key.ts';
import { findFieldProblems } from '../session/field-problem.ts';
import { useEditorView } from '../session/use-editor-session.ts';
import { useStable } from '../session/use-stable.ts';
import { problemSummaryLine } from '../words/problem-message.ts';
import { drawnParcours } from './map/drawn-parcours.ts';
import { useShownProblems } from './use-shown-problems.ts';

/** Props of every editor of a parcours. */
export type ParcoursEditorProps = {
  session: EditorSession;
  /** Text of this device that was not online has been restored. */
  isResumed: boolean;
  loginHref: string;
  onCopy: () => Promise<void>;
};

/** Result of {@link useParcoursWriting}. */
export type ParcoursWriting = ReturnType<typeof useParcoursWriting>;

/** A parcours being written, for any layout: its state, problems and actions. */
export function useParcoursWriting(session: EditorSession) {
  const view = useEditorView(session);
  const { parcours, saisies } = view;
  const fields = useStable(omit(parcours, 'id', 'etapes'));
  // Maps and drawings are deferred: typing has priority.
  const mapped = useDeferredValue(parcours);
  const points = useStable(
    mapped.etapes
      .map(({ position }) => position)
      .filter((position): position is Position => position !== null),
  );
  // A line of 5,000 points is neither measured nor drawn again for a word in a story.
  const drawn = useStable(drawnParcours(mapped));
  const metres = useMemo(() => walkMetres(drawn), [drawn]);
  const estimation = useMemo(() => estimatedDuree(mapped, metres), [mapped, metres]);
  const shown = useShownProblems(session, view);
  const [attempt, setAttempt] = useState(0);

  const place = useCallback(
    (etapeId: EtapeId, position: Position) => {
      session.apply({ type: 'changeEtape', etapeId, changes: { position } });
      // The unreadable text is replaced.
      session.setSaisie(`${etapeId}/position`, null);
    },
    [session],
  );

  const widen = useCallback(
    (etapeId: EtapeId, rayon: number) => {
      session.apply({ type: 'changeEpreuve', etapeId, changes: { rayon } });
      session.setSaisie(`${etapeId}/epreuve.rayon`, null);
    },
    [session],
  );

  const [viewKey, setViewKey] = useState('');
  const { onLeave } = shown;
  const leave = useCallback(
    (key: FieldKey) => {
      onLeave(key);
      if (!key.endsWith('/position')) return;
      // A typed place may be outside the map's view.
      const etapeId = key.split('/')[0];
      const etape = session.view().parcours.etapes.find(({ id }) => id === etapeId);
      setViewKey(JSON.stringify(etape?.position ?? ''));
    },
    [session, onLeave],
  );

  /** True if the parcours may be published; otherwise shows everything that is missing. */
  const check = (): boolean => {
    const found = findFieldProblems(session.view().parcours, session.view().saisies);
    shown.ask();
    if (found.length === 0) return true;
    setAttempt((before) => before + 1);
    return false;
  };

  const download = () => {
    const json = JSON.stringify({ parcours, saisies }, null, 2);
    const name = `parcours-${parcours.id}.json`;
    saveFile(new File([json], name, { type: 'application/json' }));
  };

  return {
    view,
    /** The parcours's own fields: the same object while equal. */
    fields,
    mapped,
    /** The map's part of it: the same object while unchanged. */
    drawn,
    points,
    estimation,
    shown,
    place,
    /** Sets the radius of an épreuve's place, in metres. */
    widen,
    leave,
    /** A change makes the map show all étapes again. */
    viewKey,
    check,
    download,
    isPublished: (view.snapshot?.publication ?? null) !== null,
    /** For the summary of corrections. */
    summary: {
      attempt,
      problems: shown.problems.map((problem) => ({
        fieldId: fieldId(problem),
        message: problemSummaryLine(problem, shown.parcours),
      })),
    },
  };
}
