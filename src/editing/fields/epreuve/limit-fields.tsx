import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import { limits } from '@/domain/limits.ts';
import { useFieldScope } from '../field-scope.tsx';
import { OptionalFields } from '../optional-fields.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { wholeParser } from '../typed-whole.ts';

type LimitFieldsProps = {
  epreuve: Pick<Epreuve, 'essaisMax' | 'minuteur'>;
  onChange: (changes: Partial<Epreuve>) => void;
};

/** Number of attempts and time limit: few épreuves need them. */
export function LimitFields({ epreuve, onChange }: LimitFieldsProps) {
  const { essaisMax, minuteur } = epreuve;
  const { wiring } = useFieldScope();
  return (
    <OptionalFields
      label="Limiter les essais ou le temps"
      isWritten={essaisMax > 0 || minuteur > 0}
      firstId={wiring.idOf('epreuve.essaisMax')}
    >
      <fieldset className="max-w-mesure space-y-5">
        <legend className="pb-2 font-titre text-lg font-bold">Essais et temps</legend>
        <ParcoursField
          champ="epreuve.essaisMax"
          format={String}
          label="Nombre d’essais"
          hint="Après le dernier, les joueurs passent l’étape et lisent la solution. 0 : autant que l’on veut."
          value={essaisMax}
          parse={wholeParser(0, limits.essaisMax.max)}
          onValue={(count) => onChange({ essaisMax: count })}
        />
        <ParcoursField
          champ="epreuve.minuteur"
          format={String}
          label="Minuteur"
          hint="Pour le suspense : le joueur peut l’arrêter, et rien n’est perdu quand il sonne. 0 : pas de minuteur."
          suffix="secondes"
          value={minuteur}
          parse={wholeParser(0, limits.minuteur.max)}
          onValue={(seconds) => onChange({ minuteur: seconds })}
        />
      </fieldset>
    </OptionalFields>
  );
}
