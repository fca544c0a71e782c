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
import { filmRefusalText, readFilmFile } from './film-file.ts';

type FilmFieldProps = {
  film: Film | null;
  recit: string;
  /** The film that stands there next, made from the one that stands there by then. */
  onFilm: (change: (now: Film | null) => Film | null) => void;
};

/** The film of an étape in French sign language, with what is said in it. */
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
      // It takes its time: what was written meanwhile stays.
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
              40 Mo au plus, deux minutes environ. Il ne se lance jamais seul.
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

/** What was chosen, to be seen, and how far it has gone. */
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
