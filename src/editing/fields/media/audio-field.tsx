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

type AudioFieldProps = Pick<Etape, 'audio' | 'transcription' | 'recit'> & {
  onChange: (changes: Partial<EtapeFields>) => void;
};

/** Why a file cannot be the recording of an étape. */
type AudioRefusal = 'trop-lourd' | 'autre-chose';

const beginLength = 12;

const extensionByType = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
} as const;
type AudioType = keyof typeof extensionByType;

/** Type of a file by its first bytes: its name and the phone's type are unreliable. */
function typeOf(begin: Uint8Array): AudioType | null {
  const text = String.fromCharCode(...begin);
  if (text.startsWith('OggS')) return 'audio/ogg';
  // « M4A » and the like; a video has the same box, with another brand.
  if (/^.{4}ftyp(M4A|M4B|mp42|isom|dash)/s.test(text)) return 'audio/mp4';
  // A tag, or the eleven set bits that begin a frame of MPEG audio.
  const isFrame = begin[0] === 0xff && ((begin[1] ?? 0) & 0xe6) === 0xe2;
  return text.startsWith('ID3') || isFrame ? 'audio/mpeg' : null;
}

/**
 * A chosen file as a recording that the rules accept, under a fresh path of its parcours; or the reason of its refusal. It is sent
 * unchanged: no browser makes a recording lighter.
 */
export async function readAudioFile(
  parcoursId: string,
  file: Blob,
): Promise<{ path: string; blob: Blob } | AudioRefusal> {
  if (file.size > limits.audioBytes.max) return 'trop-lourd';
  const begin = new Uint8Array(await file.slice(0, beginLength).arrayBuffer());
  const type = typeOf(begin);
  if (type === null || file.type.startsWith('video/')) return 'autre-chose';
  const name = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  return {
    path: `parcours/${parcoursId}/${name}.${extensionByType[type]}`,
    blob: new Blob([file], { type }),
  };
}

/** Message for a refused file, with the next step. */
export function audioRefusalText(refusal: AudioRefusal): string {
  return refusal === 'trop-lourd'
    ? 'Cet enregistrement dépasse 20 Mo. Choisissez-en un plus court, ou enregistrez-le en MP3.'
    : 'Ce fichier n’est pas un enregistrement MP3, M4A ou OGG. Choisissez-en un autre.';
}

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

/** The chosen recording, to be heard, and its upload state. */
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
