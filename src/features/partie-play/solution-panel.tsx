import { useOnline } from '@/lib/network/use-online.ts';
import { Button } from '@/ui/button.tsx';

type SolutionPanelProps = { onSee: () => void; onSearchOn: () => void };

/** « Voir la solution »: what it costs, and what one gets with and without network. */
export function SolutionPanel({ onSee, onSearchOn }: SolutionPanelProps) {
  const isOnline = useOnline();
  return (
    <div className="space-y-4 text-lg">
      <p>
        L’étape sera passée{'\u00A0'}: ses points seront perdus, et on ne pourra plus y
        répondre. Le reste de la partie ne change pas.
      </p>
      <p>
        {isOnline
          ? 'La réponse et son explication s’afficheront, puis le chemin continue.'
          : 'Sans réseau, la réponse ne peut pas venir maintenant. Elle se lira à cette étape quand il reviendra\u202F; le chemin, lui, continue tout de suite.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSee}>
          {isOnline ? 'Voir la solution' : 'Passer l’étape'}
        </Button>
        <Button variant="secondary" onClick={onSearchOn}>
          Chercher encore
        </Button>
      </div>
    </div>
  );
}
