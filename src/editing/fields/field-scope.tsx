import { createContext, useMemo, type ReactNode } from 'react';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import type { FieldPath } from '@/domain/parcours/field-path.ts';
import type { FieldConflict } from '@/domain/parcours/versions/merge.ts';
import type { EtapeFields, ParcoursFields } from '@/domain/parcours/operations.ts';
import type { FieldWiring } from '@/epreuves/editor-props.ts';
import { useWithin } from '@/ui/use-within.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { fieldId, fieldKey, type FieldKey } from '../session/field-key.ts';
import type { FieldMessages } from './use-shown-problems.ts';
import { useWriting } from './writing-context.tsx';

/** Shared by the fields of one étape, or of the parcours itself. */
type FieldScopeContents = {
  session: EditorSession;
  /** Null for the parcours's own fields. */
  etapeId: EtapeId | null;
  /** Messages to show now, by field. */
  errors: FieldMessages;
  conflicts: readonly FieldConflict[];
  wiring: FieldWiring;
};

type WiringParts = Pick<FieldScopeContents, 'session' | 'etapeId' | 'errors'> & {
  saisies: Readonly<Record<string, string>>;
  onLeave: (key: FieldKey) => void;
};

function createWiring({
  session,
  etapeId,
  errors,
  saisies,
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

const FieldScopeContext = createContext<FieldScopeContents | null>(null);

type FieldScopeProps = { etapeId: EtapeId | null; children: ReactNode };

/**
 * Connects the fields below it to their session: `etapeId` is null for the parcours's own. Redraws when one of these fields has a new
 * message, not at each word.
 */
export function FieldScope({ etapeId, children }: FieldScopeProps) {
  const { session, writing } = useWriting();
  const { view, shown, leave } = writing;
  const { saisies, conflicts } = view;
  const errors = shown.messagesOf(etapeId);
  const scope = useMemo(
    () => ({
      ...{ session, etapeId, errors, conflicts },
      wiring: createWiring({ etapeId, errors, saisies, session, onLeave: leave }),
    }),
    [session, etapeId, errors, conflicts, saisies, leave],
  );
  return <FieldScopeContext value={scope}>{children}</FieldScopeContext>;
}

/** Connection of the fields to their session. Throws outside a {@link FieldScope}. */
export function useFieldScope(): FieldScopeContents {
  return useWithin(FieldScopeContext);
}

/** Other fields of an étape; or a function from its present state, after an asynchronous step. */
export type EtapeChange = Partial<EtapeFields> | ((now: Etape) => Partial<EtapeFields>);

/** Changes the étape of these fields; has no effect once it is deleted. */
export function useEtapeChange(): (change: EtapeChange) => void {
  const { session, etapeId } = useFieldScope();
  if (etapeId === null) throw new Error('These are the fields of no étape.');
  return (change) => {
    const now = session.view().parcours.etapes.find(({ id }) => id === etapeId);
    if (now === undefined) return;
    const changes = typeof change === 'function' ? change(now) : change;
    session.apply({ type: 'changeEtape', etapeId, changes });
  };
}

/** As {@link EtapeChange}, of the parcours itself. */
type ParcoursChange =
  | Partial<ParcoursFields>
  | ((now: ParcoursFields) => Partial<ParcoursFields>);

/** Changes the parcours of these fields. */
export function useParcoursChange(): (change: ParcoursChange) => void {
  const { session } = useFieldScope();
  return (change) => {
    const changes =
      typeof change === 'function' ? change(session.view().parcours) : change;
    session.apply({ type: 'changeParcours', changes });
  };
}

/** Keys of an object with a text of its author. */
type TextName<Values> = {
  [Name in keyof Values & string]: string extends Values[Name] ? Name : never;
}[keyof Values & string];

/**
 * Binds text fields to their values: `text('lieu')` gives a `ParcoursField` its path, its value and its change. `prefix`: of the paths, as
 * in `epreuve.consigne`.
 */
export function textOf<Values, Prefix extends string = ''>(
  values: Values,
  change: (changes: Partial<Values>) => void,
  ...[prefix]: Prefix extends '' ? [] : [prefix: Prefix]
) {
  return <Name extends TextName<Values>>(name: Name) => ({
    champ: `${prefix ?? ''}${name}` as `${Prefix}${Name}`,
    value: values[name] as string, // The name is that of a text.
    onText: (texte: string) => change({ [name]: texte } as Partial<Values>), // The same.
  });
}
