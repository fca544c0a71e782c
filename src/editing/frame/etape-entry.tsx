import type { ReactNode } from 'react';
import IconStop from '~icons/lucide/octagon-alert';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { classNames } from '@/ui/class-names.ts';
import { etapeToggleId } from '../words/etape-words.ts';
import { CommentaireBadge, SignalementBadge } from './count-badges.tsx';

type EtapeEntryProps = {
  id: EtapeId;
  numero: number;
  titre: string;
  isActive: boolean;
  errorCount: number;
  commentaireCount: number;
  signalementCount: number;
  onSelect: (etapeId: EtapeId) => void;
  /** More content below its title. */
  children?: ReactNode;
};

/** An étape in a list of the workshop: number, title, badges, and the link to its editor. */
export function EtapeEntry({
  id,
  numero,
  titre,
  isActive,
  errorCount,
  commentaireCount,
  signalementCount,
  onSelect,
  children,
}: EtapeEntryProps) {
  return (
    <button
      type="button"
      id={etapeToggleId(id)}
      aria-current={isActive ? 'true' : undefined}
      onClick={() => onSelect(id)}
      // A row clips its edge: the outline is drawn within.
      className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-carte px-2 py-1 text-left -outline-offset-4 hover:bg-primaire/5"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex size-8 shrink-0 items-center justify-center rounded-pilule border-2 border-primaire font-titre font-bold',
          isActive ? 'bg-primaire text-sur-primaire' : 'bg-fond text-primaire-fort',
        )}
      >
        {numero}
      </span>
      <span className="min-w-0 flex-1">
        <span className="sr-only">Étape {numero} : </span>
        <span className="block truncate font-titre leading-tight font-bold">{titre}</span>
        {children}
      </span>
      {errorCount > 0 && (
        <span title={`${errorCount} à corriger`} className="shrink-0 text-alerte">
          <IconStop aria-hidden="true" className="size-5" />
          <span className="sr-only">{`${errorCount} à corriger`}</span>
        </span>
      )}
      {signalementCount > 0 && <SignalementBadge count={signalementCount} />}
      {commentaireCount > 0 && <CommentaireBadge count={commentaireCount} />}
    </button>
  );
}
