import { useMutation } from '@tanstack/react-query';
import IconDownload from '~icons/lucide/download';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** `2026-05-12`: the day in the name of a file. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** All data of the account, in one file. */
export function DownloadRow() {
  const services = useFirebase();
  const reading = useMutation({
    // The time of the copy, in epoch milliseconds.
    mutationFn: async (at: number) => {
      const { ownDataRepository } = await import('@/data/account/own-data-repository.ts');
      return ownDataRepository(services).read(at);
    },
    // The copy itself is not cached.
    gcTime: 0,
    onError: (error) => console.warn('The data could not be gathered.', error),
    onSuccess: (data, at) =>
      saveFile(
        new File(
          [`${JSON.stringify(data, null, 2)}\n`],
          `quetes-et-codes-mes-donnees-${dayOf(at)}.json`,
          { type: 'application/json' },
        ),
      ),
  });

  return (
    <section aria-labelledby="telecharger" className="border-t border-trait py-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id="telecharger" className="text-lg font-bold">
            Télécharger mes données
          </h3>
          <p className="mt-1 text-texte-doux">
            Tout ce que nous gardons de vous, en un fichier JSON&nbsp;: votre compte, vos
            parties et leurs réponses, vos échanges avec nous, votre image.
          </p>
        </div>
        <Button
          variant="secondary"
          pending={reading.isPending}
          onClick={() => reading.mutate(Date.now())}
        >
          <IconDownload aria-hidden="true" className="size-5" />
          Télécharger
        </Button>
      </div>
      {reading.isError && (
        <Alert
          tone="alerte"
          announce="immediate"
          className="mt-4"
          title={errorMessage(reading.error)}
        />
      )}
      <StatusLine className={reading.isSuccess ? 'mt-2' : 'sr-only'}>
        {reading.isPending && 'Vos données sont rassemblées…'}
        {reading.isSuccess &&
          'Le fichier est prêt\u00A0: il est dans vos téléchargements.'}
      </StatusLine>
    </section>
  );
}
