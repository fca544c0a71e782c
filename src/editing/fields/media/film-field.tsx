import { useState } from 'react';
import IconFilm from '~icons/lucide/film';
import IconRemove from '~icons/lucide/trash-2';
import type { Film } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { notKeptText } from '@/lib/errors/device-full.ts';
import { formatOctets } from '@/lib/format/nombre.ts';
import { Button } from '@/ui/button.tsx';
import { Progress } from '@/ui/progress.tsx';
import { useImageUrl } from '../../images/use-image-url.ts';
import { useOfEditorView } from '../../session/use-editor-session.ts';
import { useFieldScope } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { FileChoice } from './file-choice.tsx';

type FilmFieldProps = {
  film: Film | null;
  recit: string;
  /** Sets the next film, from the present one. */
  onFilm: (change: (now: Film | null) => Film | null) => void;
};

/** Why a file cannot be the film of an étape. */
export type FilmRefusal = 'trop-lourd' | 'autre-chose' | 'autre-codage';

/** The description of a film takes some thousand bytes a minute: a longer one is not a film. */
const mostDescribed = 8 * 1024 * 1024;

async function bytesAt(file: Blob, from: number, length: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(from, from + length).arrayBuffer());
}

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

type Box = { type: string; from: number; size: number };

/** The boxes of a file of ISO/IEC 14496-12, at its top: « ftyp », « moov », « mdat »… */
async function* boxesOf(file: Blob): AsyncGenerator<Box> {
  let from = 0;
  while (from + 8 <= file.size) {
    const head = await bytesAt(file, from, 16);
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    const short = view.getUint32(0);
    const isLong = short === 1 && head.byteLength === 16;
    // 0: to the end of the file.
    const size = isLong
      ? Number(view.getBigUint64(8))
      : short === 0
        ? file.size - from
        : short;
    if (size < 8) return;
    yield { type: textOf(head.subarray(4, 8)), from, size };
    from += size;
  }
}

/** Codec of its pictures (« avc1 » is H.264), from its description; empty if it is not a film. */
async function codingOf(file: Blob): Promise<string> {
  let isFirst = true;
  for await (const { type, from, size } of boxesOf(file)) {
    if (isFirst && type !== 'ftyp') return '';
    isFirst = false;
    if (type !== 'moov') continue;
    if (size > mostDescribed) return '';
    const described = textOf(await bytesAt(file, from, size));
    return /(avc1|avc3|hvc1|hev1|av01|vp09|mp4v|apcn)/.exec(described)?.[1] ?? '';
  }
  return '';
}

/**
 * A chosen file as a film that every phone plays (H.264 in MP4), under a fresh path of its parcours; or the reason of its refusal. It is
 * sent unchanged: no browser makes a film lighter.
 */
export async function readFilmFile(
  parcoursId: string,
  file: Blob,
): Promise<{ film: Pick<Film, 'path' | 'octets'>; blob: Blob } | FilmRefusal> {
  if (file.size > limits.filmBytes.max) return 'trop-lourd';
  const coding = await codingOf(file);
  if (coding === '') return 'autre-chose';
  if (!coding.startsWith('avc')) return 'autre-codage';
  const name = crypto.randomUUID().replaceAll('-', '').slice(0, 20);
  return {
    film: { path: `parcours/${parcoursId}/${name}.mp4`, octets: file.size },
    blob: new Blob([file], { type: 'video/mp4' }),
  };
}

/** Message for a refused file, with the next step. */
export function filmRefusalText(refusal: FilmRefusal): string {
  switch (refusal) {
    case 'trop-lourd':
      return 'Ce film dépasse 40 Mo. Réduisez-le en 720p, ou coupez-le\u00A0: deux minutes suffisent.';
    case 'autre-chose':
      return 'Ce fichier n’est pas un film MP4. Enregistrez-le en MP4 (H.264), puis choisissez-le à nouveau.';
    case 'autre-codage':
      return 'Ce film MP4 n’est pas codé en H.264\u00A0: bien des téléphones ne le liraient pas. Enregistrez-le en H.264, «\u00A0le plus compatible\u00A0» dans les réglages d’un iPhone.';
  }
}

/** The film of an étape in French sign language, with its text. */
export function FilmField({ film, recit, onFilm }: FilmFieldProps) {
  const { session, wiring } = useFieldScope();
  const [trouble, setTrouble] = useState<string>();
  const id = wiring.idOf('film');

  const take = async (file: File) => {
    setTrouble(undefined);
    const read = await readFilmFile(session.id, file);
    if (typeof read === 'string') {
      setTrouble(filmRefusalText(read));
      return;
    }
    try {
      await session.keepImage({ path: read.film.path, blob: read.blob });
      // Reading takes time: text written meanwhile stays.
      onFilm((now) => ({ ...read.film, texte: now?.texte ?? '' }));
    } catch (error) {
      console.error('The film cannot be kept.', error);
      setTrouble(notKeptText(error, 'ce film'));
    }
  };

  return (
    <div className="max-w-mesure space-y-4">
      <ParcoursField champ="film">
        <FileChoice
          id={id}
          nom="Film en langue des signes"
          label={
            <>
              <IconFilm aria-hidden="true" className="size-5" />
              {film === null ? 'Choisir un film' : 'Choisir un autre film'}
            </>
          }
          hint={
            <>
              Le récit en langue des signes française{'\u00A0'}: un fichier MP4 (H.264) de
              40 Mo au plus, deux minutes environ. Il ne se lance jamais seul, et pèse
              jusqu’à soixante parties entières{'\u00A0'}: gardez-le pour ce qu’un texte
              ne dit pas.
            </>
          }
          accept="video/mp4,.mp4"
          trouble={trouble}
          onFile={(file) => void take(file)}
        />
      </ParcoursField>
      {film !== null && (
        <>
          <Watching film={film} />
          <ParcoursField
            champ="film.texte"
            label="Ce qui est dit dans le film"
            hint="Mot pour mot, pour les personnes qui ne le voient pas, ou n’ont pas de réseau."
            rows={4}
            max={limits.transcription.max}
            value={film.texte}
            onText={(texte) => onFilm((now) => now && { ...now, texte })}
          />
          <div className="flex flex-wrap gap-x-3">
            {film.texte === '' && recit.trim() !== '' && (
              <Button
                variant="secondary"
                onClick={() => onFilm((now) => now && { ...now, texte: recit })}
              >
                C’est le récit, en langue des signes
              </Button>
            )}
            <Button variant="quiet" onClick={() => onFilm(() => null)}>
              <IconRemove aria-hidden="true" className="size-5" />
              Retirer le film
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** The chosen film, to be seen, and its upload progress. */
function Watching({ film: { path, octets } }: { film: Film }) {
  const { session } = useFieldScope();
  const found = useImageUrl(session, path);
  const progress = useOfEditorView(session, ({ uploads }) => uploads[path]);
  return (
    <div className="space-y-2">
      {progress === undefined && (
        <p>{`Le film de cette étape (${formatOctets(octets)})`}</p>
      )}
      {progress === null && <p>Gardé sur cet appareil, l’envoi reprendra</p>}
      {typeof progress === 'number' && (
        <Progress
          label={`Envoi du film (${formatOctets(octets)})`}
          value={progress}
          max={1}
          end={`${Math.round(progress * 100)}\u00A0%`}
        />
      )}
      {found.type === 'image' && (
        <video
          controls
          playsInline
          preload="metadata"
          src={found.url}
          aria-label="Film de l’étape"
          className="max-h-80 w-full rounded-carte bg-fond-creux"
        >
          {/* Its text is written below. */}
          <track kind="captions" />
        </video>
      )}
      {found.type === 'absente' && (
        <p>Ce film ne se lit pas ici pour l’instant. Il n’est pas perdu.</p>
      )}
    </div>
  );
}
