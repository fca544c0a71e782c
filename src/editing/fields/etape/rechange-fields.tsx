import { isRechangeBegun, type Rechange } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { ConflictNotes } from '../conflict-note.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { useFieldScope, textOf } from '../field-scope.tsx';
import { OptionalFields } from '../optional-fields.tsx';
import { PositionField } from '../map/position-field.tsx';

type RechangeFieldsProps = {
  rechange: Rechange;
  onRechange: (rechange: Rechange) => void;
  numero: number;
};

/** « Étape de rechange »: another place with its own story, for days when this one is inaccessible. */
export function RechangeFields({ rechange, onRechange, numero }: RechangeFieldsProps) {
  const { wiring } = useFieldScope();
  const change = (changes: Partial<Rechange>) => onRechange({ ...rechange, ...changes });
  const text = textOf(rechange, change, 'rechange.');
  return (
    <OptionalFields
      label="Prévoir une étape de rechange"
      isWritten={isRechangeBegun(rechange)}
      firstId={wiring.idOf('rechange.titre')}
    >
      <fieldset className="space-y-5 border-l-2 border-trait pl-4">
        <legend className="font-bold">
          Étape de rechange{' '}
          <span className="font-normal text-texte-doux">(facultatif)</span>
        </legend>
        <p className="max-w-mesure text-texte-doux">
          Travaux, fête, grille fermée : quand l’équipe ferme cette étape, les joueurs
          vont là à la place. Il n’y a rien à y résoudre, et personne ne perd de points.
        </p>
        <ParcoursField
          {...text('titre')}
          label="Titre de rechange"
          max={limits.etapeTitre.max}
        />
        <ParcoursField
          {...text('lieu')}
          label="Lieu de rechange"
          hint="En quelques mots : « sous la halle, côté fontaine »."
          max={limits.lieu.max}
        />
        <PositionField
          position={rechange.position}
          numero={numero}
          onPosition={(position) => change({ position })}
          champ="rechange.position"
          label="Place de rechange"
          hint="Latitude et longitude, si vous les avez : 43.8997, 4.7467"
        />
        <ParcoursField
          {...text('recit')}
          label="Récit de rechange"
          hint="Ce que l’on voit là. Ne donnez pas la réponse de l’étape fermée."
          rows={4}
          max={limits.recit.max}
        />
        <ConflictNotes champ="rechange" />
      </fieldset>
    </OptionalFields>
  );
}
