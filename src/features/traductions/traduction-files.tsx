import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import IconDownload from '~icons/lucide/download';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import {
  readTraductionFile,
  refusWords,
  toTraductionCsv,
  toXliff,
  TraductionRefusedError,
} from '@/domain/traduction/exchange.ts';
import type { Change, Traduction } from '@/domain/traduction/traduction.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type TraductionFilesProps = {
  /** Id of its title, for links. */
  id: string;
  parcours: Parcours;
  traduction: Traduction;
  level: 2 | 3;
  onSave: (changes: readonly Change[]) => Promise<void>;
};

function plural(count: number, one: string, other: string): string {
  return `${count} ${count > 1 ? other : one}`;
}

/** The texts as a file for an outside translator, and its import. */
export function TraductionFiles({
  id: titleId,
  parcours,
  traduction,
  level,
  onSave,
}: TraductionFilesProps) {
  const Heading = `h${level}` as const;
  const { langue } = traduction;
  const id = useId();
  const [said, setSaid] = useState('');
  const put = (text: string, extension: string, type: string) => {
    const name = `${parcours.id}-${langue}.${extension}`;
    saveFile(new File([text], name, { type }));
    setSaid(`${name} est dans vos téléchargements.`);
  };
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const { changes, unknown } = readTraductionFile(bytes, parcours, langue);
      await onSave(changes);
      return { taken: changes.length, unknown };
    },
    onSuccess: ({ taken, unknown }) =>
      setSaid(
        `${plural(taken, 'texte repris', 'textes repris')}.${unknown === 0 ? '' : ` ${plural(unknown, 'texte n’est plus', 'textes ne sont plus')} dans le parcours.`}`,
      ),
  });
  const trouble =
    reading.error instanceof TraductionRefusedError
      ? refusWords(reading.error.raison, langue)
      : reading.error && errorMessage(reading.error);
  return (
    <section aria-labelledby={titleId} className="space-y-4">
      <Heading id={titleId} tabIndex={-1} className="text-lg">
        Traduire dans un autre outil
      </Heading>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() =>
            put(toXliff(parcours, traduction), 'xlf', 'application/xliff+xml')
          }
        >
          <IconDownload aria-hidden="true" />
          Prendre en XLIFF
        </Button>
        <Button
          variant="secondary"
          onClick={() => put(toTraductionCsv(parcours, traduction), 'csv', 'text/csv')}
        >
          <IconDownload aria-hidden="true" />
          Prendre en tableau
        </Button>
      </div>
      <div>
        <label htmlFor={id} className="inline-block pb-1.5 font-bold">
          Reprendre un fichier traduit
        </label>
        <p id={`${id}-aide`} className="max-w-mesure pb-2 text-texte-doux">
          Le XLIFF ou le tableau pris ici, une fois rempli. Ce qui y est traduit remplace
          ce qui est écrit ci-dessus.
        </p>
        <input
          id={id}
          type="file"
          accept=".xlf,.xliff,.csv"
          aria-describedby={`${id}-aide`}
          disabled={reading.isPending}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            setSaid('');
            if (file !== undefined) reading.mutate(file);
            // The same file, corrected, can be chosen again.
            currentTarget.value = '';
          }}
          className="max-w-full file:mr-4 file:min-h-11 file:rounded-pilule file:border-2 file:border-solid file:border-primaire file:bg-transparent file:px-5 file:font-bold file:text-primaire-fort"
        />
      </div>
      {trouble !== null && (
        <Alert tone="alerte" announce="immediate">
          <p>{trouble}</p>
        </Alert>
      )}
      <StatusLine>{said}</StatusLine>
    </section>
  );
}
