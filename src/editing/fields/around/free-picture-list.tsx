import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImageLibre } from '@/domain/around/trouvaille.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { SilentSourceError } from '@/data/around/around-source.ts';
import { aroundMutations } from '@/data/around/around-queries.ts';
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

/** Free pictures of a place, to be taken with their credit. */
export function FreePictureList({
  etapeId,
  images,
  decode = decodeImage,
}: FreePictureListProps) {
  const { session } = useFieldScope();
  const refusalId = useId();
  const [count, setCount] = useState(firstCount);
  const [said, setSaid] = useState({ isRefused: false, text: '' });
  const taking = useMutation({
    ...aroundMutations.fetchPicture(),
    onMutate: () => setSaid({ isRefused: false, text: '' }),
  });

  const take = async (image: ImageLibre & { fichier: string }) => {
    const file = await taking.mutateAsync(image.fichier);
    const stored = await storePicture(session, file, decode);
    const etape = session.view().parcours.etapes.find(({ id }) => id === etapeId);
    // Its author took the étape away meanwhile.
    if (etape === undefined) return;
    session.apply({
      type: 'changeEtape',
      etapeId,
      changes: {
        image: {
          ...stored,
          texteAlternatif: '',
          credit: creditOf(image, limits.credit.max),
          droits: true,
        },
        sources: sourcesWithImage(etape.sources, image),
      },
    });
    setSaid({
      isRefused: false,
      text: 'L’image est dans le récit, avec son crédit. Écrivez ce qu’elle montre, pour qui ne la voit pas.',
    });
  };
  const press = (image: ImageLibre & { fichier: string }) => {
    take(image).catch((error: unknown) => {
      setSaid({ isRefused: true, text: refusalText(error) });
    });
  };

  return (
    <section>
      <h3 className="font-titre text-lg font-bold">Images libres</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-3">
        {images.slice(0, count).map((image) => (
          <li key={image.page} className="text-base">
            <a href={image.page} target="_blank" rel="noreferrer" className="block">
              <img
                src={image.vignette}
                alt={image.titre}
                loading="lazy"
                referrerPolicy="no-referrer"
                className="aspect-3/2 w-full rounded-carte bg-fond-creux object-cover"
              />
            </a>
            <p className="break-words">{creditOf(image, limits.credit.max)}</p>
            {image.licence.isShareAlike && (
              <p className="text-texte-doux">
                Partage à l’identique : recadrée, elle garde cette licence.
              </p>
            )}
            {image.fichier === null ? (
              <p className="text-texte-doux">Vue à 360°, à regarder sur Panoramax.</p>
            ) : (
              <Button
                variant="quiet"
                className="-ml-3"
                pending={taking.isPending && taking.variables === image.fichier}
                onClick={() => press({ ...image, fichier: image.fichier ?? '' })}
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

/** Why a picture was not taken, and what to do. */
function refusalText(error: unknown): string {
  if (error instanceof ImageRefusedError) return imageRefusalText(error);
  if (error instanceof SilentSourceError) {
    return 'Cette image ne vient pas. Ouvrez sa page, enregistrez-la, puis choisissez-la dans le récit.';
  }
  console.error(error);
  return notKeptText(error, 'cette image');
}
