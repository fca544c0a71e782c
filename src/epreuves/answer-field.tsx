import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '@/ui/field-messages.tsx';

type AnswerFieldProps = {
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** Id of the element that asks the question. */
  consigneId: string;
  error?: string | undefined;
  /** After the control: the unit of a number. */
  suffix?: string | undefined;
} & Pick<ComponentProps<'input'>, 'inputMode'>;

/** The text field of an answer: large, for a thumb and the sun, without autocorrection. */
export function AnswerField({
  label,
  value,
  onValueChange,
  consigneId,
  error,
  suffix,
  inputMode,
}: AnswerFieldProps) {
  const id = useId();
  const describedBy = [
    error !== undefined && `${id}-erreur`,
    consigneId,
    suffix !== undefined && `${id}-unite`,
  ].filter((part) => part !== false);
  return (
    <div>
      <label htmlFor={id} className="inline-block pb-[6px] text-lg font-bold">
        {label}
      </label>
      {error !== undefined && (
        <FieldError id={`${id}-erreur`} isSpoken>
          {error}
        </FieldError>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <input
          id={id}
          type="text"
          inputMode={inputMode}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy.join(' ')}
          className="block min-h-14 w-full min-w-0 flex-1 basis-32 rounded-carte border-2 border-trait-fort bg-fond-carte px-4 py-2 text-xl font-bold text-texte aria-invalid:border-alerte"
        />
        {suffix !== undefined && (
          <span id={`${id}-unite`} className="shrink-0">
            {suffix}
          </span>
        )}
      </div>
    </div>
  );
}
