import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FileInput } from '@/editing/files/file-input.tsx';
import { openParcoursFiles } from '@/editing/files/join-files.ts';
import { FileRefusedError } from '@/editing/files/parcours-archive.ts';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { notKeptText } from '@/lib/errors/device-full.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { joinToSession, type Joined } from './join-to-session.ts';

type JoinPanelProps = { session: EditorSession };

function saidOf({ etapeCount, missingCount }: Joined): string {
  const added =
    etapeCount === 1
      ? 'Une étape est ajoutée à la fin.'
      : `${etapeCount} étapes sont ajoutées à la fin.`;
  if (missingCount === 0) return added;
  return missingCount === 1
    ? `${added} Une image ou un enregistrement n’était pas dans le fichier.`
    : `${added} ${missingCount} fichiers d’images ou d’enregistrements n’y étaient pas.`;
}

/** Reason for a refusal; null if none. */
function refusalOf(error: Error | null): string | null {
  if (error === null) return null;
  return error instanceof FileRefusedError
    ? `${error.message} Rien n’est ajouté.`
    : `Rien n’est ajouté. ${notKeptText(error, 'les images de ces étapes')}`;
}

/** Adds étapes written on other devices to the open parcours. */
export function JoinPanel({ session }: JoinPanelProps) {
  const [isTakenBack, setIsTakenBack] = useState(false);
  const joining = useMutation({
    mutationFn: async (files: readonly File[]) =>
      joinToSession(session, await openParcoursFiles(files)),
    onMutate: () => setIsTakenBack(false),
    onError: (error) => {
      if (error instanceof FileRefusedError) return;
      console.warn('The étapes could not be added.', error);
    },
  });
  const isEmpty = joining.data?.etapeCount === 0;
  const joined = isEmpty || isTakenBack ? undefined : joining.data;
  const refusal = isEmpty
    ? 'Rien n’est écrit dans ce fichier.'
    : refusalOf(joining.error);
  const takeBack = () => {
    session.undo();
    setIsTakenBack(true);
  };
  // Something else was done since: « Annuler » would take that back.
  const isLast = session.view().history.done.at(-1)?.operation.type === 'joinEtapes';

  return (
    <div className="max-w-mesure">
      <p className="mb-4">
        Une classe, une association : chacun écrit quelques étapes sur son appareil, sans
        compte, et les emporte dans un fichier. Choisissez tous les fichiers ensemble :
        leurs étapes viennent à la fin de ce parcours, dans l’ordre des fichiers.
      </p>
      <FileInput
        label="Fichiers d’étapes"
        hint="Des fichiers zip ou JSON. Ce que vous avez écrit reste en place : titre, étapes et tracé."
        onFiles={(files) => joining.mutate(files)}
      />
      <StatusLine>
        {joining.isPending && 'Lecture des fichiers…'}
        {isTakenBack && 'Les étapes ajoutées sont retirées.'}
      </StatusLine>
      {refusal !== null && (
        <Alert tone="alerte" announce="immediate" className="mt-4">
          <p>{refusal}</p>
        </Alert>
      )}
      {joined !== undefined && (
        <Alert
          tone={joined.missingCount === 0 ? 'succes' : 'attention'}
          announce="polie"
          className="mt-4"
        >
          <p>{saidOf(joined)}</p>
          {isLast && (
            <Button variant="secondary" className="mt-3" onClick={takeBack}>
              Les retirer
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
