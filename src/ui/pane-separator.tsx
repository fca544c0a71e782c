import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { classNames } from './class-names.ts';

type PaneSeparatorProps = {
  /** « Largeur de la liste ». */
  label: string;
  /** Id of the pane with this width, or height. */
  controls: string;
  /** Share of that pane, in hundredths of the whole, and its bounds. */
  value: number;
  min: number;
  max: number;
  /** The pane follows the separator: it grows to the left, or upward. */
  reversed?: boolean | undefined;
  /** The panes are stacked: the separator changes a height. */
  stacked?: boolean | undefined;
  onValueChange: (value: number) => void;
};

const step = 2;

/**
 * The edge between two panes, to be dragged by mouse or finger or moved by arrows, Home and End (WAI-ARIA APG, Window
 * Splitter). Its parent is the row of panes, whose width is the whole, or
 * in their column.
 */
export function PaneSeparator({
  label,
  controls,
  value,
  min,
  max,
  reversed = false,
  stacked = false,
  onValueChange,
}: PaneSeparatorProps) {
  const grip = useRef<{ at: number; value: number } | null>(null);
  const sign = reversed ? -1 : 1;
  const take = (next: number) => onValueChange(Math.min(max, Math.max(min, next)));

  const placeOf = ({ clientX, clientY }: PointerEvent) => (stacked ? clientY : clientX);

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const from = grip.current;
    const row = event.currentTarget.parentElement;
    const whole = (stacked ? row?.clientHeight : row?.clientWidth) ?? 0;
    if (from === null || whole === 0) return;
    take(from.value + (sign * (placeOf(event) - from.at) * 100) / whole);
  };
  const letGo = () => {
    grip.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      [stacked ? 'ArrowUp' : 'ArrowLeft']: value - sign * step,
      [stacked ? 'ArrowDown' : 'ArrowRight']: value + sign * step,
      Home: min,
      End: max,
    };
    const next = steps[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    take(next);
  };
  /** A separator that can be moved is a control (WAI-ARIA 1.2). */
  const control = {
    role: 'separator',
    tabIndex: 0,
    'aria-label': label,
    'aria-orientation': stacked ? 'horizontal' : 'vertical',
    'aria-controls': controls,
    'aria-valuenow': Math.round(value),
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuetext': `${Math.round(value)}\u00A0%`,
    onKeyDown: press,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { at: placeOf(event), value };
    },
    onPointerMove: move,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  } as const;
  return (
    <div
      {...control}
      className={classNames(
        'group relative z-10 flex shrink-0 touch-none items-center justify-center self-stretch',
        stacked ? '-my-3 h-6 cursor-row-resize' : '-mx-3 w-6 cursor-col-resize',
      )}
    >
      <span
        className={classNames(
          'absolute bg-trait group-hover:bg-primaire',
          stacked
            ? 'inset-x-0 h-px group-hover:h-0.5'
            : 'inset-y-0 w-px group-hover:w-0.5',
        )}
      />
      <span
        className={classNames(
          'relative rounded-pilule bg-trait-fort group-hover:bg-primaire',
          stacked ? 'h-1.5 w-10' : 'h-10 w-1.5',
        )}
      />
    </div>
  );
}
