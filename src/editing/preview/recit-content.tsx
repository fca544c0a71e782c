import { Fragment, useState, type ReactNode } from 'react';
import type { Etape, Film as FilmOf } from '@/domain/etape/etape.ts';
import { imagesOf } from '@/domain/etape/etape-media.ts';
import type { Image } from '@/domain/etape/image.ts';
import type { EtapeFields } from '@/domain/parcours/operations.ts';
import { formatOctets } from '@/lib/format/nombre.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { Film } from '@/ui/play/film.tsx';
import type { Picture } from '@/ui/play/picture.ts';
import { PlaceLine } from '@/ui/play/place-line.tsx';
import { SourceList } from '@/ui/play/source-list.tsx';
import { Recording } from '@/ui/play/recording.tsx';
import { ThenAndNow } from '@/ui/play/then-and-now.tsx';
import { VuePart } from '@/ui/play/vue-part.tsx';
import { useImageUrl } from '../images/use-image-url.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** The title of an étape as players read it, or its placeholder. */
export function previewTitle({ titre }: Pick<Etape, 'titre'>): string {
  return titre.trim() === '' ? 'Le titre de l’étape' : typographie(titre);
}

type RecitContentProps = { etape: Etape; session: EditorSession; isAdapted?: boolean };

type ShowField = (props: RecitContentProps) => ReactNode;

/** Display of each field in the story, in reading order; null: another field or another screen shows it. */
const shownFields: Readonly<Record<keyof EtapeFields, ShowField | null>> = {
  titre: null,
  lieu: ({ etape: { lieu } }) => lieu !== '' && <PlaceLine>{dressed(lieu)}</PlaceLine>,
  image: ({ etape, session }) => {
    const [image] = imagesOf(etape);
    return image && <PreviewImage image={image} session={session} />;
  },
  recit: ({ etape: { recit, falc }, isAdapted = false }) => {
    const told = isAdapted && falc.trim() !== '' ? falc : recit;
    return told.trim() === '' ? (
      <p>Le récit paraîtra ici.</p>
    ) : (
      <p className="whitespace-pre-line">{dressed(told)}</p>
    );
  },
  falc: null,
  audio: ({ etape: { audio, transcription }, session }) =>
    audio !== '' && (
      <PreviewAudio path={audio} transcription={transcription} session={session} />
    ),
  transcription: null,
  autresImages: ({ etape, session }) =>
    imagesOf(etape)
      .slice(1)
      .map((one) => <PreviewImage key={one.path} image={one} session={session} />),
  autrefois: ({ etape, session }) => <PreviewAutrefois etape={etape} session={session} />,
  film: ({ etape: { film }, session }) =>
    film && <PreviewFilm film={film} session={session} />,
  sources: ({ etape: { sources } }) => <SourceList sources={sources} />,
  chemin: ({ etape: { chemin, cheminSansMarches }, isAdapted = false }) => {
    const way = isAdapted && cheminSansMarches !== '' ? cheminSansMarches : chemin;
    return (
      way !== '' && (
        <p className="whitespace-pre-line">
          <strong>Pour venir ici : </strong>
          {dressed(way)}
        </p>
      )
    );
  },
  cheminSansMarches: null,
  position: null,
  rayonEcoute: null,
  autreCommune: null,
  rechange: null,
  petits: null,
  suites: null,
  fin: null,
  chapitre: null,
  personnage: null,
  bonus: null,
};

/** Texts, pictures and sounds of an étape being written, as players get them. */
export function RecitContent(props: RecitContentProps) {
  return Object.entries(shownFields).map(([field, show]) => (
    <Fragment key={field}>{show?.(props)}</Fragment>
  ));
}

function PreviewAudio({
  path,
  transcription,
  session,
}: {
  path: string;
  transcription: string;
  session: EditorSession;
}) {
  const found = useImageUrl(session, path);
  return (
    found.type === 'image' && (
      <Recording src={found.url} transcription={typographie(transcription)} />
    )
  );
}

function PreviewImage({
  image: { path, texteAlternatif, credit, largeur, hauteur },
  session,
}: {
  image: Image;
  session: EditorSession;
}) {
  const found = useImageUrl(session, path);
  if (found.type !== 'image') return null;
  return (
    <figure>
      <img
        src={found.url}
        alt={typographie(texteAlternatif)}
        width={largeur}
        height={hauteur}
        className="h-auto max-h-96 w-full rounded-carte bg-fond-creux object-cover"
      />
      {credit !== '' && (
        <figcaption className="pt-1.5 text-base">{dressed(credit)}</figcaption>
      )}
    </figure>
  );
}

/** An image of the working copy as screens show it; null while it is read, and if unreadable. */
function usePicture(session: EditorSession, image: Image | null): Picture | null {
  const found = useImageUrl(session, image?.path ?? '');
  if (image === null || found.type !== 'image') return null;
  return {
    src: found.url,
    alt: typographie(image.texteAlternatif),
    credit: typographie(image.credit),
    width: image.largeur,
    height: image.hauteur,
  };
}

/** Then and now, and the task of the view to find again. */
function PreviewAutrefois({
  etape: { autrefois, epreuve },
  session,
}: Pick<RecitContentProps, 'etape' | 'session'>) {
  const then = usePicture(session, autrefois?.image ?? null);
  const now = usePicture(session, autrefois?.aujourdhui ?? null);
  const [isFound, setIsFound] = useState(false);
  if (autrefois === null || then === null) return null;
  const annee = typographie(autrefois.annee);
  return (
    <>
      <ThenAndNow then={then} annee={annee} now={now} />
      {epreuve.type === 'vue' && (
        <VuePart
          then={then}
          annee={annee}
          vue={{
            consigne: typographie(epreuve.consigne),
            motDeSucces: typographie(epreuve.motDeSucces),
            anecdote: typographie(epreuve.anecdote),
          }}
          isFound={isFound}
          onFound={() => setIsFound(true)}
        />
      )}
    </>
  );
}

function PreviewFilm({ film, session }: { film: FilmOf; session: EditorSession }) {
  const found = useImageUrl(session, film.path);
  return (
    found.type === 'image' && (
      <Film
        src={found.url}
        taille={formatOctets(film.octets)}
        texte={typographie(film.texte)}
      />
    )
  );
}
