import { longSentences, easySentenceWords } from '@/domain/etape/reading.ts';
import { limits } from '@/domain/limits.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { ParcoursField } from '../parcours-field.tsx';
import { useFieldScope } from '../field-scope.tsx';
import { OptionalFields } from '../optional-fields.tsx';

type FalcFieldProps = {
  falc: string;
  onFalc: (falc: string) => void;
};

/** The story made easy to read (FALC), with the main rules, and its sentences that are too long. */
export function FalcField({ falc, onFalc }: FalcFieldProps) {
  const { wiring } = useFieldScope();
  return (
    <OptionalFields
      label="Ajouter une version facile à lire"
      isWritten={falc !== ''}
      firstId={wiring.idOf('falc')}
    >
      <div className="max-w-mesure">
        <ParcoursField
          champ="falc"
          label="Version facile à lire"
          hint={hintOf(falc)}
          optional
          rows={4}
          max={limits.falc.max}
          value={falc}
          onText={onFalc}
        />
        <details className="pt-2">
          <summary className="min-h-11 cursor-pointer content-center text-primaire-fort">
            Comment écrire facile à lire ?
          </summary>
          <ul className="list-disc space-y-1 pt-1 pl-6">
            <li>Une idée par phrase, {easySentenceWords} mots au plus.</li>
            <li>Des mots de tous les jours. Un mot difficile s’explique.</li>
            <li>« Vous regardez la tour », plutôt que « la tour est à regarder ».</li>
            <li>Les nombres en chiffres. Ni chiffres romains ni abréviations.</li>
            <li>Ce qui compte d’abord : où regarder, puis l’histoire.</li>
            <li>Faites relire par quelqu’un à qui cette version s’adresse.</li>
          </ul>
        </details>
      </div>
    </OptionalFields>
  );
}

function hintOf(falc: string): string {
  const [first, ...others] = longSentences(falc);
  if (first === undefined) {
    return `Pour les enfants, et pour les personnes qui lisent avec peine : des phrases de ${easySentenceWords} mots au plus.`;
  }
  const count = formatCount(others.length + 1, 'phrase dépasse', 'phrases dépassent');
  return `${count} ${easySentenceWords} mots, dont « ${first} »`;
}
