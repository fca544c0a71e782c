import { isForHome } from '@/domain/epreuve/for-home.ts';
import type { EpreuveType } from '@/domain/epreuve/kinds/table.ts';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { useFieldScope, useParcoursChange } from '../field-scope.tsx';
import { OptionalFields } from '../optional-fields.tsx';
import { useWriting } from '../writing-context.tsx';

/** « À essayer depuis chez soi »: one épreuve of the parcours, for its page. Its button in « Ajouter… » chooses it. */
export function ChezSoiField({ type }: { type: EpreuveType }) {
  const { etapeId, wiring } = useFieldScope();
  const { writing } = useWriting();
  const change = useParcoursChange();
  if (etapeId === null || !isForHome(type)) return null;
  const id = `${wiring.idOf('epreuve.type')}-chez-soi`;
  const isChosen = writing.view.parcours.chezSoi === etapeId;
  return (
    <OptionalFields
      label="Proposer cette épreuve à essayer depuis chez soi"
      isWritten={isChosen}
      firstId={id}
      onAdd={() => change({ chezSoi: etapeId })}
    >
      <Checkbox
        id={id}
        checked={isChosen}
        onCheckedChange={(checked) => change({ chezSoi: checked ? etapeId : '' })}
      >
        À essayer depuis chez soi, sur la page de la quête (une seule par quête)
      </Checkbox>
    </OptionalFields>
  );
}
