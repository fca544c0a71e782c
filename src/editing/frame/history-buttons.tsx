import type { ReactNode } from 'react';
import IconRedo from '~icons/lucide/redo-2';
import IconUndo from '~icons/lucide/undo-2';
import type { HistoryEntry } from '@/domain/parcours/versions/history.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import type { EditorSession, EditorView } from '../session/editor-session.ts';
import { operationName } from '../words/operation-name.ts';

type HistoryButtonsProps = {
  view: Pick<EditorView, 'history' | 'reverted'>;
  session: Pick<EditorSession, 'undo' | 'redo'>;
};

/** What has just been undone or redone, for screen readers. */
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
  /** What it would act on; nothing when there is nothing. */
  entry: HistoryEntry | undefined;
  shortcut: string;
  onPress: () => void;
};

// Not `disabled` when there is nothing left: repeated presses would lose the focus.
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

/** « Annuler » and « Rétablir », each naming what it would take back or do again. */
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
