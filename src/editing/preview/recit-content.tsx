import type { Etape } from '@/domain/etape/etape.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { PlaceLine } from '@/ui/play/place-line.tsx';
import { SourceList } from '@/ui/play/source-list.tsx';
import { Recording } from '@/ui/play/recording.tsx';
import { useImageUrl } from '../images/use-image-url.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** The title of an étape as players read it, or what stands in its place. */
export function previewTitle({ titre }: Pick<Etape, 'titre'>): string {
  return titre.trim() === '' ? 'Le titre de l’étape' : typographie(titre);
}

type RecitContentProps = { etape: Etape; session: EditorSession; isAdapted?: boolean };

/** What a player reads, sees and hears at an étape that is being written. */
export function RecitContent({
  etape: {
    lieu,
    chemin,
    cheminSansMarches,
    image,
    recit,
    falc,
    audio,
    transcription,
    sources,
  },
  session,
  isAdapted = false,
}: RecitContentProps) {
  const told = isAdapted && falc.trim() !== '' ? falc : recit;
  const way = isAdapted && cheminSansMarches !== '' ? cheminSansMarches : chemin;
  return (
    <>
      {lieu !== '' && <PlaceLine>{typographie(lieu)}</PlaceLine>}
      {image !== null && <PreviewImage image={image} session={session} />}
      {told.trim() === '' ? (
        <p>Le récit se lira ici.</p>
      ) : (
        <p className="whitespace-pre-line">{typographie(told)}</p>
      )}
      {audio !== '' && (
        <PreviewAudio path={audio} transcription={transcription} session={session} />
      )}
      <SourceList sources={sources} />
      {way !== '' && (
        <p className="whitespace-pre-line">
          <strong>Pour venir ici : </strong>
          {typographie(way)}
        </p>
      )}
    </>
  );
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
  image: NonNullable<Etape['image']>;
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
        <figcaption className="pt-1.5 text-base">{typographie(credit)}</figcaption>
      )}
    </figure>
  );
}
