import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, useId } from 'react';
import { SilentSourceError, fetchPicture } from '@/data/around/around-source.ts';
import { areaAround, radiusList } from '@/domain/around/area.ts';
import type { Trouvaille, ImageLibre } from '@/domain/around/trouvaille.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { imagesOf, withImages } from '@/domain/etape/etape-media.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Position } from '@/domain/geo/position.ts';
import { limits } from '@/domain/limits.ts';
import { notKeptText } from '@/lib/errors/device-full.ts';
import { Button } from '@/ui/button.tsx';
import { FieldError } from '@/ui/field-messages.tsx';
import { decodeImage } from '../../images/decode-image.ts';
import {
  ImageRefusedError,
  imageRefusalText,
  type DecodeImage,
  storePicture,
} from '../../images/prepare-image.ts';
import type { EditorView } from '../../session/editor-session.ts';
import { useOfEditorView } from '../../session/use-editor-session.ts';
import { changesOfIdea, isUnwritten, type Idea } from '../epreuve/idea-list.ts';
import { foundIdeas } from '../epreuve/found-ideas.ts';
import { useFieldScope } from '../field-scope.tsx';
import { trouvailleName, creditOf } from '../../words/around-words.ts';
import { AroundCredits, AroundState, FoundList } from './found-list.tsx';
import { noteOf, sourcesWithImage } from './note.ts';
import { useAround } from './use-around.ts';
import { useFoundSpots } from './use-found-spots.tsx';

type AroundPanelProps = { etapeId: EtapeId; position: Position };

const firstCount = 6;

type FreePictureListProps = {
  etapeId: Etape['id'];
  images: readonly ImageLibre[];
  /** The browser's decoder; another in tests. */
  decode?: DecodeImage | undefined;
};

const fullText = `${limits.imageCount.max} images sont déjà là\u00A0: c’est le plus. Retirez-en une dans le récit pour en prendre une autre.`;

/** Free pictures of a place, each to be taken with its credit, after the images that the étape has. */
function FreePictureList({
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

/** Place of the new picture, and the author's remaining work. `numero`: its place among the images of the étape, from 1. */
function takenText(numero: number): string {
  const place = numero === 1 ? '' : `, la ${numero}e sur ${limits.imageCount.max}`;
  return `L’image est dans le récit${place}, avec son crédit. Écrivez ce qu’elle montre, pour les personnes qui ne la voient pas.`;
}

/** Why a picture was refused, and the next step. */
function refusalText(error: unknown): string {
  if (error instanceof ImageRefusedError) return imageRefusalText(error);
  if (error instanceof SilentSourceError) {
    return 'Cette image ne vient pas. Ouvrez sa page, enregistrez-la, puis choisissez-la dans le récit.';
  }
  console.error(error);
  return notKeptText(error, 'cette image');
}

/** « À voir ici »: things in public sources around an étape, and their use in it. */
export function AroundPanel({ etapeId, position }: AroundPanelProps) {
  const { session, wiring } = useFieldScope();
  // The request stays unchanged when a note moves the étape.
  const [from] = useState(position);
  const [radius, setRadius] = useState<number>(radiusList[0]);
  const area = useMemo(() => areaAround(from, radius), [from, radius]);
  const around = useAround(area);
  const [said, setSaid] = useState('');
  const { trouvailles, images } = around.found;
  const spots = useFoundSpots('etape', area, trouvailles);
  const nextRadius = radiusList.find((metres) => metres > radius);
  const current = () => session.view().parcours.etapes.find(({ id }) => id === etapeId);

  const begin = (found: Trouvaille) => {
    const etape = current();
    if (etape === undefined) return;
    wiring.onSaisie('position', null);
    session.apply({ type: 'changeEtape', etapeId, changes: noteOf(etape, found) });
    setSaid(
      `L’étape part de «\u00A0${trouvailleName(found)}\u00A0». Vérifiez tout sur place.`,
    );
  };
  const ask = (idea: Idea) => {
    session.apply({ type: 'changeEpreuve', etapeId, changes: changesOfIdea(idea) });
    setSaid(
      `L’épreuve est écrite\u00A0: «\u00A0${idea.consigne}\u00A0» Changez-la à votre goût.`,
    );
  };
  const epreuve = current()?.epreuve;
  const isFree = epreuve !== undefined && isUnwritten(epreuve);

  return (
    <div className="max-w-mesure space-y-4 rounded-carte border border-trait px-4 py-3">
      <AroundState around={around} />
      <p role="status">{said}</p>
      {trouvailles.length === 0 && !around.isWaiting && (
        <p>{`Rien de connu à moins de ${radius === 300 ? '300\u00A0m' : '1\u00A0km'}.`}</p>
      )}
      <FoundList
        area={area}
        trouvailles={trouvailles}
        spots={spots}
        action={(found) => (
          <div className="flex flex-wrap gap-x-1">
            <Button variant="quiet" className="-ml-3" onClick={() => begin(found)}>
              Partir de cette note
            </Button>
            {isFree &&
              foundIdeas(found).map((idea) => (
                <Button key={idea.vu} variant="quiet" onClick={() => ask(idea)}>
                  {idea.vu}
                </Button>
              ))}
          </div>
        )}
      />
      {images.length > 0 && <FreePictureList etapeId={etapeId} images={images} />}
      {nextRadius !== undefined && !around.isWaiting && (
        <Button variant="secondary" onClick={() => setRadius(nextRadius)}>
          Chercher jusqu’à 1 km
        </Button>
      )}
      <AroundCredits />
    </div>
  );
}
