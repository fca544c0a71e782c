import { limits } from '@/domain/limits.ts';
import { Field } from '@/ui/field.tsx';
import type { EpreuveEditorProps } from '../editor-props.ts';
import { typedSign } from './wheel.ts';

const champ = 'epreuve.combinaison';

/** The signs of a typed combination that wheels have, accents, case and spaces aside. */
function readCombinaison(text: string): string {
  return Array.from(
    text.normalize('NFD'),
    (sign) => typedSign(sign, 'chiffres') ?? typedSign(sign, 'lettres') ?? '',
  )
    .join('')
    .slice(0, limits.roueCount.max);
}

/** Editor of the combination of a padlock. */
export function CadenasEditor({ epreuve, onChange, wiring }: EpreuveEditorProps) {
  const { combinaison } = epreuve;
  return (
    <div className="max-w-mesure space-y-4">
      <Field
        id={wiring.idOf(champ)}
        label="Combinaison"
        hint={`De ${limits.roueCount.min} à ${limits.roueCount.max} chiffres ou lettres, sans accent\u00A0: 1851, ou LEO. Chaque signe est une roue.`}
        error={wiring.errorOf(champ)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={combinaison}
        onChange={(event) =>
          onChange({ combinaison: readCombinaison(event.target.value) })
        }
        onBlur={() => wiring.onLeave(champ)}
      />
      <Wheels combinaison={combinaison} />
    </div>
  );
}

function Wheels({ combinaison }: { combinaison: string }) {
  if (combinaison === '') return null;
  const signs = Array.from(combinaison);
  return (
    <p className="flex flex-wrap gap-2">
      <span className="sr-only">{`Les roues s’arrêtent sur ${signs.join(', ')}.`}</span>
      {signs.map((sign, index) => (
        <span
          key={index}
          aria-hidden="true"
          className="flex size-12 items-center justify-center rounded-carte border-2 border-trait-fort bg-fond-carte font-titre text-2xl font-bold"
        >
          {sign}
        </span>
      ))}
    </p>
  );
}
