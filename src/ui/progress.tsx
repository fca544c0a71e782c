import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ProgressProps = {
  /** Name of the progress: « Étape 4 sur 9 », « Envoi de l’image ». */
  label: ReactNode;
  value: number;
  max: number;
  /** Text at the other end of the line: « 62 pts », « 40 % ». */
  end?: ReactNode;
  /** The label on its own line, with little room. */
  stacked?: boolean | undefined;
  className?: string | undefined;
};

/** A progress bar drawn as the line of the walk: full behind, dashed ahead. */
export function Progress({
  label,
  value,
  max,
  end,
  stacked = false,
  className,
}: ProgressProps) {
  const id = useId();
  return (
    <div
      className={classNames(
        'flex gap-x-4 gap-y-2',
        stacked ? 'flex-wrap justify-between' : 'items-center',
        className,
      )}
    >
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <progress
        id={id}
        value={Math.min(Math.max(value, 0), max)}
        max={max}
        className={classNames(
          'progress-fil min-w-0',
          stacked ? 'order-last w-full' : 'w-full flex-1',
        )}
      />
      {end !== undefined && <span className="font-bold whitespace-nowrap">{end}</span>}
    </div>
  );
}
