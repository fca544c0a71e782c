import { type ComponentProps } from 'react';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { HistoryPanel } from './history-panel.tsx';

// The differences of words weigh 10 kB that few sittings ask for.
const Panel = lazyComponent(
  async () => (await import('./history-panel.tsx')).HistoryPanel,
);

/** The history of a parcours, loaded when it is asked for. */
export function HistoryStep(props: ComponentProps<typeof HistoryPanel>) {
  return (
    <>
      <h2 id="titre-historique" className="mb-6 text-2xl">
        Historique
      </h2>
      <LazyPart waiting="Ouverture de l’historique…">
        <Panel {...props} />
      </LazyPart>
    </>
  );
}
