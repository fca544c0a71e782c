import type { ComponentProps } from 'react';
import { TraductionsPanel } from './traductions-panel.tsx';

/** The parcours in other languages. */
export function TraductionsStep(
  props: Omit<ComponentProps<typeof TraductionsPanel>, 'level'>,
) {
  return (
    <>
      <h2 id="titre-traductions" className="mb-6 text-2xl">
        Traductions
      </h2>
      <TraductionsPanel {...props} level={3} />
    </>
  );
}
