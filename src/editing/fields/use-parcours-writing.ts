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

/** What every editor of a parcours is given. */
export type ParcoursEditorProps = {
  session: EditorSession;
  /** What this device held and was not online has been taken up. */
  isResumed: boolean;
  etapeCountMax: number;
  loginHref: string;
  onCopy: () => Promise<void>;
};

/** What {@link useParcoursWriting} gives to an editor. */
export type ParcoursWriting = ReturnType<typeof useParcoursWriting>;

/** A parcours being written, whatever the page looks like: its state, its problems, and what is done to it. */
export function useParcoursWriting(session: EditorSession) {
  const view = useEditorView(session);
  const { parcours, saisies } = view;
  const fields = useStable(omit(parcours, 'id', 'etapes'));
  // Maps and drawings follow when there is time: typing comes first.
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
      // What was typed and could not be read has found its answer.
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
      // A place that was typed may lie outside what the map shows.
      const etapeId = key.split('/')[0];
      const etape = session.view().parcours.etapes.find(({ id }) => id === etapeId);
      setViewKey(JSON.stringify(etape?.position ?? ''));
    },
    [session, onLeave],
  );

  /** Whether the parcours may be published; otherwise everything that is missing is said. */
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
    /** The parcours's own fields: the same object while they say the same. */
    fields,
    mapped,
    /** What the map shows of it: the same object while it shows the same. */
    drawn,
    points,
    estimation,
    shown,
    place,
    /** Sets how near the place of an épreuve must be reached, in metres. */
    widen,
    leave,
    /** When it changes, the map shows all étapes again. */
    viewKey,
    check,
    download,
    isPublished: (view.snapshot?.publication ?? null) !== null,
    /** For the summary of what is to be corrected. */
    summary: {
      attempt,
      problems: shown.problems.map((problem) => ({
        fieldId: fieldId(problem),
        message: problemSummaryLine(problem, shown.parcours),
      })),
    },
  };
}
