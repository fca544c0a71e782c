import { t } from '@lingui/core/macro';
import {
  useCallback,
  useId,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import IconChevron from '~icons/lucide/chevron-down';
import { currentLocale } from '@/langue/current-langue.ts';
import { classNames } from './class-names.ts';
import { FieldHead, wiringOf } from './field-messages.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type FieldCommon = {
  label: ReactNode;
  hint?: ReactNode;
  /** The error with its remedy; the field keeps its text. */
  error?: string | undefined;
  /** Adds « (facultatif) » to the label. */
  optional?: boolean | undefined;
  /** Most characters allowed: shows `128 / 280`. Characters beyond stay and are announced, never cut. */
  maxCount?: number | undefined;
  /** The unit, after the control: « minutes », « m ». */
  suffix?: ReactNode;
  /** The label is for screen readers only: a heading beside it says the same. */
  labelHidden?: boolean | undefined;
  /** Class of the whole, not of the control. */
  className?: string | undefined;
};

type Controls = {
  input: { as?: 'input' } & ComponentProps<'input'>;
  /** A number as the French write it, comma included: read its text, `type="number"` would refuse « 2,5 ». */
  number: { as: 'number' } & Omit<ComponentProps<'input'>, 'type'>;
  textarea: { as: 'textarea' } & ComponentProps<'textarea'>;
  select: { as: 'select' } & ComponentProps<'select'>;
};

type WithoutClass<Control> = Control extends unknown ? Omit<Control, 'className'> : never;

export type FieldProps = FieldCommon & WithoutClass<Controls[keyof Controls]>;

const controlClasses =
  'block w-full rounded-carte border border-trait-fort bg-fond-carte px-4 text-base text-texte transition-colors hover:border-texte aria-invalid:border-2 aria-invalid:border-alerte disabled:cursor-not-allowed disabled:bg-fond-creux disabled:text-texte-doux';

/** Not for a select, which is always `:read-only`. */
const readOnlyClasses = 'read-only:bg-fond-creux';

/**
 * A label and a control, wired together: label, hint, error and counter are announced with the control. Accepts the props of
 * react-hook-form's `register`.
 */
export function Field({
  label,
  hint,
  error,
  optional = false,
  maxCount,
  suffix,
  labelHidden = false,
  className,
  ...control
}: FieldProps) {
  const ownId = useId();
  const id = control.id ?? ownId;
  const wiring = wiringOf(id, {
    hint,
    error,
    others: [maxCount !== undefined && `${id}-compte`, control['aria-describedby']],
    isInvalid: control['aria-invalid'] === true,
  });

  return (
    <div className={classNames('max-w-mesure', className)}>
      <FieldHead
        id={id}
        label={
          <>
            {label}
            {optional && ' '}
            {optional && (
              <span className="font-normal text-texte-doux">{t`(facultatif)`}</span>
            )}
          </>
        }
        isLabelHidden={labelHidden}
        hint={hint}
        error={error}
      />
      <div className="flex items-center gap-3">
        <Control control={control} wiring={wiring} />
        {suffix !== undefined && (
          <span className="shrink-0 text-texte-doux">{suffix}</span>
        )}
      </div>
      {maxCount !== undefined && (
        <Counter id={`${id}-compte`} controlId={id} maxCount={maxCount} />
      )}
    </div>
  );
}

type Wiring = ReturnType<typeof wiringOf>;

type ControlProps = { control: WithoutClass<Controls[keyof Controls]>; wiring: Wiring };

const numberAttributes = {
  type: 'text',
  inputMode: 'decimal',
  autoComplete: 'off',
} as const;

/** The native control; `as` is ours and must not reach the element. */
function Control({ control, wiring }: ControlProps) {
  switch (control.as) {
    case 'textarea': {
      const attributes = { ...control, ...wiring, as: undefined };
      return (
        <textarea
          rows={4}
          {...attributes}
          className={classNames(
            controlClasses,
            readOnlyClasses,
            'field-sizing-content resize-y py-3',
            // A line that may become several.
            control.rows === 1 ? 'min-h-12' : 'min-h-24',
          )}
        />
      );
    }
    case 'select': {
      const attributes = { ...control, ...wiring, as: undefined };
      return (
        <div className="relative w-full">
          <select
            {...attributes}
            className={classNames(controlClasses, 'h-12 appearance-none pr-11')}
          />
          <IconChevron
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 right-3.5 size-5"
          />
        </div>
      );
    }
    case 'number': {
      const attributes = { ...control, ...wiring, as: undefined };
      return (
        <input
          {...numberAttributes}
          {...attributes}
          className={classNames(controlClasses, 'h-12 max-w-40')}
        />
      );
    }
    case 'input':
    case undefined: {
      const attributes = { ...control, ...wiring, as: undefined };
      return (
        <input
          {...attributes}
          className={classNames(controlClasses, readOnlyClasses, 'h-12')}
        />
      );
    }
  }
}

type CounterProps = { id: string; controlId: string; maxCount: number };

const nearTheEnd = 20;

/** `128 / 280`. Only the last characters are announced, or every key stroke would be. */
function Counter({ id, controlId, maxCount }: CounterProps) {
  const count = useLength(controlId);
  const left = maxCount - count;
  const over = left < 0;
  return (
    <div className="mt-1 flex justify-end text-texte-doux tabular-nums">
      <p id={id} className={classNames(over && 'font-bold text-alerte')}>
        <span aria-hidden="true">{`${count.toLocaleString(currentLocale())} / ${maxCount.toLocaleString(currentLocale())}`}</span>
        <VisuallyHidden>{t`${count} caractères sur ${maxCount}`}</VisuallyHidden>
      </p>
      <span role="status" className="sr-only">
        {over && t`${-left} caractères de trop`}
        {!over && left <= nearTheEnd && t`${left} caractères restants`}
      </span>
    </div>
  );
}

/**
 * Length of a control's value, read from the control: an uncontrolled form has no other source. Its listener is on the document, after
 * React's: an earlier redraw, with other pending ones, would restore a controlled field's old value, and lose the last characters.
 */
function useLength(controlId: string): number {
  const subscribe = useCallback(
    (notify: () => void) => {
      const hear = ({ target }: Event) => {
        if (target instanceof Element && target.id === controlId) notify();
      };
      document.addEventListener('input', hear);
      return () => document.removeEventListener('input', hear);
    },
    [controlId],
  );
  return useSyncExternalStore(
    subscribe,
    () => findControl(controlId)?.value.length ?? 0,
    () => 0,
  );
}

function findControl(id: string): HTMLInputElement | HTMLTextAreaElement | null {
  const control = document.getElementById(id);
  const isText =
    control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText ? control : null;
}
