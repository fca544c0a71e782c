import { type ComponentProps } from 'react';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { MembresPanel } from './membres-panel.tsx';

const Panel = lazyComponent(
  async () => (await import('./membres-panel.tsx')).MembresPanel,
);

/** Who shares a parcours, loaded when it is asked for. */
export function MembresStep(props: ComponentProps<typeof MembresPanel>) {
  return (
    <>
      <h2 id="titre-membres" className="mb-6 text-2xl">
        Membres
      </h2>
      <LazyPart waiting="Ouverture des membres…">
        <Panel {...props} />
      </LazyPart>
    </>
  );
}
