import { useState } from 'react';
import { flushSync } from 'react-dom';
import IconAdd from '~icons/lucide/plus';
import { parseNombre } from '@/domain/epreuve/canonical-answer.ts';
import { isWideEcart } from '@/domain/epreuve/kinds/nombre.ts';
import { limits } from '@/domain/limits.ts';
import { Button } from '@/ui/button.tsx';
import type { EpreuveEditorProps } from '../editor-props.ts';
import { TextField } from '../text-field.tsx';
import { TypedField } from '../typed-field.tsx';

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

/** Fields of the number to find: one, or the smallest and the greatest accepted. */
export function NombreEditor(props: EpreuveEditorProps) {
  const { epreuve, onChange, wiring } = props;
  const { minimum, maximum, unite } = epreuve;
  const [isAsked, setIsAsked] = useState(false);
  const isEcart =
    isAsked || minimum !== maximum || wiring.saisieOf('epreuve.maximum') !== undefined;
  const accept = () => {
    flushSync(() => setIsAsked(true));
    document.getElementById(wiring.idOf('epreuve.maximum'))?.focus();
  };
  return (
    <div className="max-w-mesure space-y-2">
      <div className="flex flex-wrap gap-x-5 gap-y-4">
        {isEcart ? (
          <>
            <Borne {...props} name="minimum" label="Au moins" />
            <Borne {...props} name="maximum" label="Au plus" />
          </>
        ) : (
          <Borne {...props} name="both" label="Réponse" />
        )}
        <TextField
          wiring={wiring}
          champ="epreuve.unite"
          label="Unité"
          optional
          max={limits.unite.max}
          value={unite}
          onText={(next) => onChange({ unite: next })}
          className="w-44"
        />
      </div>
      {!isEcart && (
        <Button variant="quiet" onClick={accept}>
          <IconAdd aria-hidden="true" className="size-5" />
          Accepter un écart
        </Button>
      )}
      <p role="status" className="font-bold text-attention empty:hidden">
        {isEcart &&
          isWideEcart(epreuve) &&
          `Tous les nombres de ${formatBorne(minimum)} à ${formatBorne(maximum)} seront justes. Est-ce voulu\u202F?`}
      </p>
    </div>
  );
}

type BorneProps = EpreuveEditorProps & {
  /** `both`: one number is right. */
  name: 'minimum' | 'maximum' | 'both';
  label: string;
};

function Borne({ epreuve, onChange, wiring, name, label }: BorneProps) {
  const champ = name === 'maximum' ? 'epreuve.maximum' : 'epreuve.minimum';
  return (
    <TypedField
      id={wiring.idOf(champ)}
      label={label}
      isSigned
      error={wiring.errorOf(champ)}
      value={name === 'maximum' ? epreuve.maximum : epreuve.minimum}
      format={formatBorne}
      parse={parseBorne}
      onValue={(value) =>
        onChange(name === 'both' ? { minimum: value, maximum: value } : { [name]: value })
      }
      saisie={wiring.saisieOf(champ)}
      onSaisie={(texte) => wiring.onSaisie(champ, texte)}
      onLeave={() => wiring.onLeave(champ)}
    />
  );
}
