/** Times of a kind of operation, in milliseconds, and its errors. */
export type Timings = {
  readonly name: string;
  /** Times the work; an error is recorded, and null returned. Call `again` before repeating the work. */
  time: <T>(work: (again: () => void) => Promise<T>) => Promise<T | null>;
  /** Notes a time that was measured elsewhere, in milliseconds. */
  note: (milliseconds: number) => void;
  figures: () => Figures;
};

type Figures = {
  name: string;
  count: number;
  /** Milliseconds; 0 without a measure. */
  median: number;
  p95: number;
  slowest: number;
  /** Number of repeats. */
  again: number;
  errors: readonly string[];
};

/** The value above a share (0 to 1) of the others; 0 for an empty list. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Records the times of a kind of operation, under its name in the table. */
export function createTimings(name: string, now = () => performance.now()): Timings {
  const times: number[] = [];
  const errors: string[] = [];
  let again = 0;
  return {
    name,
    time: async (work) => {
      const begin = now();
      try {
        const result = await work(() => {
          again += 1;
        });
        times.push(now() - begin);
        return result;
      } catch (error) {
        errors.push(error instanceof Error ? error.message : String(error));
        return null;
      }
    },
    note: (milliseconds) => {
      times.push(milliseconds);
    },
    figures: () => ({
      name,
      count: times.length,
      median: quantileOf(times, 0.5),
      p95: quantileOf(times, 0.95),
      slowest: quantileOf(times, 1),
      again,
      errors,
    }),
  };
}

/** The times as a table, a line per kind of operation. */
export function describeTimings(list: readonly Timings[]): string[] {
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(44) + cells.map((cell) => cell.padStart(10)).join('');
  return [
    line('', ['nombre', 'médiane', '95 %', 'au plus', 'reprises', 'erreurs']),
    ...list
      .map((timings) => timings.figures())
      .map(({ name, count, median, p95, slowest, again, errors }) =>
        line(name, [
          String(count),
          ...[median, p95, slowest].map((time) => `${time.toFixed(0)} ms`),
          String(again),
          String(errors.length),
        ]),
      ),
  ];
}
