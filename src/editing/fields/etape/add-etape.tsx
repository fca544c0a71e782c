import IconAdd from '~icons/lucide/plus';
import { limits } from '@/domain/limits.ts';
import { Button } from '@/ui/button.tsx';

/** The button for a new étape, below the maximum of a parcours. */
export function AddEtape({ count, onAdd }: { count: number; onAdd: () => void }) {
  const { max } = limits.etapeCount;
  return count < max ? (
    <Button variant="secondary" onClick={onAdd}>
      <IconAdd aria-hidden="true" className="size-5" />
      Ajouter une étape
    </Button>
  ) : (
    <p className="max-w-mesure text-texte-doux">
      {max} étapes au plus. Au-delà, faites-en deux parcours.
    </p>
  );
}
