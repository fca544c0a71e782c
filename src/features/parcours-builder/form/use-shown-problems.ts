import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { fieldKey } from '../field-key.ts';
import { findFieldProblems, isAbsence, type FieldProblem } from '../field-problem.ts';
import { problemMessage } from '../problem-message.ts';
import type { EditorView } from '../session/editor-session.ts';
import { useStableEntries } from './use-stable.ts';

type Messages = Readonly<Record<string, string>>;
const noMessages: Messages = {};

function messagesByEtape(
  problems: readonly FieldProblem[],
  parcours: EditorView['parcours'],
): ReadonlyMap<string | null, Messages> {
  const found = new Map<string | null, Record<string, string>>();
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

/**
 * The problems of what is being written, and which of them are said now: all once the author has asked; before that,
 * only what is wrong in a field that was left, never that something is not there yet.
 */
export function useShownProblems({ parcours, saisies }: EditorView) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setIsAsked] = useState(false);
  // Judging is slower than typing: it follows when there is time.
  const judgedParcours = useDeferredValue(parcours);
  const judgedSaisies = useDeferredValue(saisies);
  const problems = useMemo(
    () => findFieldProblems(judgedParcours, judgedSaisies),
    [judgedParcours, judgedSaisies],
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
    useMemo(() => messagesByEtape(shown, judgedParcours), [shown, judgedParcours]),
  );
  const onLeave = useCallback(
    (key: string) =>
      setLeft((before) => (before.has(key) ? before : new Set([...before, key]))),
    [],
  );
  const messagesOf = useCallback(
    (etapeId: string | null) => messages.get(etapeId) ?? noMessages,
    [messages],
  );
  return { problems, isAsked, ask: () => setIsAsked(true), onLeave, messagesOf };
}
