import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Avis } from '@/domain/quete/avis.ts';
import type { LigneRangee } from '@/domain/quete/palmares.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import type { SaidWords } from './said-words.tsx';

type State =
  | { statut: 'repos' | 'attente' }
  | { statut: 'echec'; message: string }
  | {
      statut: 'pret';
      /** What shows them comes with them: the page itself stays light. */
      Said: typeof SaidWords;
      avis: readonly Avis[];
      palmares: readonly LigneRangee[];
      merciCount: number;
    };

/** « Ce qu’en disent les joueurs »: read when somebody wants to, never before. */
export function PlayerWords({ queteId }: { queteId: QueteId }) {
  const services = useFirebase();
  // By hand: a public page loads no TanStack Query.
  const [state, setState] = useState<State>({ statut: 'repos' });

  async function read(): Promise<void> {
    setState({ statut: 'attente' });
    try {
      const [{ SaidWords: Said }, { avisRepository }, { palmaresRepository }] =
        await Promise.all([
          import('./said-words.tsx'),
          import('@/data/avis/avis-repository.ts'),
          import('@/data/echo/palmares-repository.ts'),
        ]);
      const [avis, palmares, merciCount] = await Promise.all([
        avisRepository(services).list(queteId),
        palmaresRepository(services).list(queteId),
        palmaresRepository(services).merciCount(queteId),
      ]);
      setState({ statut: 'pret', Said, avis, palmares, merciCount });
    } catch (error) {
      setState({ statut: 'echec', message: errorMessage(error) });
    }
  }

  return (
    <section aria-labelledby="avis" className="print:hidden">
      <h2 id="avis" className="text-2xl">
        Ce qu’en disent les joueurs
      </h2>
      <div className="mt-4">
        {(state.statut === 'repos' || state.statut === 'echec') && (
          <Button variant="secondary" onClick={() => void read()}>
            {state.statut === 'repos' ? 'Lire les avis' : 'Réessayer'}
          </Button>
        )}
        {state.statut === 'attente' && <Waiting>Les avis arrivent…</Waiting>}
        {state.statut === 'pret' && (
          <state.Said
            queteId={queteId}
            avis={state.avis}
            palmares={state.palmares}
            merciCount={state.merciCount}
          />
        )}
      </div>
      <StatusLine className="mt-2">
        {state.statut === 'echec' ? state.message : ''}
      </StatusLine>
    </section>
  );
}
