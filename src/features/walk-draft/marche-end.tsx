import type { Marche } from '@/domain/parcours/marche.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Button } from '@/ui/button.tsx';
import { PlayMoment } from '@/ui/play/play-moment.tsx';
import { noteWords } from './marche-words.ts';

type MarcheEndProps = {
  marche: Marche;
  parcours: Parcours;
  onForget: (id: string) => void;
  onFinish: () => void;
};

/** Findings, by étape, before they are stored with the version. */
export function MarcheEnd({ marche, parcours, onForget, onFinish }: MarcheEndProps) {
  const { notes, vues, deplacees, etapeCount } = marche;
  const seen = `${formatCount(vues.length, 'étape essayée', 'étapes essayées')} sur ${etapeCount}`;
  const moved =
    deplacees.length === 0
      ? ''
      : `, ${formatCount(deplacees.length, 'replacée', 'replacées')}`;
  return (
    <PlayMoment
      surtitre={`${seen}${moved}.`}
      title="Ce que vous avez trouvé"
      actions={
        <Button size="large" wide onClick={onFinish}>
          Garder le compte rendu
        </Button>
      }
    >
      {notes.length === 0 ? (
        <p>Rien à reprendre{'\u00A0'}: le parcours est prêt à être joué.</p>
      ) : (
        <ul aria-label="Notes" className="divide-y divide-trait border-y border-trait">
          {notes.map((note) => {
            const numero = parcours.etapes.findIndex(({ id }) => id === note.etapeId) + 1;
            return (
              <li key={note.id} className="flex items-center justify-between gap-3 py-2">
                <p className="min-w-0 break-words">
                  <span className="font-bold">
                    {numero === 0 ? 'Étape retirée' : `Étape ${numero}`}
                  </span>
                  <br />
                  {noteWords(note)}
                </p>
                <Button variant="quiet" onClick={() => onForget(note.id)}>
                  Effacer<span className="sr-only"> {noteWords(note)}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </PlayMoment>
  );
}
