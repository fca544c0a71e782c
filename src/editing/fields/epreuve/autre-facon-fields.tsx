import IconRemove from '~icons/lucide/trash-2';
import { autreEpreuve, type Epreuve } from '@/domain/epreuve/epreuve.ts';
import {
  besoinList,
  type AutreFacon,
  type Besoin,
} from '@/domain/epreuve/epreuve-parts.ts';
import { limits } from '@/domain/limits.ts';
import { autrePath } from '@/domain/parcours/field-path.ts';
import { blankOption } from '@/epreuves/choix/blank-option.ts';
import { epreuveEditorTable } from '@/epreuves/editor-table.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { FieldError, FieldHint } from '@/ui/field-messages.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { ConflictNotes } from '../conflict-note.tsx';
import { useFieldScope } from '../field-scope.tsx';
import { OptionalFields } from '../optional-fields.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { wiringUnder } from './wiring-under.ts';

const besoinWords: Readonly<Record<Besoin, string>> = {
  'sans-vue': 'Qui ne voit pas',
  'sans-ouie': 'Qui n’entend pas',
  'sans-marches': 'Qui ne monte pas de marches',
};

const typeOptions = [
  { value: 'choix', label: epreuveEditorTable.choix.label },
  { value: 'texte', label: epreuveEditorTable.texte.label },
] as const;

type AutreFaconFieldsProps = {
  epreuve: Epreuve;
  onChange: (changes: Partial<Epreuve>) => void;
};

/** « Autre façon de répondre »: another question for the same points, for players unable to answer the first. */
export function AutreFaconFields({ epreuve, onChange }: AutreFaconFieldsProps) {
  const { wiring } = useFieldScope();
  const { autre } = epreuve;
  const change = (changes: Partial<AutreFacon>) =>
    onChange({ autre: { ...autre, ...changes } });
  const choose = (type: AutreFacon['type']) => {
    // Lines that are there to be written on.
    const count = Math.max(0, limits.optionCount.min - autre.options.length);
    const added = type === 'choix' ? Array.from({ length: count }, blankOption) : [];
    change({ type, options: [...autre.options, ...added] });
  };
  const { Editor } = epreuveEditorTable[autre.type];
  return (
    <div>
      <OptionalFields
        key={String(autre.type === 'aucune')}
        label="Ajouter une autre façon de répondre"
        isWritten={autre.type !== 'aucune'}
        firstId={wiring.idOf('epreuve.autre.consigne')}
        onAdd={() => choose('choix')}
      >
        <fieldset className="max-w-mesure space-y-5">
          <legend className="pb-2 font-titre text-lg font-bold">
            Autre façon de répondre
          </legend>
          <FieldHint id={`${wiring.idOf('epreuve.autre.pour')}-aide`}>
            Les mêmes points, par une autre question. On y répond d’ici même, sans voir,
            sans entendre, sans bouger.
          </FieldHint>
          <BesoinBoxes
            pour={autre.pour}
            onPour={(pour) => change({ pour })}
            id={wiring.idOf('epreuve.autre.pour')}
            error={wiring.errorOf('epreuve.autre.pour')}
          />
          <ParcoursField
            champ="epreuve.autre.consigne"
            label="Autre question"
            hint="Par exemple sur ce que dit le récit. Elle ne donne pas la première réponse."
            rows={2}
            max={limits.consigne.max}
            value={autre.consigne}
            onText={(consigne) => change({ consigne })}
          />
          <RadioGroup
            legend="On répond par"
            options={typeOptions}
            value={autre.type === 'aucune' ? null : autre.type}
            onValueChange={choose}
            inline
          />
          {Editor !== null && (
            <Editor
              epreuve={autreEpreuve(epreuve)}
              onChange={({ options, reponses }) =>
                change({
                  ...(options !== undefined && { options }),
                  ...(reponses !== undefined && { reponses }),
                })
              }
              wiring={wiringUnder(wiring, autrePath)}
            />
          )}
          <Button variant="quiet" onClick={() => choose('aucune')}>
            <IconRemove aria-hidden="true" className="size-5" />
            Retirer cette autre façon de répondre
          </Button>
        </fieldset>
      </OptionalFields>
      <ConflictNotes champ="epreuve.autre" />
    </div>
  );
}

type BesoinBoxesProps = {
  pour: readonly Besoin[];
  onPour: (pour: Besoin[]) => void;
  id: string;
  error: string | undefined;
};

function BesoinBoxes({ pour, onPour, id, error }: BesoinBoxesProps) {
  return (
    <fieldset id={id} aria-describedby={error === undefined ? undefined : `${id}-erreur`}>
      <legend className="pb-1 font-bold">Pour</legend>
      {error !== undefined && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
      {besoinList.map((besoin) => (
        <Checkbox
          key={besoin}
          checked={pour.includes(besoin)}
          onCheckedChange={(checked) =>
            onPour(
              besoinList.filter((one) => (one === besoin ? checked : pour.includes(one))),
            )
          }
        >
          {besoinWords[besoin]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
