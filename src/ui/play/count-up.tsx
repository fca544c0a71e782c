import { useEffect, useState } from 'react';

/** Long enough to be seen, short enough to wait for. */
const countMs = 700;

type CountUpProps = {
  value: number;
  /** Start of the count; 0 when absent. */
  from?: number | undefined;
  /** Writes each number on the way: « + 12 points ». */
  words: (value: number) => string;
};

/** A number that counts up once; final at once with reduced motion. A screen reader hears only the final one. */
export function CountUp({ value, from = 0, words }: CountUpProps) {
  const [shown, setShown] = useState(() => (mayMove() ? from : value));

  // Frames are the browser's.
  useEffect(() => {
    if (!mayMove()) return undefined;
    const begin = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const share = Math.min(1, Math.max(0, now - begin) / countMs);
      // Fast at first, slower as it arrives.
      setShown(Math.round(from + (value - from) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, value]);

  if (shown === value) return words(value);
  return (
    <>
      <span aria-hidden="true" className="tabular-nums">
        {words(shown)}
      </span>
      <span className="sr-only">{words(value)}</span>
    </>
  );
}

function mayMove(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
