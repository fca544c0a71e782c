import { useId, useState, type DragEvent } from 'react';
import IconCrop from '~icons/lucide/crop';
import IconImage from '~icons/lucide/image-plus';
import IconRemove from '~icons/lucide/trash-2';
import type { Image } from '@/domain/etape/image.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import { formatPosition } from '@/domain/geo/typed-position.ts';
import { limits } from '@/domain/limits.ts';
import type { ImagePath } from '@/domain/parcours/field-path.ts';
import { TextField } from '@/epreuves/text-field.tsx';
import { notKeptText } from '@/lib/errors/device-full.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { classNames } from '@/ui/class-names.ts';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import { Progress } from '@/ui/progress.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lateField } from '../late-field.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { decodeImage } from '../../images/decode-image.ts';
import { photoPosition } from '../../images/photo-position.ts';
import {
  ImageRefusedError,
  imageRefusalText,
  type Cadre,
  type DecodeImage,
  storePicture,
} from '../../images/prepare-image.ts';
import { useWritingPlace } from '../../session/writing-place.ts';
import { useFieldScope } from '../field-scope.tsx';
import { MediaLibrary } from './media-library.tsx';
import type { Sending } from './sending.ts';
import { useImageUrl } from '../../images/use-image-url.ts';

/** The next image, from the present one, after an asynchronous step. */
export type ImageChange = (now: Image | null) => Image | null;

type ImageFieldProps = {
  image: Image | null;
  onImage: (change: ImageChange) => void;
  sending: Sending;
  /** The étape in it, and its place; absent for a portrait. */
  place?: ImagePlace | undefined;
  /** Its field. */
  champ?: ImagePath | `aventure.personnages.${number}.portrait` | undefined;
  words?: ImageWords | undefined;
  /** The browser's decoders; another in tests. */
  decode?: DecodeImage | undefined;
  readPosition?: typeof photoPosition | undefined;
};

type ImagePlace = {
  numero: number;
  position: Position | null;
  onPosition: (position: Position) => void;
};

/** Words for an image. */
export type ImageWords = {
  description: string;
  hint: string;
  choose: string;
  remove: string;
};

const imageWords: ImageWords = {
  description: 'Description de l’image',
  hint: 'Pour les personnes qui ne la voient pas\u00A0: ce qu’elle montre, sans donner la réponse.',
  choose: 'Choisir une image',
  remove: 'Retirer l’image',
};

const unreadableText =
  'Cette image n’est pas lisible ici pour l’instant. Elle n’est pas perdue.';

/** A photo as near as this shows the étape at its present place. */
const nearMetres = 15;

const CropDialog = lateField((fields) => fields.CropDialog);

type Preparation =
  | { type: 'repos' }
  | { type: 'attente' }
  | { type: 'refus'; texte: string };

/** The image of an étape: chosen or dropped, made smaller here, with its text alternative. */
export function ImageField({
  image,
  onImage,
  sending,
  place,
  champ = 'image',
  words = imageWords,
  decode = decodeImage,
  readPosition = photoPosition,
}: ImageFieldProps) {
  const { session, wiring } = useFieldScope();
  const [preparation, setPreparation] = useState<Preparation>({ type: 'repos' });
  /** The image before the last choice, to go back to. */
  const [before, setBefore] = useState<Image | null>(null);
  const [taken, setTaken] = useState<Position | null>(null);
  const [cropped, setCropped] = useState<{ source: Blob; url: string } | null>(null);

  const change = (changes: Partial<Image>) =>
    onImage((now) => now && { ...now, ...changes });

  const offerPosition = async (file: File) => {
    setTaken(null);
    const found = await readPosition(file);
    const position = place?.position ?? null;
    const isNear =
      found !== null && position !== null && distanceMetres(found, position) < nearMetres;
    if (!isNear) setTaken(found);
  };

  const take = async (file: Blob, cadre?: Cadre) => {
    setPreparation({ type: 'attente' });
    try {
      const stored = await storePicture(session, file, decode, cadre);
      // Preparing takes time: text written meanwhile stays.
      onImage((now) => {
        const { texteAlternatif = '', credit = '' } = now ?? {};
        return { ...stored, texteAlternatif, credit };
      });
      setBefore(image);
      setPreparation({ type: 'repos' });
    } catch (error) {
      const texte =
        error instanceof ImageRefusedError
          ? imageRefusalText(error)
          : notKeptText(error, 'cette image');
      if (!(error instanceof ImageRefusedError)) console.error(error);
      setPreparation({ type: 'refus', texte });
    }
  };

  const startCropping = async (path: string) => {
    try {
      const source = await session.readImage(path);
      setCropped({ source, url: URL.createObjectURL(source) });
    } catch (error) {
      console.warn(`The image ${path} cannot be read.`, error);
      setPreparation({ type: 'refus', texte: unreadableText });
    }
  };
  const stopCropping = (url: string) => {
    URL.revokeObjectURL(url);
    setCropped(null);
  };

  return (
    <div id={wiring.idOf(champ)} tabIndex={-1} className="max-w-mesure space-y-4">
      {image !== null && <ImagePreview image={image} />}
      <SendingState
        sending={sending}
        onRetry={session.tryAgain}
        onCancel={() => onImage(() => before)}
      />
      <ImageChooser
        label={image === null ? words.choose : 'Choisir une autre image'}
        preparation={preparation}
        onFile={(file) => {
          void take(file);
          if (place !== undefined) void offerPosition(file);
        }}
      />
      {taken !== null && place !== undefined && (
        <Alert tone="info" announce="polie">
          <p>Cette photo dit où elle a été prise : {formatPosition(taken)}.</p>
          <Button
            variant="quiet"
            onClick={() => {
              setTaken(null);
              wiring.onSaisie('position', null);
              place.onPosition(taken);
              wiring.onLeave('position');
            }}
          >
            Y placer l’étape {place.numero}
          </Button>
        </Alert>
      )}
      <MediaLibrary current={image} onImage={(chosen) => onImage(() => chosen)} />
      {image !== null && (
        <>
          <TextField
            wiring={wiring}
            champ={`${champ}.texteAlternatif`}
            label={words.description}
            hint={words.hint}
            max={limits.texteAlternatif.max}
            value={image.texteAlternatif}
            onText={(texteAlternatif) => change({ texteAlternatif })}
          />
          <TextField
            wiring={wiring}
            champ={`${champ}.credit`}
            label="Crédit"
            optional
            max={limits.credit.max}
            value={image.credit}
            onText={(credit) => change({ credit })}
          />
          {champ !== 'image' && !champ.startsWith('aventure.') && (
            <RightsField
              champ={champ as ImagePath}
              isGiven={image.droits === true}
              onGive={(isGiven) =>
                onImage((now) => {
                  if (now === null) return null;
                  const { droits: _, ...words } = now;
                  return isGiven ? { ...words, droits: true } : words;
                })
              }
            />
          )}
          <div className="flex flex-wrap gap-x-2.5">
            <Button variant="quiet" onClick={() => void startCropping(image.path)}>
              <IconCrop aria-hidden="true" className="size-5" />
              Recadrer
            </Button>
            <Button variant="quiet" onClick={() => onImage(() => null)}>
              <IconRemove aria-hidden="true" className="size-5" />
              {words.remove}
            </Button>
          </div>
        </>
      )}
      {cropped !== null && (
        <LazyPart waiting="Ouverture du cadre…">
          <CropDialog
            url={cropped.url}
            onCrop={(cadre) => {
              stopCropping(cropped.url);
              void take(cropped.source, cadre);
            }}
            onClose={() => stopCropping(cropped.url)}
          />
        </LazyPart>
      )}
    </div>
  );
}

type RightsFieldProps = {
  champ: ImagePath;
  isGiven: boolean;
  onGive: (isGiven: boolean) => void;
};

/** Permission to show the image: required for each image except the first, because old postcards have an author too. */
function RightsField({ champ, isGiven, onGive }: RightsFieldProps) {
  const { wiring } = useFieldScope();
  const path = `${champ}.droits` as const;
  return (
    <Checkbox
      id={wiring.idOf(path)}
      checked={isGiven}
      onCheckedChange={onGive}
      error={wiring.errorOf(path)}
    >
      Je peux montrer cette image{'\u00A0'}: elle est de moi, libre de droits, ou j’ai
      l’accord de qui l’a faite
    </Checkbox>
  );
}

type SendingStateProps = { sending: Sending; onRetry: () => void; onCancel: () => void };

/** Upload progress of the image, with its actions. Empty once it is where the parcours is stored. */
function SendingState({ sending, onRetry, onCancel }: SendingStateProps) {
  const { kept } = useWritingPlace();
  if (sending === undefined) return null;
  // There, no file leaves the device.
  if (kept === 'appareil') return <Waiting>Préparation de l’image…</Waiting>;
  return (
    <div className="space-y-1">
      {sending === null ? (
        <p role="status">
          L’image est gardée sur cet appareil. Elle n’a pas pu être envoyée.
        </p>
      ) : (
        <Progress
          label="Envoi de l’image"
          value={sending}
          max={1}
          end={`${Math.round(sending * 100)}\u00A0%`}
        />
      )}
      <div className="flex flex-wrap gap-x-2.5">
        {sending === null && (
          <Button variant="quiet" onClick={onRetry}>
            Réessayer l’envoi
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          Annuler l’envoi
        </Button>
      </div>
    </div>
  );
}

function ImagePreview({ image }: { image: Image }) {
  const { session } = useFieldScope();
  const found = useImageUrl(session, image.path);
  const frame = 'flex max-h-80 items-center justify-center rounded-carte bg-fond-creux';
  switch (found.type) {
    case 'attente':
      return (
        <div className={classNames(frame, 'p-6')}>
          <Waiting>Lecture de l’image…</Waiting>
        </div>
      );
    case 'absente':
      return <p className={classNames(frame, 'p-6')}>{unreadableText}</p>;
    case 'image':
      return (
        <div className={classNames(frame, 'overflow-hidden')}>
          <img
            src={found.url}
            alt={image.texteAlternatif}
            width={image.largeur}
            height={image.hauteur}
            className="h-auto max-h-80 w-auto max-w-full"
          />
        </div>
      );
  }
}

type ImageChooserProps = {
  label: string;
  preparation: Preparation;
  onFile: (file: File) => void;
};

function ImageChooser({ label, preparation, onFile }: ImageChooserProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) onFile(file);
  };
  return (
    // Dropping is a comfort for the mouse: the file input within does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label="Fichier de l’image"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'rounded-carte border-2 border-dashed px-5 py-4 has-focus-visible:border-texte',
        isOver ? 'border-primaire bg-primaire/8' : 'border-trait',
      )}
    >
      {preparation.type === 'refus' && (
        <div role="alert">
          <FieldError id={`${id}-erreur`}>{preparation.texte}</FieldError>
        </div>
      )}
      {preparation.type === 'attente' ? (
        <Waiting>Préparation de l’image…</Waiting>
      ) : (
        <>
          <label
            htmlFor={id}
            className="inline-flex min-h-12 items-center gap-2 font-bold text-primaire-fort underline underline-offset-4"
          >
            <IconImage aria-hidden="true" className="size-5" />
            {label}
          </label>
          <FieldHint id={`${id}-aide`}>
            Ou déposez-la ici. Jusqu’à 60 Mo : nous la réduisons, et retirons le lieu et
            la date qu’elle contient.
          </FieldHint>
        </>
      )}
      <input
        id={id}
        type="file"
        accept="image/*,.heic,.heif"
        aria-describedby={
          preparation.type === 'refus' ? `${id}-erreur ${id}-aide` : `${id}-aide`
        }
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after a refusal.
          event.target.value = '';
          if (file !== undefined) onFile(file);
        }}
        className="sr-only"
      />
    </div>
  );
}
