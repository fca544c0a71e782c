import { useState } from 'react';
import { Link } from 'react-router';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { FileInput } from './file-input.tsx';
import { joinFiles, openParcoursFiles } from './join-files.ts';
import { FileRefusedError, type OpenedFile } from './parcours-archive.ts';
import { countMissing, takeIn } from './take-in.ts';

type State =
  | { type: 'repos' | 'en-cours' }
  | { type: 'refus'; texte: string }
  /** Opened, but for some images or recordings that were not in the file. */
  | { type: 'incomplet'; id: ParcoursId; missingCount: number };

/** What the files hold, as one parcours. Throws `FileRefusedError`, which names the file when there are several. */
async function readAll(files: readonly File[]): Promise<OpenedFile | null> {
  const [first, ...others] = await openParcoursFiles(files);
  return first === undefined ? null : joinFiles([first, ...others]);
}

/** Opens a parcours that was taken away, or several as one, as a new one of this device. */
export function OpenFile({ onOpen }: { onOpen: (id: ParcoursId) => void }) {
  const [state, setState] = useState<State>({ type: 'repos' });

  const open = async (files: readonly File[]) => {
    setState({ type: 'en-cours' });
    try {
      const opened = await readAll(files);
      if (opened === null) return;
      const id = await takeIn(opened);
      const missingCount = countMissing(opened);
      if (missingCount > 0) setState({ type: 'incomplet', id, missingCount });
      else onOpen(id);
    } catch (error) {
      const isRefused = error instanceof FileRefusedError;
      if (!isRefused) console.warn('The file could not be taken in.', error);
      setState({
        type: 'refus',
        texte: isRefused
          ? error.message
          : 'Ce fichier se lit, mais cet appareil n’a pas la place de le garder, ou ce navigateur le refuse. Libérez de la place, puis réessayez.',
      });
    }
  };

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
        onFiles={(files) => void open(files)}
      />
      <StatusLine>{state.type === 'en-cours' && 'Lecture du fichier…'}</StatusLine>
      {state.type === 'refus' && (
        <Alert tone="alerte" announce="immediate" className="mt-4">
          <p>{state.texte}</p>
          <p className="mt-2">
            <Link to={paths.defaultFormData()}>Le parcours vierge</Link>
          </p>
        </Alert>
      )}
      {state.type === 'incomplet' && (
        <Alert tone="attention" announce="polie" className="mt-4">
          <p>
            {state.missingCount === 1
              ? 'Le texte est là. Une image ou un enregistrement n’était pas dans le fichier.'
              : `Le texte est là. ${state.missingCount} fichiers d’images ou d’enregistrements n’y étaient pas.`}
          </p>
          <Button className="mt-3" onClick={() => onOpen(state.id)}>
            L’ouvrir ainsi
          </Button>
        </Alert>
      )}
    </div>
  );
}
