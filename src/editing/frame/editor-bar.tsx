import { useLayoutEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import IconRedo from '~icons/lucide/redo-2';
import IconUndo from '~icons/lucide/undo-2';
import type { HistoryEntry } from '@/domain/parcours/versions/history.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { EditorSession, EditorView } from '../session/editor-session.ts';
import { useWritingPlace } from '../session/writing-place.ts';
import { operationName } from '../words/operation-name.ts';
import { BackToParcours } from './editor-head.tsx';
import { SaveState } from './save-state.tsx';

type EditorBarProps = {
  view: EditorView;
  session: EditorSession;
  /** The next step; absent if it is elsewhere. */
  publish?: { label: string; onPublish: () => void } | undefined;
  /** Other ways to act, before the next step. */
  children?: ReactNode;
};

type HistoryButtonsProps = {
  view: Pick<EditorView, 'history' | 'reverted'>;
  session: Pick<EditorSession, 'undo' | 'redo'>;
};

/** The change just undone or redone, for screen readers. */
function saidOf(reverted: EditorView['reverted']): string {
  if (reverted === null) return '';
  const act = reverted.type === 'undo' ? 'Annulé' : 'Rétabli';
  const rest = reverted.isWhole
    ? ''
    : ' Une partie reste\u00A0: quelqu’un d’autre y a écrit depuis.';
  return `${act}\u00A0: ${operationName(reverted.entry)}.${rest}`;
}

type HistoryButtonProps = {
  icon: ReactNode;
  act: string;
  /** Its target; undefined without one. */
  entry: HistoryEntry | undefined;
  shortcut: string;
  onPress: () => void;
};

// Not `disabled` when empty: repeated presses would lose the focus.
function HistoryButton({ icon, act, entry, shortcut, onPress }: HistoryButtonProps) {
  const name = entry === undefined ? '' : operationName(entry);
  return (
    <button
      type="button"
      onClick={onPress}
      title={name === '' ? act : `${act}\u00A0: ${name}`}
      aria-disabled={entry === undefined}
      aria-keyshortcuts={shortcut}
      className="inline-flex min-h-12 min-w-12 items-center justify-center rounded-pilule text-primaire-fort hover:bg-primaire/10 aria-disabled:cursor-not-allowed aria-disabled:text-texte-doux aria-disabled:hover:bg-transparent"
    >
      {icon}
      <VisuallyHidden>{act}</VisuallyHidden>
      {name !== '' && <VisuallyHidden>{`\u00A0: ${name}`}</VisuallyHidden>}
    </button>
  );
}

/** « Annuler » and « Rétablir », each naming its change. */
export function HistoryButtons({ view, session }: HistoryButtonsProps) {
  return (
    <div className="flex items-center">
      <p role="status">
        <VisuallyHidden>{saidOf(view.reverted)}</VisuallyHidden>
      </p>
      <HistoryButton
        icon={<IconUndo aria-hidden="true" className="size-5" />}
        act="Annuler"
        entry={view.history.done.at(-1)}
        shortcut="Control+Z"
        onPress={session.undo}
      />
      <HistoryButton
        icon={<IconRedo aria-hidden="true" className="size-5" />}
        act="Rétablir"
        entry={view.history.undone.at(-1)}
        shortcut="Control+Shift+Z"
        onPress={session.redo}
      />
    </div>
  );
}

/** The slim bar always in sight: the way back, the save status, the next step. */
export function EditorBar({ view, session, publish, children }: EditorBarProps) {
  // The document scrolls, not this component: a focused element must not end up under the bar.
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add('scroll-pt-28');
    return () => classList.remove('scroll-pt-28');
  }, []);
  return (
    <header className="sticky top-0 z-40 border-b border-trait bg-fond print:hidden">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6 xl:flex-nowrap">
        <BackToParcours isShort />
        <div
          className={classNames(
            'order-last min-w-0 flex-1 leading-tight sm:order-none sm:basis-0',
            // On a phone, it gives its line to the next step, and takes one of its own where letters are large.
            publish === undefined ? 'basis-28' : 'basis-full',
          )}
        >
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

/** Leads to the ways to write, this parcours in hand once something of it is written. */
export function OtherWay({
  view: { parcours, status },
  className = 'inline-flex min-h-11 items-center',
}: {
  view: EditorView;
  className?: string;
}) {
  const { ways } = useWritingPlace();
  const id = status.type === 'vierge' ? undefined : parcours.id;
  return (
    <Link to={ways.choose({ id })} className={className}>
      Écrire d’une autre façon
    </Link>
  );
}
