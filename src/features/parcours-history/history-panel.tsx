import { useId, useState, type ReactNode } from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import { useJalon } from '@/data/jalon/jalon-queries.ts';
import { parcoursBackAt, type Jalon } from '@/domain/parcours/versions/jalon.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { ReadingTrouble } from '@/editing/frame/reading-trouble.tsx';
import type { EditorSession, EditorView } from '@/editing/session/editor-session.ts';
import { momentText } from '@/editing/words/moment-text.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { differenceLines } from './difference-lines.ts';
import { jalonOrigin } from './jalon-words.ts';
import { useJalons, type JalonOutcome } from './use-jalons.ts';
import { WordDifference } from './word-difference.tsx';

type HistoryPanelProps = {
  view: EditorView;
  session: EditorSession;
  /** Saves the present text as a file. */
  onDownload: () => void;
};

/** The stored states of a parcours: changes since each, and restoring. */
export function HistoryPanel({ view, session, onDownload }: HistoryPanelProps) {
  const { list, jalons, outcome, keep, goBack } = useJalons(session);
  const isBusy = outcome.type === 'en-cours';
  return (
    <div className="space-y-6">
      <p className="max-w-mesure">
        Une version entière est gardée quand vous publiez, de temps en temps pendant que
        vous écrivez, et avant chaque retour en arrière. Vous pouvez aussi en garder une
        quand vous voulez.
      </p>
      <Button variant="secondary" pending={isBusy} onClick={keep}>
        Garder cette version
      </Button>
      <Outcome outcome={outcome} onDownload={onDownload} />
      {list.isPending && <Skeleton lines={4} />}
      {list.isError && (
        <ReadingTrouble error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && jalons.length === 0 && (
        <p className="text-texte-doux">Aucune version n’est encore gardée.</p>
      )}
      {jalons.length > 0 && (
        <ol className="divide-y divide-trait border-y border-trait">
          {jalons.map((jalon) => (
            <JalonRow
              key={jalon.revision}
              jalon={jalon}
              view={view}
              session={session}
              isBusy={isBusy}
              onGoBack={(kept) => goBack(jalon, kept)}
            />
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Plus anciennes
        </Button>
      )}
    </div>
  );
}

type OutcomeProps = { outcome: JalonOutcome; onDownload: () => void };

/** Result of the last action, or its failure. */
function Outcome({ outcome, onDownload }: OutcomeProps): ReactNode {
  switch (outcome.type) {
    case 'repos':
      return null;
    case 'en-cours':
      return <Waiting>Enregistrement de la version…</Waiting>;
    case 'gardee':
      return (
        <Alert tone="succes" announce="polie">
          <p>C’est gardé.</p>
        </Alert>
      );
    case 'revenu':
      return (
        <Alert tone="succes" announce="polie">
          <p>
            Vous êtes revenu à la version du {momentText(outcome.jalon.at)}. Ce que vous
            aviez juste avant est gardé dans cet historique ; « Annuler » y ramène aussi.
          </p>
        </Alert>
      );
    case 'trop-long':
      return (
        <Alert tone="attention" announce="immediate">
          <p>
            Ce parcours est trop long pour qu’une version entière en soit gardée. Rien n’a
            été changé. Gardez-en une copie sur votre appareil.
          </p>
          <Button variant="secondary" className="mt-3" onClick={onDownload}>
            Prendre une copie
          </Button>
        </Alert>
      );
    case 'echec':
      return (
        <Alert tone="alerte" announce="immediate">
          <p>{outcome.texte} Rien n’a été changé.</p>
        </Alert>
      );
  }
}

type JalonRowProps = {
  jalon: Jalon;
  view: EditorView;
  session: EditorSession;
  isBusy: boolean;
  onGoBack: (kept: Parcours) => void;
};

/** A stored state; unfolded, the changes since. Read on unfolding only. */
function JalonRow({ jalon, view, session, isBusy, onGoBack }: JalonRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setIsOpen((before) => !before)}
        className="flex min-h-14 w-full items-center gap-3 px-2 py-2.5 text-left hover:bg-primaire/5"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-bold">{momentText(jalon.at)}</span>
          <span className="block text-texte-doux">{jalonOrigin(jalon)}</span>
        </span>
        <IconChevron
          aria-hidden="true"
          className={classNames(
            'size-5 shrink-0 transition-transform',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      <div id={bodyId} hidden={!isOpen} className="px-2 pt-3 pb-6">
        {isOpen && (
          <QueryBoundary
            waiting={<Waiting>Lecture de cette version…</Waiting>}
            failed={(error, retry) => <ReadingTrouble error={error} onRetry={retry} />}
          >
            <JalonContent
              jalon={jalon}
              view={view}
              session={session}
              isBusy={isBusy}
              onGoBack={onGoBack}
            />
          </QueryBoundary>
        )}
      </div>
    </li>
  );
}

function JalonContent({ jalon, view, session, isBusy, onGoBack }: JalonRowProps) {
  const kept = useJalon(session.store, session.id, jalon.revision);
  const { parcours, snapshot } = view;
  const back = parcoursBackAt(parcours, kept.data, snapshot?.publication ?? null);
  const lines = differenceLines(back, parcours);
  if (lines.length === 0) return <p>C’est ce que vous avez sous les yeux.</p>;
  return (
    <div className="space-y-4">
      <h3 className="text-lg">Ce qui a changé depuis</h3>
      <ul className="space-y-4">
        {lines.map(({ nom, texte }) => (
          <li key={nom} className="space-y-1.5">
            <p>{nom}</p>
            {texte !== undefined && <WordDifference {...texte} />}
          </li>
        ))}
      </ul>
      <Button variant="secondary" pending={isBusy} onClick={() => onGoBack(kept.data)}>
        Revenir à cette version
      </Button>
    </div>
  );
}
