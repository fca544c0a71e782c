import { t } from '@lingui/core/macro';
import { useOnline } from '@/lib/network/use-online.ts';
import { Button } from '@/ui/button.tsx';
import { solutionCostWords } from '../session/play-words.ts';

type SolutionPanelProps = {
  /** Present points of the étape. */
  points: number;
  /** The solution was seen in another party. */
  isVue: boolean;
  onSee: () => void;
  onSearchOn: () => void;
};

/** « Voir la solution »: its cost, and its content with and without network. */
export function SolutionPanel({ points, isVue, onSee, onSearchOn }: SolutionPanelProps) {
  const isOnline = useOnline();
  return (
    <div className="space-y-4 text-lg">
      <p>{solutionCostWords(points, isVue)}</p>
      <p>
        {isOnline
          ? t`La réponse et son explication s’afficheront, puis le chemin continue.`
          : t`Sans réseau, la réponse ne peut pas venir maintenant. Vous la lirez à cette étape quand il reviendra\u202F; vous pouvez continuer tout de suite.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onSee}>
          {isOnline ? t`Voir la solution` : t`Passer l’étape`}
        </Button>
        <Button variant="secondary" onClick={onSearchOn}>
          {t`Chercher encore`}
        </Button>
      </div>
    </div>
  );
}
