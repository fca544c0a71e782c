import { formatDate } from '@/lib/format/date.ts';
import { Button } from '@/ui/button.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';

const ConversationThread = lazyComponent(
  async () => (await import('./conversation-thread.tsx')).ConversationThread,
);

type ConversationRowProps = {
  id: string;
  sujet: string;
  /** Epoch milliseconds. */
  at: number;
  /** Something of the team was not read yet. */
  hasNews?: boolean;
  isOpen: boolean;
  onOpen: () => void;
};

/** A conversation of the user's list, with its messages on demand. */
export function ConversationRow({
  id,
  sujet,
  at,
  hasNews = false,
  isOpen,
  onOpen,
}: ConversationRowProps) {
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="text-lg">
          {sujet}
          <span className="ml-2 font-normal text-texte-doux">{formatDate(at)}</span>
          {hasNews && <span className="ml-2 text-primaire-fort">Nouvelle réponse</span>}
        </h3>
        {!isOpen && (
          <Button variant="secondary" onClick={onOpen}>
            Voir la réponse<span className="sr-only">{` à « ${sujet} »`}</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="mt-4">
          <LazyPart waiting="Recherche de la réponse…">
            <ConversationThread id={id} />
          </LazyPart>
        </div>
      )}
    </li>
  );
}
