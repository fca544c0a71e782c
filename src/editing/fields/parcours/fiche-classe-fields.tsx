import { ficheClasseTitles, modeleFicheClasse } from '@/content/fiche-classe.ts';
import { limits } from '@/domain/limits.ts';
import {
  ficheClasseParts,
  filledFiche,
  type FicheClasse,
  type FicheClassePart,
} from '@/domain/parcours/fiche-classe.ts';
import { Button } from '@/ui/button.tsx';
import { useParcoursChange } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';

const hints: Readonly<Record<FicheClassePart, string>> = {
  competences:
    'Avec le nom qu’elles ont dans les programmes : « se repérer dans l’espace ».',
  avant: 'Ce qu’on prépare en classe et sur place.',
  pendant: 'Les rôles, la sécurité, ce qu’on observe.',
  apres:
    'Ce dont on parle de retour en classe. Aucune réponse ici : la fiche est publique.',
};

/** « La fiche de l’enseignant »: written part by part, or from a model that fills those that are empty. */
export function FicheClasseFields({ fiche }: { fiche: FicheClasse }) {
  const change = useParcoursChange();
  const isWhole = ficheClasseParts.every((part) => fiche[part].trim() !== '');
  return (
    <details className="max-w-mesure rounded-carte border border-trait px-4 py-2">
      <summary className="flex min-h-12 cursor-pointer items-center font-bold">
        La fiche de l’enseignant (facultatif)
      </summary>
      <div className="space-y-5 pt-2 pb-4">
        <p className="text-texte-doux">
          Elle s’imprime avec le reste, et sur la page de la quête. Ce que vous laissez
          vide est pris au modèle.
        </p>
        {!isWhole && (
          <Button
            variant="secondary"
            onClick={() => change({ ficheClasse: filledFiche(fiche, modeleFicheClasse) })}
          >
            Partir du modèle
          </Button>
        )}
        {ficheClasseParts.map((part) => (
          <ParcoursField
            key={part}
            champ={`ficheClasse.${part}`}
            value={fiche[part]}
            onText={(texte) => change({ ficheClasse: { ...fiche, [part]: texte } })}
            label={ficheClasseTitles[part]}
            hint={hints[part]}
            optional
            rows={5}
            max={limits.ficheClasse.max}
          />
        ))}
      </div>
    </details>
  );
}
