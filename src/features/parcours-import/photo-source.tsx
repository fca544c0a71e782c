import { useState } from 'react';
import { formatCount } from '@/lib/format/nombre.ts';
import { Alert } from '@/ui/alert.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { DropField } from './drop-field.tsx';
import { unpackPhotos } from './photo-files.ts';
import { noPhotoText, proposePhotos } from './photo-proposal.ts';
import type { SourceProps } from './source-props.ts';

/** Photos of a walk: each an étape, by position and time. */
export function PhotoSource({ tools, onOffered }: SourceProps) {
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState('');

  const read = async (chosen: readonly File[]) => {
    setRefusal('');
    setSaid('Lecture des photos…');
    const files = await unpackPhotos(chosen);
    const proposal = await proposePhotos(files, tools, (count) =>
      setSaid(`Photo ${count} préparée sur ${files.length}…`),
    );
    setSaid('');
    if (proposal === null) {
      setRefusal(noPhotoText(files));
      return;
    }
    const nom = formatCount(proposal.etapes.length, 'photo', 'photos');
    onOffered({ nom, proposals: [proposal] });
  };

  return (
    <div className="space-y-4">
      <DropField
        label="Vos photos"
        hint="Choisissez-les toutes ensemble, ou déposez-les, ou une archive zip qui les contient. Chacune devient une étape, à l’endroit et dans l’ordre où elle a été prise. L’heure et le lieu servent ici, puis sont retirés des images."
        accept="image/*,.zip"
        disabled={said !== ''}
        onFiles={(files) => void read(files)}
      />
      <StatusLine>{said}</StatusLine>
      {refusal !== '' && (
        <Alert tone="alerte" announce="immediate">
          <p>{refusal}</p>
        </Alert>
      )}
    </div>
  );
}
