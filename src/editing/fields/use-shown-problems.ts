import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldPath } from '@/domain/parcours/field-path.ts';
import { useAfterPress } from '@/ui/use-after-press.ts';
import type { EditorSession, EditorView } from '../session/editor-session.ts';
import { fieldKey, type FieldKey } from '../session/field-key.ts';
import {
  findFieldProblems,
  isAbsence,
  type FieldProblem,
} from '../session/field-problem.ts';
import { useStableEntries } from '../session/use-stable.ts';
import { problemMessage } from '../words/problem-message.ts';

/** Messages of the fields of an étape, or of the parcours itself. */
export type FieldMessages = Readonly<Partial<Record<FieldPath, string>>>;
const noMessages: FieldMessages = {};

function messagesByEtape(
  problems: readonly FieldProblem[],
  parcours: EditorView['parcours'],
): ReadonlyMap<string | null, FieldMessages> {
  const found = new Map<string | null, Partial<Record<FieldPath, string>>>();
  for (const problem of problems) {
    const { etapeId, champ } = problem;
    const messages = found.get(etapeId) ?? {};
    const before = messages[champ];
    const message = problemMessage(problem, parcours);
    messages[champ] = before === undefined ? message : `${before} ${message}`;
    found.set(etapeId, messages);
  }
  return found;
}

/** Pause in typing before the text is validated, in milliseconds. */
const restMs = 250;

type Judged = Pick<EditorView, 'parcours' | 'saisies'>;

/**
 * Problems of the present state, updated when typing pauses, since validating 60 étapes is slower than typing; `judgeNow` does not wait,
 * for a field that is left and for a pressed button.
 */
function useJudged(session: EditorSession, { parcours, saisies }: EditorView) {
  const [judged, setJudged] = useState<Judged>({ parcours, saisies });
  const afterPress = useAfterPress();
  useEffect(() => {
    const judge = () => startTransition(() => setJudged({ parcours, saisies }));
    const timer = setTimeout(() => afterPress(judge), restMs);
    return () => clearTimeout(timer);
  }, [parcours, saisies, afterPress]);
  const judgeNow = useCallback(() => setJudged(session.view()), [session]);
  return { judged, judgeNow, afterPress };
}

/**
 * The problems of the present state, and those shown now: all once the author has requested them; before that, only errors in a field that
 * was left, never missing values.
 */
export function useShownProblems(session: EditorSession, view: EditorView) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  const { judged, judgeNow, afterPress } = useJudged(session, view);
  const problems = useMemo(
    () => findFieldProblems(judged.parcours, judged.saisies),
    [judged.parcours, judged.saisies],
  );
  const shown = useMemo(
    () =>
      problems.filter(
        (problem) =>
          isAsked ||
          problem.kind === 'texte-trop-long' ||
          (left.has(fieldKey(problem)) && !isAbsence(problem)),
      ),
    [problems, isAsked, left],
  );
  const messages = useStableEntries(
    useMemo(() => messagesByEtape(shown, judged.parcours), [shown, judged.parcours]),
  );
  const onLeave = useCallback(
    (key: FieldKey) =>
      afterPress(() => {
        setLeft((before) => (before.has(key) ? before : new Set([...before, key])));
        judgeNow();
      }),
    [judgeNow, afterPress],
  );
  const messagesOf = useCallback(
    (etapeId: string | null) => messages.get(etapeId) ?? noMessages,
    [messages],
  );
  const ask = () => {
    setIsAsked(true);
    judgeNow();
  };
  return { parcours: judged.parcours, problems, isAsked, ask, onLeave, messagesOf };
}
