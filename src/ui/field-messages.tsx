import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import IconStop from '~icons/lucide/octagon-alert';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The hint of a control, between its label and itself. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="pb-2 hyphens-auto wrap-anywhere text-texte-doux">
      {children}
    </p>
  );
}

type FieldErrorProps = {
  id: string;
  /** Announced when it appears; otherwise its control takes the focus. */
  isSpoken?: boolean;
  children: ReactNode;
};

/** The error of a control. The words have the colour of the text, readable in the sun: red is for the icon. */
export function FieldError({ id, isSpoken = false, children }: FieldErrorProps) {
  return (
    <p
      id={id}
      role={isSpoken ? 'alert' : undefined}
      className="flex scroll-my-4 gap-2 pb-2 font-bold"
    >
      <IconStop aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-alerte" />
      <span className="min-w-0 hyphens-auto wrap-anywhere">
        <VisuallyHidden>{t`Erreur\u00A0:`}</VisuallyHidden> {children}
      </span>
    </p>
  );
}

type Said = { hint?: ReactNode; error?: string | undefined };

type Wires = Said & {
  /** Ids of its other descriptions. */
  others?: readonly (string | false | undefined)[];
  /** The form as a whole refuses its value. */
  isInvalid?: boolean | undefined;
};

/** The attributes that join a control to its hint and its error, by their ids, and to `others`. */
export function wiringOf(
  id: string,
  { hint, error, others = [], isInvalid = false }: Wires,
) {
  const describedBy = [
    error !== undefined && `${id}-erreur`,
    hint !== undefined && `${id}-aide`,
    ...others,
  ].filter((part) => typeof part === 'string' && part !== '');
  return {
    id,
    'aria-invalid': error !== undefined || isInvalid || undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  } as const;
}

/** Above a control: its label, its hint, its error. */
export function FieldHead({
  id,
  label,
  isLabelHidden = false,
  hint,
  error,
}: Said & { id: string; label: ReactNode; isLabelHidden?: boolean }) {
  return (
    <>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'inline-block pb-1.5 font-bold'}
      >
        {label}
      </label>
      {hint !== undefined && <FieldHint id={`${id}-aide`}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={`${id}-erreur`}>{error}</FieldError>}
    </>
  );
}
