import type { Etape } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import type { EtapeFields } from '@/domain/parcours/operations.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { Field } from '@/ui/field.tsx';
import { useOfEditorView } from '../../session/use-editor-session.ts';
import { useFieldScope } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';

type SceneFieldsProps = {
  etape: Etape;
  onChange: (changes: Partial<EtapeFields>) => void;
};

/** The personnage of an étape; in an aventure, its chapter too. */
export function SceneFields(props: SceneFieldsProps) {
  const { session } = useFieldScope();
  const genre = useOfEditorView(session, ({ parcours }) => parcours.genre);
  return (
    <>
      {genre === 'aventure' && <ChapitreField {...props} />}
      <PersonnageField {...props} />
    </>
  );
}

/** Chapters of the other étapes, each once, one a line. */
function chapitresOf({ etapes }: Parcours, { id }: Etape): string {
  const others = etapes.filter((other) => other.id !== id);
  return [...new Set(others.map(({ chapitre }) => chapitre.trim()))].join('\n');
}

function ChapitreField({ etape, onChange }: SceneFieldsProps) {
  const { session, wiring } = useFieldScope();
  // One text: redraws only when the title of a chapter changes.
  const known = useOfEditorView(session, ({ parcours }) => chapitresOf(parcours, etape));
  const listId = `${wiring.idOf('chapitre')}-connus`;
  return (
    <div>
      <ParcoursField
        champ="chapitre"
        label="Chapitre"
        hint="Le même titre pour toutes les étapes d’un chapitre. Le joueur le lit en y entrant."
        optional
        max={limits.chapitre.max}
        list={listId}
        value={etape.chapitre}
        onText={(chapitre) => onChange({ chapitre })}
      />
      <datalist id={listId}>
        {known.split('\n').map((chapitre) => (
          <option key={chapitre} value={chapitre} />
        ))}
      </datalist>
    </div>
  );
}

/** The player's companion there; empty while the list has none. */
function PersonnageField({ etape, onChange }: SceneFieldsProps) {
  const { session } = useFieldScope();
  const personnages = useOfEditorView(
    session,
    ({ parcours }) => parcours.aventure.personnages,
  );
  const { personnage } = etape;
  const isKnown = personnage === '' || personnages.some(({ id }) => id === personnage);
  if (personnages.length === 0 && personnage === '') return null;
  return (
    <ParcoursField champ="personnage">
      {(field) => (
        <Field
          as="select"
          {...field}
          label="Personnage"
          hint="Qui est là : son portrait accompagne le récit."
          value={personnage}
          onChange={(event) => onChange({ personnage: event.target.value })}
        >
          <option value="">Personne</option>
          {!isKnown && <option value={personnage}>un personnage retiré</option>}
          {personnages.map(({ id, nom }, index) => (
            <option key={id} value={id}>
              {nom.trim() === '' ? `Personnage ${index + 1}` : nom}
            </option>
          ))}
        </Field>
      )}
    </ParcoursField>
  );
}
