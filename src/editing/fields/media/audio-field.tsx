import { useState } from 'react';
import IconAudio from '~icons/lucide/audio-lines';
import IconRemove from '~icons/lucide/trash-2';
import type { Etape } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import type { EtapeFields } from '@/domain/parcours/operations.ts';
import { Button } from '@/ui/button.tsx';
import { useOfEditorView } from '../../session/use-editor-session.ts';
import { useFieldScope } from '../field-scope.tsx';
import { notKeptText } from '@/lib/errors/device-full.ts';
import { ParcoursField } from '../parcours-field.tsx';
import { useImageUrl } from '../../images/use-image-url.ts';
import { FileChoice } from './file-choice.tsx';
import { audioRefusalText, readAudioFile } from './audio-file.ts';

type AudioFieldProps = Pick<Etape, 'audio' | 'transcription' | 'recit'> & {
  onChange: (changes: Partial<EtapeFields>) => void;
};

/** The recording of an étape, with its transcription. */
export function AudioField({ audio, transcription, recit, onChange }: AudioFieldProps) {
  const { session, wiring } = useFieldScope();
  const [trouble, setTrouble] = useState<string>();
  const id = wiring.idOf('audio');

  const take = async (file: File) => {
    setTrouble(undefined);
    const read = await readAudioFile(session.id, file);
    if (typeof read === 'string') {
      setTrouble(audioRefusalText(read));
      return;
    }
    try {
      await session.keepImage(read);
      onChange({ audio: read.path });
    } catch (error) {
      console.error('The recording cannot be kept.', error);
      setTrouble(notKeptText(error, 'cet enregistrement'));
    }
  };

  return (
    <div className="max-w-mesure space-y-4">
      <ParcoursField champ="audio">
        <FileChoice
          id={id}
          nom="Enregistrement"
          label={
            <>
              <IconAudio aria-hidden="true" className="size-5" />
              {audio === ''
                ? 'Choisir un enregistrement'
                : 'Choisir un autre enregistrement'}
            </>
          }
          hint={
            <>
              Le récit lu, un témoin, une chanson : un fichier MP3, M4A ou OGG de 20 Mo au
              plus.
            </>
          }
          accept="audio/mpeg,audio/mp4,audio/x-m4a,audio/ogg,.mp3,.m4a,.ogg"
          trouble={trouble}
          onFile={(file) => void take(file)}
        />
      </ParcoursField>
      {audio !== '' && (
        <>
          <Listening path={audio} />
          <ParcoursField
            champ="transcription"
            label="Transcription"
            hint="Tout ce que l’on entend, mot pour mot : pour les personnes qui n’entendent pas, ou n’ont pas de réseau."
            rows={4}
            max={limits.transcription.max}
            value={transcription}
            onText={(texte) => onChange({ transcription: texte })}
          />
          <div className="flex flex-wrap gap-x-3">
            {transcription === '' && recit.trim() !== '' && (
              <Button
                variant="secondary"
                onClick={() => onChange({ transcription: recit })}
              >
                C’est le récit, lu à voix haute
              </Button>
            )}
            <Button variant="quiet" onClick={() => onChange({ audio: '' })}>
              <IconRemove aria-hidden="true" className="size-5" />
              Retirer l’enregistrement
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** What was chosen, to be heard, and whether it is on its way. */
function Listening({ path }: { path: string }) {
  const { session } = useFieldScope();
  const found = useImageUrl(session, path);
  const progress = useOfEditorView(session, ({ uploads }) => uploads[path]);
  return (
    <div className="space-y-2">
      <p>
        {progress === undefined
          ? 'L’enregistrement de cette étape'
          : progress === null
            ? 'Gardé sur cet appareil, l’envoi reprendra'
            : `Envoi de l’enregistrement\u00A0: ${Math.round(progress * 100)}\u00A0%`}
      </p>
      {found.type === 'image' && (
        <audio controls src={found.url} className="w-full">
          {/* Its text is written below. */}
          <track kind="captions" />
        </audio>
      )}
      {found.type === 'absente' && (
        <p>Cet enregistrement ne se lit pas ici pour l’instant. Il n’est pas perdu.</p>
      )}
    </div>
  );
}
