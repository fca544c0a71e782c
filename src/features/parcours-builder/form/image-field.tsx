import { useId, useState, type DragEvent } from 'react';
import IconImage from '~icons/lucide/image-plus';
import IconRemove from '~icons/lucide/trash-2';
import type { Image } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import type { FieldWiring } from '@/epreuves/editor-props.ts';
import { TextField } from '@/epreuves/text-field.tsx';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import { Progress } from '@/ui/progress.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { decodeImage } from '../image/decode-image.ts';
import {
  freshImagePath,
  ImageRefusedError,
  imageRefusalText,
  prepareImage,
  type DecodeImage,
} from '../image/prepare-image.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { MediaLibrary } from './media-library.tsx';
import { useImageUrl } from './use-image-url.ts';

type ImageFieldProps = {
  image: Image | null;
  onImage: (image: Image | null) => void;
  /** From 0 to 1 while it is being sent. */
  progress: number | undefined;
  session: EditorSession;
  wiring: FieldWiring;
  /** The browser's decoders; another in tests. */
  decode?: DecodeImage | undefined;
};

type Preparation =
  { type: 'repos' } | { type: 'attente' } | { type: 'refus'; texte: string };

/** The image of an étape: chosen or dropped, made smaller here, described for who does not see it. */
export function ImageField({
  image,
  onImage,
  progress,
  session,
  wiring,
  decode = decodeImage,
}: ImageFieldProps) {
  const [preparation, setPreparation] = useState<Preparation>({ type: 'repos' });

  const take = async (file: File) => {
    setPreparation({ type: 'attente' });
    try {
      const { blob, largeur, hauteur } = await prepareImage(file, decode);
      const path = freshImagePath(session.id, blob);
      await session.keepImage({ path, blob });
      const { texteAlternatif = '', credit = '' } = image ?? {};
      onImage({ path, texteAlternatif, credit, largeur, hauteur });
      setPreparation({ type: 'repos' });
    } catch (error) {
      const texte =
        error instanceof ImageRefusedError
          ? imageRefusalText(error)
          : 'Cet appareil n’a pas la place de garder cette image. Libérez de la place, puis réessayez.';
      if (!(error instanceof ImageRefusedError)) console.error(error);
      setPreparation({ type: 'refus', texte });
    }
  };

  return (
    <div id={wiring.idOf('image')} className="max-w-mesure space-y-4">
      {image !== null && <ImagePreview image={image} session={session} />}
      {progress !== undefined && (
        <Progress
          label="Envoi de l’image"
          value={progress}
          max={1}
          end={`${Math.round(progress * 100)}\u00A0%`}
        />
      )}
      <ImageChooser
        hasImage={image !== null}
        preparation={preparation}
        onFile={(file) => void take(file)}
      />
      <MediaLibrary session={session} current={image} onImage={onImage} />
      {image !== null && (
        <>
          <TextField
            wiring={wiring}
            champ="image.texteAlternatif"
            label="Description de l’image"
            hint="Pour qui ne la voit pas : ce qu’elle montre, sans donner la réponse."
            max={limits.texteAlternatif.max}
            value={image.texteAlternatif}
            onText={(texteAlternatif) => onImage({ ...image, texteAlternatif })}
          />
          <TextField
            wiring={wiring}
            champ="image.credit"
            label="Crédit"
            optional
            max={limits.credit.max}
            value={image.credit}
            onText={(credit) => onImage({ ...image, credit })}
          />
          <Button variant="quiet" onClick={() => onImage(null)}>
            <IconRemove aria-hidden="true" className="size-5" />
            Retirer l’image
          </Button>
        </>
      )}
    </div>
  );
}

function ImagePreview({ image, session }: { image: Image; session: EditorSession }) {
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
      return (
        <p className={classNames(frame, 'p-6')}>
          Cette image n’est pas lisible ici pour l’instant. Elle n’est pas perdue.
        </p>
      );
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
  hasImage: boolean;
  preparation: Preparation;
  onFile: (file: File) => void;
};

function ImageChooser({ hasImage, preparation, onFile }: ImageChooserProps) {
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
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
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
            {hasImage ? 'Choisir une autre image' : 'Choisir une image'}
          </label>
          <FieldHint id={`${id}-aide`}>
            Ou déposez-la ici. Jusqu’à 60 Mo : nous la réduisons, et retirons le lieu et
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
