import {
  useEffect,
  useId,
  useState,
  type ChangeEvent,
  useRef,
  type PointerEvent,
} from 'react';
import { useAccountChange } from '../proof/use-account-change.ts';
import type { Account } from '@/data/account/account.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { Button } from '@/ui/button.tsx';
import { FieldError } from '@/ui/field-messages.tsx';
import { FailureNote } from '../failure-note.tsx';
import { SettingRow } from '../setting/setting-row.tsx';
import { failureOf } from '../account-failure.ts';
import {
  AvatarRefusedError,
  avatarRefusalText,
  encodeAvatar,
  openPicture,
  drawCrop,
  cropOf,
  type Framing,
  draggedFraming,
  maximumZoom,
  middleFraming,
} from './draw-avatar.ts';

/** The picture of the account: choose, frame, save; or remove it for the drawn one. */
export function AvatarRow({ account }: { account: Account }) {
  const value =
    account.avatarUrl === null
      ? 'Un paysage dessiné pour vous seul.'
      : 'Une image que vous avez choisie. Elle est montrée à côté de votre pseudonyme.';
  return (
    <SettingRow title="Image" value={value} action="Changer">
      {(close) => <AvatarForm account={account} onDone={close} />}
    </SettingRow>
  );
}

type AvatarFormProps = { account: Account; onDone: (said: string) => void };

type AvatarEditorProps = {
  picture: ImageBitmap;
  isPending: boolean;
  onKeep: (framing: Framing) => void;
  onCancel: () => void;
};

const ranges = [
  { name: 'zoom', label: 'Agrandir', min: 1, max: maximumZoom },
  { name: 'across', label: 'De gauche à droite', min: 0, max: 1 },
  { name: 'down', label: 'De haut en bas', min: 0, max: 1 },
] as const;

/** Frames a picture: dragged by hand, or moved by three sliders that a keyboard works as well. */
function AvatarEditor({ picture, isPending, onKeep, onCancel }: AvatarEditorProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [framing, setFraming] = useState<Framing>(middleFraming);

  // The canvas is the browser's: it is drawn again after each change.
  useEffect(() => {
    if (canvas.current !== null) {
      drawCrop(canvas.current, picture, cropOf(picture, framing));
    }
  }, [picture, framing]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const shown = event.currentTarget.clientWidth;
    const { movementX: dx, movementY: dy } = event;
    setFraming((before) => draggedFraming(picture, before, { dx, dy, shown }));
  };

  return (
    <div className="flex flex-wrap items-start gap-6">
      {/* The sliders beside it describe it. */}
      <canvas
        ref={canvas}
        width={384}
        height={384}
        aria-hidden="true"
        className="size-48 cursor-grab touch-none rounded-pilule border border-trait"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className="min-w-[min(12rem,100%)] flex-1 basis-48 space-y-3">
        {ranges.map(({ name, label, min, max }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="block font-bold">
              {label}
            </label>
            <input
              id={`${id}-${name}`}
              type="range"
              min={min}
              max={max}
              step={(max - min) / 50}
              value={framing[name]}
              onChange={(event) =>
                setFraming({ ...framing, [name]: event.target.valueAsNumber })
              }
              className="h-11 w-full max-w-72 accent-primaire"
            />
          </div>
        ))}
        <div className="flex flex-wrap gap-3 pt-2">
          <Button pending={isPending} onClick={() => onKeep(framing)}>
            Garder cette image
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Ne pas la garder
          </Button>
        </div>
      </div>
    </div>
  );
}

function AvatarForm({ account, onDone }: AvatarFormProps) {
  const services = useFirebase();
  const avatar = async () => {
    const { avatarRepository } = await import('@/data/account/avatar-repository.ts');
    return avatarRepository(services);
  };
  const putting = useAccountChange(async (_repository, draw: () => Promise<Blob>) =>
    (await avatar()).put(account.uid, await draw(), Date.now()),
  );
  const removing = useAccountChange(async () => (await avatar()).remove());
  const [picture, setPicture] = useState<ImageBitmap | null>(null);

  // Its pixels are freed with the form.
  useEffect(() => () => picture?.close(), [picture]);

  const keep = (framing: Framing) => {
    if (picture === null) return;
    putting.mutate(() => encodeAvatar(picture, cropOf(picture, framing)), {
      onSuccess: () => onDone('Votre image est changée.'),
    });
  };
  const remove = () =>
    removing.mutate(undefined, { onSuccess: () => onDone('Votre image est retirée.') });

  return (
    <div className="space-y-5">
      <FailureNote failure={failureOf(putting.error ?? removing.error)} />
      {picture === null ? (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <PictureInput onPicture={setPicture} />
          {account.avatarUrl !== null && (
            <Button variant="quiet" pending={removing.isPending} onClick={remove}>
              Retirer l’image
            </Button>
          )}
        </div>
      ) : (
        <AvatarEditor
          picture={picture}
          isPending={putting.isPending}
          onKeep={keep}
          onCancel={() => setPicture(null)}
        />
      )}
    </div>
  );
}

function PictureInput({ onPicture }: { onPicture: (picture: ImageBitmap) => void }) {
  const id = useId();
  const [error, setError] = useState<string>();

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (file === undefined) return;
    setError(undefined);
    try {
      onPicture(await openPicture(file));
    } catch (refusal) {
      if (!(refusal instanceof AvatarRefusedError)) throw refusal;
      setError(avatarRefusalText(refusal));
      // Lets the same file be chosen again.
      input.value = '';
    }
  };

  return (
    <div className="max-w-mesure">
      <p id={`${id}-aide`} className="pb-3 text-texte-doux">
        Elle est recadrée sur cet appareil, et visible de tous&nbsp;: évitez les visages
        d’enfants.
      </p>
      {error !== undefined && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
      {/* Its own words would be the browser's, in the browser's language. */}
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-describedby={error === undefined ? `${id}-aide` : `${id}-erreur ${id}-aide`}
        aria-invalid={error !== undefined || undefined}
        onChange={(event) => void choose(event)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-12 cursor-pointer items-center rounded-pilule border-2 border-primaire px-6 font-bold text-primaire-fort peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 hover:bg-fond-creux"
      >
        Choisir une image
      </label>
    </div>
  );
}
