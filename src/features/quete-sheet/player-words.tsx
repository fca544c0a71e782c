import { useState } from 'react';
import { meanNote, type Avis } from '@/domain/quete/avis.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatCount, formatNombre } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';

type State =
  | { statut: 'repos' | 'attente' }
  | { statut: 'echec'; message: string }
  | { statut: 'pret'; list: readonly Avis[] };

/** « Ce qu’en disent les joueurs »: read when somebody wants to, never before. */
export function PlayerWords({ queteId }: { queteId: QueteId }) {
  const [state, setState] = useState<State>({ statut: 'repos' });

  async function read(): Promise<void> {
    setState({ statut: 'attente' });
    try {
      const { readAvisList } = await import('@/data/avis/avis-repository.ts');
      setState({ statut: 'pret', list: await readAvisList(queteId) });
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
        {state.statut === 'pret' && <AvisList list={state.list} />}
      </div>
      <StatusLine className="mt-2">
        {state.statut === 'echec' ? state.message : ''}
      </StatusLine>
    </section>
  );
}

function AvisList({ list }: { list: readonly Avis[] }) {
  const mean = meanNote(list);
  if (mean === null) {
    return (
      <p role="status">
        Personne n’a encore donné son avis. Vous serez peut-être les premiers à la jouer.
      </p>
    );
  }
  return (
    <>
      <p role="status" className="text-lg">
        <strong>{`${formatNombre(mean)} sur 5`}</strong>
        {`, d’après ${formatCount(list.length, 'avis', 'avis')}.`}
      </p>
      <ul className="mt-4 divide-y divide-trait border-y border-trait">
        {list.map(({ note, texte, pseudonyme, at }, index) => (
          <li key={index} className="py-4">
            <p className="text-texte-doux">
              {`${pseudonyme}, le ${formatDate(at)} : ${note} sur 5`}
            </p>
            {texte !== '' && (
              <p className="mt-1 break-words whitespace-pre-line">{typographie(texte)}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
