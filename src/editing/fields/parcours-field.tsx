import type { ComponentProps, ReactNode } from 'react';
import type { FieldPath } from '@/domain/parcours/field-path.ts';
import type { SaisiePath } from '@/domain/parcours/saisie-path.ts';
import { TextField } from '@/epreuves/text-field.tsx';
import { TypedField, type TypedFieldProps } from '@/epreuves/typed-field.tsx';
import { ConflictNotes } from './conflict-note.tsx';
import { useFieldScope } from './field-scope.tsx';

type OfText = Omit<ComponentProps<typeof TextField>, 'wiring'>;

/** Of a number, a duration or a place. */
type OfValue<Value> = { champ: SaisiePath } & Omit<
  TypedFieldProps<Value>,
  'id' | 'error' | 'saisie' | 'onSaisie' | 'onLeave'
>;

/** Of other types: a control of its own, connected by the id and error it receives. */
type OfControl = {
  champ: FieldPath;
  children: ReactNode | ((field: { id: string; error: string | undefined }) => ReactNode);
};

type ParcoursFieldProps<Value> = (OfText | OfValue<Value> | OfControl) & {
  /** Between the control and the text of the other author. */
  below?: ReactNode;
};

/** A field of a parcours or of an étape, above the text of another author who changed it at the same time. */
export function ParcoursField<Value>({ below, ...field }: ParcoursFieldProps<Value>) {
  return (
    <div>
      <Control {...field} />
      {below}
      <ConflictNotes champ={field.champ} />
    </div>
  );
}

function Control<Value>(props: OfText | OfValue<Value> | OfControl) {
  const { wiring } = useFieldScope();
  if ('onText' in props) return <TextField {...props} wiring={wiring} />;
  if ('onValue' in props) return <ValueControl {...props} />;
  const { champ, children } = props;
  return typeof children === 'function'
    ? children({ id: wiring.idOf(champ), error: wiring.errorOf(champ) })
    : children;
}

function ValueControl<Value>({ champ, ...field }: OfValue<Value>) {
  const { wiring } = useFieldScope();
  return (
    <TypedField
      {...field}
      id={wiring.idOf(champ)}
      error={wiring.errorOf(champ)}
      saisie={wiring.saisieOf(champ)}
      onSaisie={(texte) => wiring.onSaisie(champ, texte)}
      onLeave={() => wiring.onLeave(champ)}
    />
  );
}
