import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { FileInput } from '@/editing/files/file-input.tsx';
import { joinFiles, openParcoursFiles } from '@/editing/files/join-files.ts';
import { FileRefusedError, type OpenedFile } from '@/editing/files/parcours-archive.ts';
import { countMissing, takeIn } from '@/editing/files/take-in.ts';
import { paths } from '@/lib/paths.ts';
import { notKeptText } from '@/lib/errors/device-full.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** `missingCount`: images and recordings that were not in the files. */
type TakenIn = { id: ParcoursId; missingCount: number };

/** Reads files as one parcours. Throws `FileRefusedError`, which names the file if there are several. */
async function readAll(files: readonly File[]): Promise<OpenedFile | null> {
  const [first, ...others] = await openParcoursFiles(files);
  return first === undefined ? null : joinFiles([first, ...others]);
}

function refusalOf(error: Error): string {
  return error instanceof FileRefusedError
    ? error.message
    : `Ce fichier se lit. ${notKeptText(error, 'ce qu’il contient')}`;
}

/** Opens an exported parcours, or several as one, as a new one of this device. */
export function OpenFile({ onOpen }: { onOpen: (id: ParcoursId) => void }) {
  const opening = useMutation({
    mutationFn: async (files: readonly File[]): Promise<TakenIn | null> => {
      const opened = await readAll(files);
      if (opened === null) return null;
      return { id: await takeIn(opened), missingCount: countMissing(opened) };
    },
    onSuccess: (taken) => {
      if (taken?.missingCount === 0) onOpen(taken.id);
    },
    onError: (error) => {
      if (error instanceof FileRefusedError) return;
      console.warn('The file could not be taken in.', error);
    },
  });
  const incomplete = opening.data?.missingCount === 0 ? null : opening.data;

  return (
    <div className="max-w-mesure">
      <p className="pb-4 text-texte-doux">
        Écrit à plusieurs, chacun sur son appareil ? Choisissez tous les fichiers
        ensemble : leurs étapes sont réunies en un seul parcours, qui prend le titre du
        premier.
      </p>
      <FileInput
        label="Fichier d’un parcours"
        hint="Un fichier zip ou JSON emporté d’ici, ou d’un autre appareil. Il devient un parcours de plus : rien n’est remplacé."
        onFiles={(files) => opening.mutate(files)}
      />
      <StatusLine>{opening.isPending && 'Lecture du fichier…'}</StatusLine>
      {opening.error !== null && (
        <Alert tone="alerte" announce="immediate" className="mt-4">
          <p>{refusalOf(opening.error)}</p>
          <p className="mt-2">
            <Link to={paths.defaultFormData()}>Le parcours vierge</Link>
          </p>
        </Alert>
      )}
      {incomplete && (
        <Alert tone="attention" announce="polie" className="mt-4">
          <p>
            {incomplete.missingCount === 1
              ? 'Le texte est là. Une image ou un enregistrement n’était pas dans le fichier.'
              : `Le texte est là. ${incomplete.missingCount} fichiers d’images ou d’enregistrements n’y étaient pas.`}
          </p>
          <Button className="mt-3" onClick={() => onOpen(incomplete.id)}>
            L’ouvrir ainsi
          </Button>
        </Alert>
      )}
    </div>
  );
}
