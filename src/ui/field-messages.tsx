import type { ReactNode } from 'react';
import IconStop from '~icons/lucide/octagon-alert';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What helps to fill in a control, between its label and itself. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="pb-2 text-texte-doux">
      {children}
    </p>
  );
}

/** What is wrong with a control. The words keep the ink of the text, readable in the sun: red is for the icon. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-2 pb-2 font-bold">
      <IconStop aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-alerte" />
      <span>
        <VisuallyHidden>Erreur :</VisuallyHidden> {children}
      </span>
    </p>
  );
}
