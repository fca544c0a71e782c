import { useId, useState } from 'react';
import { Link } from '@/router/link.tsx';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { freshEtapeId } from '../session/fresh-id.ts';
import { joinFiles } from './join-files.ts';
import {
  FileRefusedError,
  openParcoursFile,
  type OpenedFile,
} from './parcours-archive.ts';
import { countMissing, takeIn } from './take-in.ts';

type State =
  | { type: 'repos' | 'en-cours' }
  | { type: 'refus'; texte: string }
  /** Opened, but for some images or recordings that were not in the file. */
  | { type: 'incomplet'; id: ParcoursId; missingCount: number };

/** What the files hold, as one parcours. Throws `FileRefusedError`, which names the file when there are several. */
async function readAll(files: readonly File[]): Promise<OpenedFile | null> {
  const opened: OpenedFile[] = [];
  for (const file of files) {
    try {
      opened.push(await openParcoursFile(file));
    } catch (error) {
      if (!(error instanceof FileRefusedError) || files.length === 1) throw error;
      throw new FileRefusedError(`${file.name} : ${error.message}`, { cause: error });
    }
  }
  const [first, ...others] = opened;
  return first === undefined ? null : joinFiles([first, ...others], freshEtapeId);
}

/** Opens a parcours that was taken away, or several as one, as a new one of this device. */
export function OpenFile({ onOpen }: { onOpen: (id: ParcoursId) => void }) {
  const inputId = useId();
  const [state, setState] = useState<State>({ type: 'repos' });

  const open = async (files: readonly File[]) => {
    if (files.length === 0) return;
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
      <label htmlFor={inputId} className="inline-block pb-1.5 font-bold">
        Fichier d’un parcours
      </label>
      <p className="pb-2 text-texte-doux">
        Un fichier zip ou JSON emporté d’ici, ou d’un autre appareil. Il devient un
        parcours de plus : rien n’est remplacé.
      </p>
      <p className="pb-2 text-texte-doux">
        Écrit à plusieurs, chacun sur son appareil ? Choisissez tous les fichiers ensemble
        : leurs étapes sont réunies en un seul parcours, qui prend le titre du premier.
      </p>
      <input
        id={inputId}
        type="file"
        multiple
        accept=".zip,.json,application/zip,application/json"
        onChange={(event) => {
          void open([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
        className="block w-full rounded-carte border-2 border-dashed border-trait px-5 py-8 text-base file:mr-4 file:min-h-12 file:rounded-pilule file:border-2 file:border-solid file:border-primaire file:bg-transparent file:px-5 file:font-bold file:text-primaire-fort"
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
