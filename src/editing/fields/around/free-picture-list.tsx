import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImageLibre } from '@/domain/around/trouvaille.ts';
import { imagesOf, withImages } from '@/domain/etape/etape-media.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { SilentSourceError, fetchPicture } from '@/data/around/around-source.ts';
import { notKeptText } from '@/lib/errors/device-full.ts';
import { Button } from '@/ui/button.tsx';
import { FieldError } from '@/ui/field-messages.tsx';
import { decodeImage } from '../../images/decode-image.ts';
import {
  ImageRefusedError,
  imageRefusalText,
  type DecodeImage,
} from '../../images/prepare-image.ts';
import { storePicture } from '../../images/store-picture.ts';
import type { EditorView } from '../../session/editor-session.ts';
import { useOfEditorView } from '../../session/use-editor-session.ts';
import { creditOf } from '../../words/around-words.ts';
import { useFieldScope } from '../field-scope.tsx';
import { sourcesWithImage } from './note.ts';

const firstCount = 6;

type FreePictureListProps = {
  etapeId: Etape['id'];
  images: readonly ImageLibre[];
  /** The browser's decoder; another in tests. */
  decode?: DecodeImage | undefined;
};

const fullText = `${limits.imageCount.max} images sont déjà là\u00A0: c’est le plus. Retirez-en une dans le récit pour en prendre une autre.`;

/** Free pictures of a place, each to be taken with its credit, after the images that the étape has. */
export function FreePictureList({
  etapeId,
  images,
  decode = decodeImage,
}: FreePictureListProps) {
  const { session } = useFieldScope();
  const refusalId = useId();
  const fullId = useId();
  const [count, setCount] = useState(firstCount);
  const [said, setSaid] = useState({ isRefused: false, text: '' });
  /** The path of each picture that was taken here, by its page. */
  const [takenByPage, setTakenByPage] = useState<Readonly<Record<string, string>>>({});
  const etapeIn = ({ parcours }: EditorView) =>
    parcours.etapes.find(({ id }) => id === etapeId);
  const image = useOfEditorView(session, (view) => etapeIn(view)?.image ?? null);
  const others = useOfEditorView(session, (view) => etapeIn(view)?.autresImages);
  const mine = imagesOf({ image, autresImages: others ?? [] });
  const isFull = mine.length >= limits.imageCount.max;
  const isTaken = ({ page }: ImageLibre) =>
    mine.some(({ path }) => path === takenByPage[page]);
  const taking = useMutation({
    mutationFn: fetchPicture,
    onMutate: () => setSaid({ isRefused: false, text: '' }),
  });

  const take = async (found: ImageLibre & { fichier: string }) => {
    const file = await taking.mutateAsync(found.fichier);
    const stored = await storePicture(session, file, decode);
    const current = etapeIn(session.view());
    // Its author took the étape away meanwhile.
    if (current === undefined) return;
    const before = imagesOf(current);
    if (before.length >= limits.imageCount.max) {
      setSaid({ isRefused: true, text: fullText });
      return;
    }
    const added = {
      ...stored,
      texteAlternatif: '',
      credit: creditOf(found, limits.credit.max),
      droits: true,
    } as const;
    session.apply({
      type: 'changeEtape',
      etapeId,
      changes: {
        ...withImages([...before, added]),
        sources: sourcesWithImage(current.sources, found),
      },
    });
    setTakenByPage((taken) => ({ ...taken, [found.page]: stored.path }));
    setSaid({ isRefused: false, text: takenText(before.length + 1) });
  };
  const press = (found: ImageLibre & { fichier: string }) => {
    take(found).catch((error: unknown) => {
      setSaid({ isRefused: true, text: refusalText(error) });
    });
  };

  return (
    <section>
      <h3 className="font-titre text-lg font-bold">Images libres</h3>
      {isFull && <p id={fullId}>{fullText}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-3">
        {images.slice(0, count).map((found) => (
          <li key={found.page} className="text-base">
            <a href={found.page} target="_blank" rel="noreferrer" className="block">
              <img
                src={found.vignette}
                alt={found.titre}
                loading="lazy"
                referrerPolicy="no-referrer"
                className="aspect-3/2 w-full rounded-carte bg-fond-creux object-cover"
              />
            </a>
            <p className="break-words">{creditOf(found, limits.credit.max)}</p>
            {found.licence.isShareAlike && (
              <p className="text-texte-doux">
                Partage à l’identique : recadrée, elle garde cette licence.
              </p>
            )}
            {found.fichier === null && (
              <p className="text-texte-doux">Vue à 360°, à regarder sur Panoramax.</p>
            )}
            {isTaken(found) && <p className="text-texte-doux">Prise pour cette étape.</p>}
            {found.fichier !== null && !isTaken(found) && (
              <Button
                variant="quiet"
                className="-ml-3"
                disabled={isFull}
                aria-describedby={isFull ? fullId : undefined}
                pending={taking.isPending && taking.variables === found.fichier}
                onClick={() => press({ ...found, fichier: found.fichier ?? '' })}
              >
                Prendre cette image
              </Button>
            )}
          </li>
        ))}
      </ul>
      {images.length > count && (
        <Button variant="quiet" onClick={() => setCount(count + firstCount)}>
          {`Voir d’autres images (${images.length - count})`}
        </Button>
      )}
      <div role="status">
        {said.isRefused ? (
          <FieldError id={refusalId}>{said.text}</FieldError>
        ) : (
          <p>{said.text}</p>
        )}
      </div>
    </section>
  );
}

/** Where the picture is now, and what is left to its author. `numero`: its place among the images of the étape, from 1. */
function takenText(numero: number): string {
  const place = numero === 1 ? '' : `, la ${numero}e sur ${limits.imageCount.max}`;
  return `L’image est dans le récit${place}, avec son crédit. Écrivez ce qu’elle montre, pour les personnes qui ne la voient pas.`;
}

/** Why a picture was not taken, and what to do. */
function refusalText(error: unknown): string {
  if (error instanceof ImageRefusedError) return imageRefusalText(error);
  if (error instanceof SilentSourceError) {
    return 'Cette image ne vient pas. Ouvrez sa page, enregistrez-la, puis choisissez-la dans le récit.';
  }
  console.error(error);
  return notKeptText(error, 'cette image');
}
