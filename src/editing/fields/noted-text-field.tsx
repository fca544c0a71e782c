import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '@/epreuves/text-field.tsx';

type NotedTextFieldProps = ComponentProps<typeof TextField> & {
  /** What somebody else has written in a field meanwhile. */
  note: (champ: string) => ReactNode;
};

/** A text of the parcours, with what is to be said about it below. */
export function NotedTextField({ note, ...field }: NotedTextFieldProps) {
  return (
    <div>
      <TextField {...field} />
      {note(field.champ)}
    </div>
  );
}
