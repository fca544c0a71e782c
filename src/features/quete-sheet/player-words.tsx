import { lazy, useState, type LazyExoticComponent } from 'react';
import type { Quete } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { Button } from '@/ui/button.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import type { SaidWords } from './said-words.tsx';

/** Made anew at each press: what the network refused once may come now. */
function lazySaidWords(): LazyExoticComponent<typeof SaidWords> {
  return lazy(async () => {
    const { SaidWords: Said } = await import('./said-words.tsx');
    return { default: Said };
  });
}

/** « Ce qu’en disent les joueurs »: read when somebody wants to, never before. */
export function PlayerWords({ quete }: { quete: Quete }) {
  const [asked, setAsked] = useState<{
    Said: ReturnType<typeof lazySaidWords>;
    count: number;
  }>();
  const ask = () => setAsked({ Said: lazySaidWords(), count: (asked?.count ?? 0) + 1 });
  return (
    <section aria-labelledby="avis" className="print:hidden">
      <h2 id="avis" className="text-2xl">
        Ce qu’en disent les joueurs
      </h2>
      <div className="mt-4">
        {asked === undefined ? (
          <Button variant="secondary" onClick={ask}>
            Lire les avis
          </Button>
        ) : (
          <LoadBoundary
            key={asked.count}
            waiting={<Waiting>Les avis arrivent…</Waiting>}
            instead={<NotLoaded onRetry={ask} />}
          >
            <asked.Said queteId={quete.id} dureeMinutes={quete.contenu.dureeMinutes} />
          </LoadBoundary>
        )}
      </div>
    </section>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Button variant="secondary" onClick={onRetry}>
        Réessayer
      </Button>
      <StatusLine className="mt-2">
        {errorMessage(new OfflineError('The words of players could not be loaded.'))}
      </StatusLine>
    </>
  );
}
