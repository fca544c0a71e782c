import { useState } from 'react';
import IconMic from '~icons/lucide/mic';
import IconStop from '~icons/lucide/square';
import type { Capture } from '@/data/parcours/capture-store.ts';
import { tidyText } from '@/domain/tidy-text.ts';
import { Voice, useMediaUrl } from '@/editing/fields/media/voice-note.tsx';
import { formatDistance } from '@/lib/format/mesure.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { canRecord, useVoice } from './use-voice.ts';

const hour = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short' });

function placeText({ position, accuracyMetres }: Capture, isLocating: boolean): string {
  if (position !== null) {
    return accuracyMetres === null
      ? 'Placé d’après la photo'
      : `Placé à ${formatDistance(accuracyMetres)} près`;
  }
  return isLocating ? 'Recherche de la position…' : 'À placer sur la carte, de retour';
}

type CaptureCardProps = {
  capture: Capture;
  numero: number;
  /** True while its position is being measured. */
  isLocating: boolean;
  onNote: (note: string) => void;
  onVoice: (voice: Blob) => void;
  onDropVoice: () => void;
  onDrop: () => void;
};

/** A noted place: its photo, its position and its note. */
export function CaptureCard({
  capture,
  numero,
  isLocating,
  onNote,
  onVoice,
  onDropVoice,
  onDrop,
}: CaptureCardProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { at, note, photo, hasVoice } = capture;
  return (
    <li className="rounded-carte border border-trait bg-fond-carte p-4">
      <div className="flex gap-4">
        {photo !== null && (
          <Thumbnail key={photo.fileCount} capture={capture} numero={numero} />
        )}
        <div>
          <h3 className="text-xl">Lieu {numero}</h3>
          <p className="text-texte-doux">
            {hour.format(at)}. {placeText(capture, isLocating)}.
          </p>
        </div>
      </div>
      <Field
        as="textarea"
        className="mt-3"
        label="Note"
        optional
        rows={2}
        value={note}
        onChange={({ target }) => onNote(tidyText(target.value))}
      />
      {hasVoice ? (
        <KeptVoice capture={capture} onDrop={onDropVoice} />
      ) : (
        canRecord() && <VoiceButton onVoice={onVoice} />
      )}
      <Button variant="quiet" onClick={() => setIsAsked(true)}>
        Retirer ce lieu
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Retirer le lieu ${numero}\u202F?`}
          act="Retirer"
          leave="Le garder"
          onConfirm={onDrop}
          onLeave={() => setIsAsked(false)}
        >
          <p>Sa photo et sa note seront effacées de cet appareil.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function Thumbnail({ capture, numero }: Pick<CaptureCardProps, 'capture' | 'numero'>) {
  const last = (capture.photo?.fileCount ?? 1) - 1;
  const url = useMediaUrl(capture.id, `photo-${last}`);
  if (url === null) return null;
  return (
    <img
      src={url}
      alt={`Ce que l’on voit au lieu ${numero}`}
      className="size-20 shrink-0 rounded-carte object-cover"
    />
  );
}

function KeptVoice({ capture, onDrop }: { capture: Capture; onDrop: () => void }) {
  const url = useMediaUrl(capture.id, 'voix');
  return (
    <div className="mt-3">
      {url !== null && <Voice url={url} />}
      <Button variant="quiet" onClick={onDrop}>
        Effacer la note de vive voix
      </Button>
    </div>
  );
}

function VoiceButton({ onVoice }: { onVoice: (voice: Blob) => void }) {
  const { state, start, stop } = useVoice(onVoice);
  return (
    <div className="mt-3">
      {state === 'enregistre' ? (
        <Button variant="secondary" onClick={stop}>
          <IconStop aria-hidden="true" className="size-5" />
          Arrêter
        </Button>
      ) : (
        <Button
          variant="secondary"
          pending={state === 'demande'}
          onClick={() => void start()}
        >
          <IconMic aria-hidden="true" className="size-5" />
          Parler au lieu d’écrire
        </Button>
      )}
      <p role="status" className="mt-1">
        {state === 'enregistre' && 'Parlez, je vous écoute.'}
        {state === 'refusee' &&
          'Le micro n’est pas autorisé dans ce navigateur\u00A0: écrivez votre note.'}
        {state === 'absente' && 'Il n’y a pas de micro ici\u00A0: écrivez votre note.'}
      </p>
    </div>
  );
}
