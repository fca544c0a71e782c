import { useState } from 'react';
import { refusalText } from '@/editing/words/refusal-words.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { DropField } from './drop-field.tsx';
import { readChosenFile } from './read-chosen-file.ts';
import type { SourceProps } from './source-props.ts';

/** A file that was chosen or dropped: read on this device, and nothing of it sent. */
export function FileSource({ onOffered }: SourceProps) {
  const [reading, setReading] = useState<{ share: number; stop: () => void } | null>(
    null,
  );
  const [refusal, setRefusal] = useState('');

  const read = async ([file, ...others]: readonly File[]) => {
    if (file === undefined) return;
    setRefusal('');
    if (others.length > 0) {
      setRefusal('Un fichier à la fois\u00A0: choisissez celui dont vous voulez partir.');
      return;
    }
    const giving = new AbortController();
    const stop = () => giving.abort();
    setReading({ share: 0, stop });
    const answer = await readChosenFile(file, {
      onProgress: (share) => setReading({ share, stop }),
      signal: giving.signal,
    });
    setReading(null);
    if (answer === null) return;
    if (answer.type === 'refuse') setRefusal(refusalText(answer.reason, answer.detail));
    else onOffered({ nom: `${file.name} (${answer.nom})`, proposals: answer.proposals });
  };

  return (
    <div className="space-y-4">
      <DropField
        label="Votre fichier"
        hint="GPX, KML, KMZ, GeoJSON, carte uMap, schéma national des randonnées, tableau CSV, une archive zip de tout cela, ou un parcours exporté d’ici. Choisissez-le ou déposez-le. Il ne quitte pas votre appareil."
        // None: an iPhone offers no file of a kind that it has no name for, and GPX, KML and GeoJSON are three of them.
        accept={undefined}
        disabled={reading !== null}
        onFiles={(files) => void read(files)}
      />
      <StatusLine>
        {reading !== null &&
          `Lecture du fichier… ${Math.round(reading.share * 10) * 10}\u00A0%`}
      </StatusLine>
      {reading !== null && (
        <Button variant="secondary" onClick={reading.stop}>
          Annuler
        </Button>
      )}
      {refusal !== '' && (
        <Alert tone="alerte" announce="immediate">
          <p>{refusal}</p>
        </Alert>
      )}
      <details className="max-w-mesure">
        <summary className="min-h-11 cursor-pointer py-2 font-bold">
          Préparer un tableau
        </summary>
        <p className="mt-2">
          Une ligne par étape. La première ligne nomme les colonnes : Titre, Lieu,
          Latitude, Longitude, Récit, Question, Réponse, Indice, dans l’ordre de votre
          choix. Seul le titre est nécessaire. Réponse A, Réponse B et Bonne réponse font
          une question à choix. Dans une colonne Position, un lien de carte convient
          aussi. Enregistrez en CSV depuis votre tableur.
        </p>
      </details>
    </div>
  );
}
