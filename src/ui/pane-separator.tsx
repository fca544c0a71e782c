import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

type PaneSeparatorProps = {
  /** « Largeur de la liste ». */
  label: string;
  /** Id of the pane whose width this is. */
  controls: string;
  /** Width of that pane in hundredths of the whole, and its bounds. */
  value: number;
  min: number;
  max: number;
  /** The pane stands after the separator: it grows to the left. */
  reversed?: boolean | undefined;
  onValueChange: (value: number) => void;
};

const step = 2;

/**
 * The edge between two panes, to be dragged by mouse or finger or moved by arrows, Home and End (WAI-ARIA APG, Window
 * Splitter). It stands directly in the row of panes, whose width is the whole.
 */
export function PaneSeparator({
  label,
  controls,
  value,
  min,
  max,
  reversed = false,
  onValueChange,
}: PaneSeparatorProps) {
  const grip = useRef<{ x: number; value: number } | null>(null);
  const sign = reversed ? -1 : 1;
  const take = (next: number) => onValueChange(Math.min(max, Math.max(min, next)));

  const move = ({ clientX, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const from = grip.current;
    const width = currentTarget.parentElement?.clientWidth ?? 0;
    if (from === null || width === 0) return;
    take(from.value + (sign * (clientX - from.x) * 100) / width);
  };
  const letGo = () => {
    grip.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: value - sign * step,
      ArrowRight: value + sign * step,
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
    'aria-orientation': 'vertical',
    'aria-controls': controls,
    'aria-valuenow': Math.round(value),
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuetext': `${Math.round(value)}\u00A0%`,
    onKeyDown: press,
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, value };
    },
    onPointerMove: move,
    onPointerUp: letGo,
    onPointerCancel: letGo,
  } as const;
  return (
    <div
      {...control}
      className="group relative z-10 -mx-3 flex w-6 shrink-0 cursor-col-resize touch-none items-center justify-center self-stretch"
    >
      <span className="absolute inset-y-0 w-px bg-trait group-hover:w-0.5 group-hover:bg-primaire" />
      <span className="relative h-10 w-1.5 rounded-pilule bg-trait-fort group-hover:bg-primaire" />
    </div>
  );
}
