import { type ComponentProps } from 'react';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { JoinPanel } from './join-panel.tsx';

// Who writes alone needs no reader of files.
const Panel = lazyComponent(async () => (await import('./join-panel.tsx')).JoinPanel);

/** Étapes from files, whose reader is loaded when it is asked for. */
export function JoinStep(props: ComponentProps<typeof JoinPanel>) {
  return (
    <>
      <h2 id="titre-fichiers" className="mb-6 text-2xl">
        Ajouter des étapes depuis des fichiers
      </h2>
      <LazyPart waiting="Ouverture…">
        <Panel {...props} />
      </LazyPart>
    </>
  );
}
