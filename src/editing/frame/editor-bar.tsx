import { useLayoutEffect, type ReactNode } from 'react';
import { Button } from '@/ui/button.tsx';
import type { EditorSession, EditorView } from '../session/editor-session.ts';
import { HistoryButtons } from './history-buttons.tsx';
import { BackToParcours } from './editor-head.tsx';
import { SaveState } from './save-state.tsx';

type EditorBarProps = {
  view: EditorView;
  session: EditorSession;
  /** The next step; absent where it stands elsewhere. */
  publish?: { label: string; onPublish: () => void } | undefined;
  /** Other ways to act, before the next step. */
  children?: ReactNode;
};

/** The slim bar that stays in sight: the way back, where the text is, the next step. */
export function EditorBar({ view, session, publish, children }: EditorBarProps) {
  // The document scrolls, not this component: what takes the focus must not end up under the bar.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('scroll-pt-28');
    return () => classList.remove('scroll-pt-28');
  }, []);
  return (
    <header className="sticky top-0 z-40 border-b border-trait bg-fond print:hidden">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6 xl:flex-nowrap">
        <BackToParcours />
        <div className="order-last w-full min-w-0 leading-tight sm:order-none sm:w-auto sm:flex-1">
          <SaveState status={view.status} />
        </div>
        <div className="ml-auto">
          <HistoryButtons view={view} session={session} />
        </div>
        {children}
        {publish !== undefined && (
          <Button variant="secondary" onClick={publish.onPublish}>
            {publish.label}
          </Button>
        )}
      </div>
    </header>
  );
}
