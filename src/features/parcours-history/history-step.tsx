import { type ComponentProps } from 'react';
import { HistoryPanel } from './history-panel.tsx';

/** The history of a parcours. */
export function HistoryStep(props: ComponentProps<typeof HistoryPanel>) {
  return (
    <>
      <h2 id="titre-historique" className="mb-6 text-2xl">
        Historique
      </h2>
      <HistoryPanel {...props} />
    </>
  );
}
