import type { ComponentProps } from 'react';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import type { TraductionsPanel } from './traductions-panel.tsx';

const Panel = lazyComponent(
  async () => (await import('./traductions-panel.tsx')).TraductionsPanel,
);

/** The parcours in other languages, loaded when it is asked for. */
export function TraductionsStep(
  props: Omit<ComponentProps<typeof TraductionsPanel>, 'level'>,
) {
  return (
    <>
      <h2 id="titre-traductions" className="mb-6 text-2xl">
        Traductions
      </h2>
      <LazyPart waiting="Ouverture des traductions…">
        <Panel {...props} level={3} />
      </LazyPart>
    </>
  );
}
