import IconDown from '~icons/lucide/arrow-down';
import IconUp from '~icons/lucide/arrow-up';
import { imagesOf, withImages } from '@/domain/etape/etape-media.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { Image } from '@/domain/etape/image.ts';
import { limits } from '@/domain/limits.ts';
import type { ImagePath } from '@/domain/parcours/field-path.ts';
import { Button } from '@/ui/button.tsx';
import { useOfEditorView } from '../../session/use-editor-session.ts';
import { useFieldScope, type EtapeChange } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { ImageField, type ImageChange, type ImageWords } from './image-field.tsx';
import { sendingOf } from './sending.ts';

type Autrefois = NonNullable<Etape['autrefois']>;

type PicturesProps = {
  etape: Etape;
  onChange: (change: EtapeChange) => void;
};

type OneImageProps = {
  champ: ImagePath;
  image: Image | null;
  onImage: (change: ImageChange) => void;
  words?: ImageWords | undefined;
};

/** One more image, with its upload progress. */
function OneImage(props: OneImageProps) {
  const { session } = useFieldScope();
  const sending = useOfEditorView(session, (view) => sendingOf(props.image, view));
  return <ImageField {...props} sending={sending} />;
}

/** Images after the first, in order, and a place for one more below the maximum. */
export function AutresImagesFields({ etape, onChange }: PicturesProps) {
  const images = imagesOf(etape);
  const firstCount = images.length - etape.autresImages.length;
  const { max } = limits.imageCount;
  const move = (index: number, by: number) => {
    const image = images[index];
    if (image === undefined) return;
    const others = images.toSpliced(index, 1);
    onChange(withImages(others.toSpliced(index + by, 0, image)));
  };
  const add = (change: ImageChange) =>
    onChange(({ autresImages: others }) => {
      const image = change(null);
      // The last place may have been taken meanwhile, from « À voir ici ».
      const isTaken = image === null || others.length >= max - 1;
      return isTaken ? {} : { autresImages: [...others, image] };
    });
  /** Changes the image shown there, wherever it has moved. */
  const put = (index: number, { path }: Image, change: ImageChange) =>
    onChange(({ autresImages: others }) => {
      const at =
        others[index]?.path === path
          ? index
          : others.findIndex((image) => image.path === path);
      // It was taken away meanwhile.
      if (at === -1) return {};
      const image = change(others[at] ?? null);
      return {
        autresImages: others.toSpliced(at, 1, ...(image === null ? [] : [image])),
      };
    });
  const count = etape.autresImages.length;
  const isFull = count >= max - 1;
  return (
    <ParcoursField champ="autresImages">
      <div className="space-y-6">
        {[...etape.autresImages, ...(isFull ? [] : [null])].map((image, index) => (
          <fieldset key={image?.path ?? 'autre'} className="space-y-3">
            <legend className="pb-1.5 font-bold">
              {`Image ${index + 1 + Math.max(1, firstCount)} sur ${max}`}
            </legend>
            <OneImage
              champ={`autresImages.${index}`}
              image={image}
              onImage={(change) =>
                image === null ? add(change) : put(index, image, change)
              }
            />
            {image !== null && (
              <div className="flex flex-wrap gap-x-3">
                <Button
                  variant="quiet"
                  disabled={index + firstCount === 0}
                  onClick={() => move(index + firstCount, -1)}
                >
                  <IconUp aria-hidden="true" className="size-5" />
                  Plus tôt
                </Button>
                <Button
                  variant="quiet"
                  disabled={index === count - 1}
                  onClick={() => move(index + firstCount, 1)}
                >
                  <IconDown aria-hidden="true" className="size-5" />
                  Plus tard
                </Button>
              </div>
            )}
          </fieldset>
        ))}
      </div>
    </ParcoursField>
  );
}

const thenWords: ImageWords = {
  description: 'Description de la vue d’autrefois',
  hint: 'Ce qu’elle montre, et ce qui a changé depuis.',
  choose: 'Choisir la vue d’autrefois',
  remove: 'Retirer la vue d’autrefois',
};
const nowWords: ImageWords = {
  description: 'Description de la vue d’aujourd’hui',
  hint: 'Ce qu’elle montre, sans donner la réponse.',
  choose: 'Choisir la même vue aujourd’hui',
  remove: 'Retirer la vue d’aujourd’hui',
};

/** « Autrefois / aujourd’hui »: an old picture, its year, and the same view today. */
export function AutrefoisFields({ etape, onChange }: PicturesProps) {
  const { autrefois } = etape;
  /** No effect once the views are deleted. */
  const changeViews = (changesOf: (now: Autrefois) => Partial<Autrefois>) =>
    onChange(({ autrefois: now }) => ({
      autrefois: now && { ...now, ...changesOf(now) },
    }));
  return (
    <fieldset className="max-w-mesure space-y-5">
      <legend className="pb-2 font-titre text-lg font-bold">
        Autrefois, aujourd’hui
      </legend>
      <ParcoursField champ="autrefois">
        <div role="group" aria-label="Vue d’autrefois">
          <OneImage
            champ="autrefois.image"
            image={autrefois?.image ?? null}
            words={thenWords}
            onImage={(change) =>
              onChange((now) => {
                const image = change(now.autrefois?.image ?? null);
                return {
                  autrefois: image && {
                    ...{ annee: '', aujourdhui: null },
                    ...now.autrefois,
                    image,
                  },
                };
              })
            }
          />
        </div>
      </ParcoursField>
      {autrefois !== null && (
        <>
          <ParcoursField
            champ="autrefois.annee"
            label="De quand date la vue d’autrefois"
            hint="Une année, même à peu près, comme 1908 ou vers 1910."
            max={limits.annee.max}
            value={autrefois.annee}
            onText={(annee) => changeViews(() => ({ annee }))}
          />
          <div role="group" aria-label="Vue d’aujourd’hui">
            <OneImage
              champ="autrefois.aujourdhui"
              image={autrefois.aujourdhui}
              words={nowWords}
              onImage={(change) =>
                changeViews((now) => ({ aujourdhui: change(now.aujourdhui) }))
              }
            />
          </div>
        </>
      )}
    </fieldset>
  );
}
