import type { ComponentProps } from 'react';
import { MarchePanel } from './marche-panel.tsx';

/** The essais of a parcours. */
export function MarcheStep(props: ComponentProps<typeof MarchePanel>) {
  return (
    <>
      <h2 id="titre-marche" className="mb-6 text-2xl">
        Essayer en marchant
      </h2>
      <MarchePanel {...props} />
    </>
  );
}
