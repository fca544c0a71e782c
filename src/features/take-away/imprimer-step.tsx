import { type ComponentProps } from 'react';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { ImprimerPanel } from './imprimer-panel.tsx';

// What lays pages out weighs more than most sittings ask for.
const Panel = lazyComponent(
  async () => (await import('./imprimer-panel.tsx')).ImprimerPanel,
);

/** The parcours on paper, loaded when it is asked for. */
export function ImprimerStep(props: ComponentProps<typeof ImprimerPanel>) {
  return (
    <>
      <h2 id="titre-imprimer" className="mb-6 text-2xl">
        Imprimer
      </h2>
      <LazyPart waiting="Préparation des pages…">
        <Panel {...props} />
      </LazyPart>
    </>
  );
}
