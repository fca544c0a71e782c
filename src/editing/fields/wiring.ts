import type { FieldWiring } from '@/epreuves/editor-props.ts';
import type { FieldPath } from '@/domain/parcours/field-path.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { fieldId, fieldKey } from '../session/field-key.ts';

type WiringParts = {
  etapeId: string | null;
  /** What is to be said now, by the path of the field. */
  errors: Readonly<Record<string, string>>;
  saisies: Readonly<Record<string, string>>;
  session: EditorSession;
  onLeave: (key: string) => void;
};

/** Joins the fields of one étape, or of the parcours, to what is known of them. */
export function createWiring({
  etapeId,
  errors,
  saisies,
  session,
  onLeave,
}: WiringParts): FieldWiring {
  const keyOf = <Path extends FieldPath>(champ: Path) => fieldKey({ etapeId, champ });
  return {
    idOf: (champ) => fieldId({ etapeId, champ }),
    errorOf: (champ) => errors[champ],
    saisieOf: (champ) => saisies[keyOf(champ)],
    onSaisie: (champ, texte) => session.setSaisie(keyOf(champ), texte),
    onLeave: (champ) => onLeave(keyOf(champ)),
  };
}
