import { useQuery } from '@tanstack/react-query';
import { territoirePublicQueries } from '@/data/territoire/territoire-public-queries.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { useParcoursChange } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';

type TerritoireFieldProps = Pick<Parcours, 'commune' | 'territoire'>;

/** Choice between the parcours's own commune and its territory. Empty without a territory to choose. */
export function TerritoireField({ commune, territoire }: TerritoireFieldProps) {
  const change = useParcoursChange();
  const insee = commune?.insee ?? '';
  const found = useQuery({
    ...territoirePublicQueries.ofCommune(insee),
    enabled: insee !== '',
  });
  const offered = found.data ?? null;
  const shown = territoire ?? (offered && { siren: offered.id, nom: offered.nom });
  if (shown === null) return null;
  const hasLeft = found.isSuccess && offered?.id !== shown.siren;
  return (
    <ParcoursField champ="territoire">
      <div className="max-w-mesure">
        <Checkbox
          checked={territoire !== null}
          onCheckedChange={(isOf) => change({ territoire: isOf ? shown : null })}
        >
          {`Une quête du territoire\u00A0: ${shown.nom}`}
        </Checkbox>
        <p className="text-texte-doux">
          {hasLeft
            ? 'La commune n’est plus de ce territoire\u00A0: décochez, ou changez de commune.'
            : 'Ses étapes peuvent être dans plusieurs communes. Chaque mairie ferme les siennes, le territoire les ferme toutes.'}
        </p>
      </div>
    </ParcoursField>
  );
}
