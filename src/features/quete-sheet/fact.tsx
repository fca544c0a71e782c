import type { ReactNode } from 'react';

/** A practical fact with its name, in a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    // Where letters are large the fact stands below its name.
    <div className="flex flex-wrap gap-x-6">
      <dt className="shrink-0 basis-28 font-bold">{name}</dt>
      <dd className="min-w-0 grow basis-56">{children}</dd>
    </div>
  );
}
