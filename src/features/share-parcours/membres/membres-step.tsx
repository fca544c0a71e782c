import { lazy, type ComponentProps } from 'react';
import { LazyPart } from '@/ui/lazy-part.tsx';
import type { MembresPanel } from './membres-panel.tsx';

const Panel = lazy(async () => {
  const { MembresPanel: panel } = await import('./membres-panel.tsx');
  return { default: panel };
});

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
