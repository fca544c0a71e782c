import type { ReactNode } from 'react';

/** A practical fact with its name, in a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="gap-x-6 sm:grid sm:grid-cols-4">
      <dt className="font-bold">{name}</dt>
      <dd className="sm:col-span-3">{children}</dd>
    </div>
  );
}
