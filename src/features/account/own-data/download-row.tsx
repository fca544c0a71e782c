import { useState } from 'react';
import IconDownload from '~icons/lucide/download';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { saveFile } from './save-file.ts';

type State = { status: 'repos' | 'lecture' | 'fait' } | { status: 'echec'; said: string };

/** `2026-05-12`: the day in the name of a file. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Everything that is kept about the account, in one file. */
export function DownloadRow() {
  const [state, setState] = useState<State>({ status: 'repos' });
  const isReading = state.status === 'lecture';

  const download = async () => {
    setState({ status: 'lecture' });
    try {
      const { readOwnData } = await import('@/data/account/own-data-repository.ts');
      const now = Date.now();
      const data = await readOwnData(now);
      saveFile(
        `quetes-et-codes-mes-donnees-${dayOf(now)}.json`,
        `${JSON.stringify(data, null, 2)}\n`,
        'application/json',
      );
      setState({ status: 'fait' });
    } catch (error) {
      console.warn('The data could not be gathered.', error);
      setState({ status: 'echec', said: errorMessage(error) });
    }
  };

  return (
    <section aria-labelledby="telecharger" className="border-t border-trait py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="telecharger" className="text-lg font-bold">
            Télécharger mes données
          </h3>
          <p className="mt-1 text-texte-doux">
            Tout ce que nous gardons de vous, en un fichier JSON&nbsp;: votre compte, vos
            parties et leurs réponses, vos échanges avec nous, vos vœux, votre image.
          </p>
        </div>
        <Button variant="secondary" pending={isReading} onClick={() => void download()}>
          <IconDownload aria-hidden="true" className="size-5" />
          Télécharger
        </Button>
      </div>
      {state.status === 'echec' && (
        <Alert tone="alerte" announce="immediate" className="mt-4" title={state.said} />
      )}
      <StatusLine className={state.status === 'fait' ? 'mt-2' : 'sr-only'}>
        {isReading && 'Vos données sont rassemblées…'}
        {state.status === 'fait' &&
          'Le fichier est prêt\u00A0: il est dans vos téléchargements.'}
      </StatusLine>
    </section>
  );
}
