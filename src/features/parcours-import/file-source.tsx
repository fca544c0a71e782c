import { useState } from 'react';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { DropField } from './drop-field.tsx';
import { offerFile } from './offer-file.ts';
import type { SourceProps } from './source-props.ts';

/** A chosen or dropped file: read on this device, never sent. */
export function FileSource({ tools, onOffered }: SourceProps) {
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
    const offer = await offerFile(file, {
      tools,
      onProgress: (share) => setReading({ share, stop }),
      signal: giving.signal,
    });
    setReading(null);
    if (offer === null) return;
    if ('refusal' in offer) setRefusal(offer.refusal);
    else onOffered(offer.offered);
  };

  return (
    <div className="space-y-4">
      <DropField
        label="Votre fichier"
        hint="Un tableau (Excel, LibreOffice, CSV), un tracé ou une carte (GPX, TCX, KML, KMZ, GeoJSON, uMap, shapefile en zip, schéma national des randonnées), des photos en zip, une archive zip de tout cela, ou un parcours exporté d’ici. Choisissez-le ou déposez-le. Il ne quitte pas votre appareil."
        // Undefined: an iPhone offers no file of an unknown type, such as GPX, KML and GeoJSON.
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
          Une ligne par étape, dans Excel, LibreOffice ou en CSV. La première ligne nomme
          les colonnes : Titre, Lieu, Latitude, Longitude, Récit, Question, Réponse,
          Indice, dans l’ordre de votre choix. Seul le titre est nécessaire. Réponse A,
          Réponse B et Bonne réponse font une question à choix. Dans une colonne Position,
          un lien de carte convient aussi. Si vos colonnes portent d’autres noms, nous
          vous demandons ce que contient chacune.
        </p>
      </details>
    </div>
  );
}
