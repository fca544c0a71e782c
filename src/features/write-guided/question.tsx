import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { pageTitleId } from '@/ui/page-title.tsx';
import type { Screen } from './screens.ts';

/** Id of the form: a button outside it submits it. */
export const questionId = 'question';

type QuestionProps = {
  screen: Screen;
  /** Enter in a field of one line, or « Continuer ». */
  onEnter: () => void;
  children: ReactNode;
};

/** The fields of a screen, named by its question: the first one has the focus when the screen opens. */
export function Question({ screen: { id, champs }, onEnter, children }: QuestionProps) {
  const body = useRef<HTMLFormElement & HTMLDivElement>(null);
  const isAsked = champs.length > 0;
  const isWritten = isAsked || id === 'recits';
  // The focus is the document's.
  useEffect(() => {
    if (isWritten) body.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isWritten]);
  // Stories, épreuves and the map have forms and buttons of their own.
  if (!isAsked)
    return (
      <div ref={body} className="mt-8">
        {children}
      </div>
    );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onEnter();
  };
  return (
    <form
      ref={body}
      id={questionId}
      aria-labelledby={pageTitleId}
      noValidate
      onSubmit={submit}
      className="mt-8"
    >
      {children}
    </form>
  );
}
