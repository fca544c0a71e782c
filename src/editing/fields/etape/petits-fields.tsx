import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import IconWrite from '~icons/lucide/pencil';
import IconRemove from '~icons/lucide/trash-2';
import { kindOf } from '@/domain/epreuve/kinds/table.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { blankPetits, petitsTypeList, type Petits } from '@/domain/etape/petits.ts';
import { petitsEpreuve } from '@/domain/etape/petits-epreuve.ts';
import { limits } from '@/domain/limits.ts';
import { petitsPath } from '@/domain/parcours/field-path.ts';
import { epreuveEditorTable } from '@/epreuves/editor-table.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { ConflictNotes } from '../conflict-note.tsx';
import { changesOfType } from '../epreuve/changes-of-type.ts';
import { wiringUnder } from '../epreuve/wiring-under.ts';
import { textOf, useEtapeChange, useFieldScope } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { firstPetitsText } from './first-petits-text.ts';

type PetitsFieldsProps = {
  etape: Etape;
  /** A press has just asked for them. */
  isAdded: boolean;
  onRemoved: () => void;
};

/** « Pour les petits »: a short story of the étape, and another question for the same points. */
export function PetitsFields({ etape, isAdded, onRemoved }: PetitsFieldsProps) {
  const { wiring } = useFieldScope();
  const changeEtape = useEtapeChange();
  const { petits } = etape;
  const change = (changes: Partial<Petits>) =>
    changeEtape((now) => ({ petits: { ...now.petits, ...changes } }));
  const text = textOf(petits, change, 'petits.');
  const recitId = wiring.idOf('petits.recit');
  // The button that asked for these fields went while they loaded: the focus goes on to the first of them.
  useEffect(() => {
    if (isAdded) document.getElementById(recitId)?.focus();
  }, [isAdded, recitId]);
  const remove = () => {
    flushSync(() => {
      changeEtape({ petits: blankPetits });
      onRemoved();
    });
    document.getElementById(recitId)?.focus();
  };
  return (
    <fieldset className="max-w-mesure space-y-5 border-l-2 border-trait pl-4">
      <legend className="font-titre text-lg font-bold">Pour les petits</legend>
      <p className="text-texte-doux">
        De 4 à 7 ans. Le téléphone leur lit tout à voix haute, phrase après phrase. Mêmes
        points que les grands, et rien à perdre.
      </p>
      <ParcoursField
        {...text('recit')}
        label="Récit pour les petits"
        hint={`Trois phrases simples, ${limits.petitsRecit.mots} mots au plus. Le titre reste celui de l’étape.`}
        rows={3}
        max={limits.petitsRecit.max}
      />
      {petits.recit.trim() === '' && (etape.titre + etape.recit).trim() !== '' && (
        <Button
          variant="secondary"
          onClick={() => {
            flushSync(() => change({ recit: firstPetitsText(etape) }));
            document.getElementById(recitId)?.focus();
          }}
        >
          <IconWrite aria-hidden="true" className="size-5" />
          Préparer un premier texte
        </Button>
      )}
      {kindOf(etape.epreuve.type).isJudged && (
        <PetitsQuestion etape={etape} change={change} />
      )}
      <Button variant="quiet" onClick={remove}>
        <IconRemove aria-hidden="true" className="size-5" />
        Retirer la version pour les petits
      </Button>
      <ConflictNotes champ="petits" />
    </fieldset>
  );
}

type PetitsQuestionProps = { etape: Etape; change: (changes: Partial<Petits>) => void };

function PetitsQuestion({ etape, change }: PetitsQuestionProps) {
  const { wiring } = useFieldScope();
  const { petits } = etape;
  const text = textOf(petits, change, 'petits.');
  const epreuve = petitsEpreuve(etape);
  const { Editor } = epreuveEditorTable[petits.type];
  return (
    <>
      <Field
        as="select"
        label="Ce qu’on leur demande"
        className="max-w-72"
        value={petits.type}
        onChange={({ target }) => {
          const type = petitsTypeList.find((one) => one === target.value) ?? 'aucune';
          change({ ...changesOfType(type, petits), type });
        }}
      >
        {petitsTypeList.map((type) => (
          <option key={type} value={type}>
            {type === 'aucune'
              ? 'La question des grands'
              : epreuveEditorTable[type].label}
          </option>
        ))}
      </Field>
      {Editor !== null && (
        <>
          <ParcoursField
            {...text('consigne')}
            label="Consigne pour les petits"
            hint={`Une question, ${limits.petitsConsigne.mots} mots au plus.`}
            rows={2}
            max={limits.petitsConsigne.max}
          />
          <Editor
            epreuve={epreuve}
            onChange={(changes) => change(ownChanges(changes))}
            wiring={wiringUnder(wiring, petitsPath)}
          />
          <ParcoursField
            {...text('indice')}
            label="Indice pour les petits"
            hint="Gratuit."
            optional
            rows={1}
            max={limits.indice.max}
          />
        </>
      )}
    </>
  );
}

/** The changes of an editor that small ones have fields for. */
function ownChanges(changes: object): Partial<Petits> {
  const entries = Object.entries(changes).filter(
    ([champ]) => Object.hasOwn(blankPetits, champ) && champ !== 'type',
  );
  // The fields of an editor have the same names and values under `petits`.
  return Object.fromEntries(entries);
}
