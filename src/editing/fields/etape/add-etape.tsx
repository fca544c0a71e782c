import { Link } from 'react-router';
import IconAdd from '~icons/lucide/plus';
import { limits } from '@/domain/limits.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { Button } from '@/ui/button.tsx';
import { useWritingPlace } from '../../session/writing-place.ts';

type AddEtapeProps = {
  parcoursId: ParcoursId;
  count: number;
  countMax: number;
  onAdd: () => void;
};

/** The button for a new étape, below the maximum; else the next step. */
export function AddEtape({ parcoursId, count, countMax, onAdd }: AddEtapeProps) {
  const { ways } = useWritingPlace();
  return count < countMax ? (
    <Button variant="secondary" onClick={onAdd}>
      <IconAdd aria-hidden="true" className="size-5" />
      Ajouter une étape
    </Button>
  ) : (
    <p className="max-w-mesure text-texte-doux">
      {countMax} étapes : c’est la mesure d’un parcours{' '}
      {countMax < limits.etapeCount.max ? (
        <>
          simple.{' '}
          <Link to={ways.edit({ id: parcoursId })}>Continuez dans l’éditeur complet</Link>{' '}
          pour aller jusqu’à {limits.etapeCount.max}.
        </>
      ) : (
        'au plus. Au-delà, faites-en deux.'
      )}
    </p>
  );
}
