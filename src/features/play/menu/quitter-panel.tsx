import type { DepartMotif } from '@/domain/partie/partie.ts';
import { Button } from '@/ui/button.tsx';

const motifs: readonly { motif: DepartMotif; words: string }[] = [
  { motif: 'long', words: 'C’est trop long' },
  { motif: 'pluie', words: 'La pluie, le temps' },
  { motif: 'bloque', words: 'Nous sommes bloqués' },
  { motif: 'enfants', words: 'Les enfants sont fatigués' },
  { motif: 'autre', words: 'Une autre raison' },
];

type QuitterPanelProps = {
  /** Nothing is counted of a quête privée. */
  isPrivee: boolean;
  onLeave: (motif: DepartMotif | null) => void;
};

/** « Quitter »: why, in one tap, which leaves as well; or without a word. */
export function QuitterPanel({ isPrivee, onLeave }: QuitterPanelProps) {
  return (
    <div className="space-y-4 text-lg">
      <p>
        La partie est gardée sur cet appareil. Rouvrez la quête quand vous voudrez
        {'\u00A0'}: elle reprendra ici.
      </p>
      {!isPrivee && <Motifs onLeave={onLeave} />}
      <Button variant="quiet" onClick={() => onLeave(null)}>
        {isPrivee ? 'Quitter la partie' : 'Quitter sans répondre'}
      </Button>
    </div>
  );
}

function Motifs({ onLeave }: Pick<QuitterPanelProps, 'onLeave'>) {
  return (
    <>
      <p id="motif">
        {
          'Pourquoi partez-vous\u202F? Votre réponse est comptée, sans dire de qui elle vient.'
        }
      </p>
      <div role="group" aria-labelledby="motif" className="flex flex-wrap gap-3 *:grow">
        {motifs.map(({ motif, words }) => (
          <Button key={motif} variant="secondary" onClick={() => onLeave(motif)}>
            {words}
          </Button>
        ))}
      </div>
    </>
  );
}
