import { parseNombre } from '@/domain/epreuve/canonical-answer.ts';
import { limits } from '@/domain/limits.ts';
import { FieldHint } from '@/ui/field-messages.tsx';
import type { EpreuveEditorProps } from '../editor-props.ts';
import { TextField } from '../text-field.tsx';
import { TypedField } from '../typed-field.tsx';

type Borne = 'minimum' | 'maximum';

function formatBorne(value: number | null): string {
  if (value === null) return '';
  return value.toLocaleString('fr-FR', {
    maximumFractionDigits: 10,
    useGrouping: false,
  });
}

function parseBorne(texte: string): number | null | undefined {
  return texte.trim() === '' ? null : (parseNombre(texte) ?? undefined);
}

/** Writing the number to find, as the smallest and the greatest that are accepted. */
export function NombreEditor({ epreuve, onChange, wiring }: EpreuveEditorProps) {
  const { minimum, maximum, unite } = epreuve;
  const leaveMinimum = () => {
    wiring.onLeave('epreuve.minimum');
    // Most often one number is right: it needs to be typed once.
    const isEmpty = maximum === null && wiring.saisieOf('epreuve.maximum') === undefined;
    if (isEmpty && minimum !== null) onChange({ maximum: minimum });
  };
  const borne = (name: Borne, label: string) => {
    const champ = `epreuve.${name}` as const;
    return (
      <TypedField
        id={wiring.idOf(champ)}
        label={label}
        isSigned
        error={wiring.errorOf(champ)}
        value={epreuve[name]}
        format={formatBorne}
        parse={parseBorne}
        onValue={(value) => onChange({ [name]: value })}
        saisie={wiring.saisieOf(champ)}
        onSaisie={(texte) => wiring.onSaisie(champ, texte)}
        onLeave={name === 'minimum' ? leaveMinimum : () => wiring.onLeave(champ)}
      />
    );
  };
  const groupId = `${wiring.idOf('epreuve.minimum')}-groupe`;
  return (
    <fieldset id={groupId} aria-describedby={`${groupId}-aide`} className="max-w-mesure">
      <legend className="pb-1 font-bold">Nombre à trouver</legend>
      <FieldHint id={`${groupId}-aide`}>
        Une seule bonne réponse ? Écrivez le même nombre deux fois. Sinon, laissez un peu
        de marge.
      </FieldHint>
      <div className="flex flex-wrap gap-x-5 gap-y-4">
        {borne('minimum', 'Au moins')}
        {borne('maximum', 'Au plus')}
        <TextField
          wiring={wiring}
          champ="epreuve.unite"
          label="Unité"
          optional
          max={limits.unite.max}
          value={unite}
          onText={(next) => onChange({ unite: next })}
        />
      </div>
    </fieldset>
  );
}
