import { flushSync } from 'react-dom';
import IconAdd from '~icons/lucide/plus';
import IconRemove from '~icons/lucide/trash-2';
import type { Indice } from '@/domain/epreuve/epreuve-parts.ts';
import { limits } from '@/domain/limits.ts';
import { RowButton } from '@/epreuves/row-button.tsx';
import { TextField } from '@/epreuves/text-field.tsx';
import { Button } from '@/ui/button.tsx';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import { useFieldScope } from '../field-scope.tsx';

const champ = 'epreuve.indices';
const usualCost = 2;

type IndiceListProps = {
  indices: readonly Indice[];
  onIndices: (indices: Indice[]) => void;
};

/** Up to three indices. */
export function IndiceList({ indices, onIndices }: IndiceListProps) {
  const { wiring } = useFieldScope();
  const change = (index: number, changes: Partial<Indice>) =>
    onIndices(
      indices.map((indice, at) => (at === index ? { ...indice, ...changes } : indice)),
    );
  const remove = (index: number) => {
    // Text typed for a later cost belongs to a place that moves.
    for (const at of indices.keys()) wiring.onSaisie(`${champ}.${at}.cout`, null);
    onIndices(indices.toSpliced(index, 1));
  };
  /** Adds one, to be written at once. */
  const add = () => {
    flushSync(() => onIndices([...indices, { texte: '', cout: usualCost }]));
    document.getElementById(wiring.idOf(`${champ}.${indices.length}`))?.focus();
  };
  const groupId = wiring.idOf(champ);
  const error = wiring.errorOf(champ);
  return (
    <fieldset id={groupId} aria-describedby={`${groupId}-aide`} className="max-w-mesure">
      <legend className="pb-1 font-bold">Indices</legend>
      <FieldHint id={`${groupId}-aide`}>
        Du plus léger au plus clair. Chacun coûte quelques points au joueur qui le
        demande.
      </FieldHint>
      {error !== undefined && <FieldError id={`${groupId}-erreur`}>{error}</FieldError>}
      <ol className="space-y-4">
        {indices.map(({ texte }, index) => (
          // An indice is identified by its index: the first is given first.
          <li key={index} className="flex flex-wrap items-end gap-x-3 gap-y-2">
            <TextField
              wiring={wiring}
              champ={`${champ}.${index}`}
              label={`Indice ${index + 1}`}
              rows={1}
              max={limits.indice.max}
              value={texte}
              onText={(next) => change(index, { texte: next })}
              className="min-w-[min(12rem,100%)] flex-1"
            />
            <RowButton
              icon={<IconRemove aria-hidden="true" className="size-5" />}
              aria-label={`Retirer l’indice ${index + 1}`}
              onClick={() => remove(index)}
            >
              Retirer
            </RowButton>
          </li>
        ))}
      </ol>
      {indices.length < limits.indiceCount.max && (
        <Button variant="quiet" className="mt-2" onClick={add}>
          <IconAdd aria-hidden="true" className="size-5" />
          Ajouter un indice
        </Button>
      )}
    </fieldset>
  );
}
