import IconAdd from '~icons/lucide/plus';
import IconRemove from '~icons/lucide/trash-2';
import type { Etape } from '@/domain/etape/etape.ts';
import { blankSuite, type Condition, type Suite } from '@/domain/etape/suite.ts';
import { limits } from '@/domain/limits.ts';
import type { EtapeFields } from '@/domain/parcours/operations.ts';
import type { SaisiePath } from '@/domain/parcours/saisie-path.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import type { FieldWiring } from '@/epreuves/editor-props.ts';
import { TextField } from '@/epreuves/text-field.tsx';
import { TypedField } from '@/epreuves/typed-field.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { FieldError } from '@/ui/field-messages.tsx';
import { etapeTitle } from '../../words/etape-words.ts';
import { ConflictNotes } from '../conflict-note.tsx';
import { useFieldScope } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import {
  conditionChoices,
  effetChoices,
  forgetTyped,
  numberChamp,
} from '../suite-choices.ts';
import { SuiteRowList } from './suite-row-list.tsx';
import { wholeParser } from '../typed-whole.ts';

type SuiteFieldsProps = {
  etape: Etape;
  /** Possible targets and names for the ways on. */
  parcours: Parcours;
  onChange: (changes: Partial<EtapeFields>) => void;
};

/** « Et ensuite »: the ways on from an étape of an aventure, or the ending that it is. */
export function SuiteFields({ etape, parcours, onChange }: SuiteFieldsProps) {
  const { wiring } = useFieldScope();
  const { suites, fin } = etape;
  const groupId = wiring.idOf('suites');
  const error = wiring.errorOf('suites');
  const isEnding = fin.trim() !== '';
  return (
    <fieldset id={groupId} className="space-y-5 border-l-2 border-trait pl-4">
      <legend className="font-titre text-lg font-bold">Et ensuite</legend>
      {error !== undefined && <FieldError id={`${groupId}-erreur`}>{error}</FieldError>}
      <ParcoursField
        champ="fin"
        label="Titre de la fin"
        hint="Si l’histoire s’achève ici : « Le trésor rendu ». Sinon, laissez vide."
        optional
        max={limits.finTitre.max}
        value={fin}
        onText={(texte) => onChange({ fin: texte })}
      />
      {isEnding ? (
        <p className="max-w-mesure text-texte-doux">
          L’histoire s’achève à cette étape{'\u00A0'}: aucun choix n’y est proposé.
          {suites.length > 0 && ' Ceux que vous aviez écrits sont gardés.'}
        </p>
      ) : (
        <>
          {suites.map((suite, index) => (
            // A choice is its place in the list: the first is shown first.
            <OneSuite
              key={index}
              suite={suite}
              index={index}
              etapeId={etape.id}
              parcours={parcours}
              onSuite={(next) => onChange({ suites: suites.with(index, next) })}
              onRemove={() => {
                // Text typed for a later one belongs to a place that moves.
                for (const at of suites.keys()) forgetTypedIn(at, wiring);
                onChange({ suites: suites.toSpliced(index, 1) });
              }}
            />
          ))}
          <ConflictNotes champ="suites" />
          {suites.length < limits.suiteCount.max && (
            <Button
              variant="quiet"
              onClick={() => onChange({ suites: [...suites, blankSuite] })}
            >
              <IconAdd aria-hidden="true" className="size-5" />
              {suites.length === 0 ? 'Ajouter une suite' : 'Ajouter un autre choix'}
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
}

function forgetTypedIn(index: number, wiring: FieldWiring): void {
  forgetTyped(index, (champ) => wiring.onSaisie(champ, null));
}

type OneSuiteProps = {
  suite: Suite;
  index: number;
  etapeId: Etape['id'];
  parcours: Parcours;
  onSuite: (suite: Suite) => void;
  onRemove: () => void;
};

function OneSuite(props: OneSuiteProps) {
  const { suite, index, etapeId, parcours, onSuite, onRemove } = props;
  const { wiring } = useFieldScope();
  const { libelle, vers, conditions, effets } = suite;
  const champ = `suites.${index}` as const;
  const change = (changes: Partial<Suite>) => onSuite({ ...suite, ...changes });
  const isKnown = vers === '' || parcours.etapes.some(({ id }) => id === vers);
  return (
    <fieldset className="space-y-4 rounded-carte border border-trait p-4">
      <legend className="px-1 font-bold">Choix {index + 1}</legend>
      <TextField
        wiring={wiring}
        champ={champ}
        label="Ce que lit le joueur"
        hint="Ce qu’il fait, ou où il va : « Suivre le chat »."
        max={limits.suiteLibelle.max}
        value={libelle}
        onText={(texte) => change({ libelle: texte })}
      />
      <Field
        as="select"
        id={wiring.idOf(`${champ}.vers`)}
        label="Mène à"
        error={wiring.errorOf(`${champ}.vers`)}
        value={vers}
        onChange={(event) => change({ vers: event.target.value })}
      >
        <option value="">Choisir une étape</option>
        {!isKnown && <option value={vers}>une étape retirée</option>}
        {parcours.etapes.map((other, place) =>
          other.id === etapeId ? null : (
            <option key={other.id} value={other.id}>
              {`${place + 1}. ${etapeTitle(other)}`}
            </option>
          ),
        )}
      </Field>
      <SuiteRowList
        label="Seulement si"
        addLabel="Ajouter une condition"
        champ={`${champ}.conditions`}
        list={conditions}
        choices={conditionChoices(parcours)}
        max={limits.conditionCount.max}
        onList={(list) => {
          forgetTypedIn(index, wiring);
          change({ conditions: list });
        }}
        beside={(condition, place) => (
          <ConditionNumber
            condition={condition}
            champ={numberChamp(index, place)}
            onCondition={(next) => change({ conditions: conditions.with(place, next) })}
          />
        )}
      />
      <SuiteRowList
        label="Alors"
        addLabel="Ajouter un effet"
        champ={`${champ}.effets`}
        list={effets}
        choices={effetChoices(parcours.aventure)}
        max={limits.effetCount.max}
        onList={(list) => change({ effets: list })}
      />
      <Button variant="quiet" onClick={onRemove}>
        <IconRemove aria-hidden="true" className="size-5" />
        {`Retirer le choix ${index + 1}`}
      </Button>
    </fieldset>
  );
}

type ConditionNumberProps = {
  condition: Condition;
  champ: SaisiePath;
  onCondition: (condition: Condition) => void;
};

/** Number of points or minutes of a condition. */
function ConditionNumber({ condition, champ, onCondition }: ConditionNumberProps) {
  const { wiring } = useFieldScope();
  const common = {
    id: wiring.idOf(champ),
    className: 'w-40',
    error: wiring.errorOf(champ),
    format: String,
    saisie: wiring.saisieOf(champ),
    onSaisie: (texte: string | null) => wiring.onSaisie(champ, texte),
    onLeave: () => wiring.onLeave(champ),
  };
  switch (condition.type) {
    case 'points':
      return (
        <TypedField
          {...common}
          label="Au moins"
          suffix="points"
          value={condition.minimum}
          parse={wholeParser(1, limits.pointsDemandes.max)}
          onValue={(minimum) => onCondition({ type: 'points', minimum })}
        />
      );
    case 'temps':
      return (
        <TypedField
          {...common}
          label="Au moins"
          suffix="minutes"
          value={condition.minutes}
          parse={wholeParser(1, limits.dureeMinutes.max)}
          onValue={(minutes) => onCondition({ type: 'temps', minutes })}
        />
      );
    case 'drapeau':
    case 'objet':
    case 'epreuve':
      return null;
  }
}
