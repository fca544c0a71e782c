import { type ComponentProps } from 'react';
import { MembresPanel } from './membres-panel.tsx';

/** The membres of a parcours. */
export function MembresStep(props: ComponentProps<typeof MembresPanel>) {
  return (
    <>
      <h2 id="titre-membres" className="mb-6 text-2xl">
        Membres
      </h2>
      <MembresPanel {...props} />
    </>
  );
}
