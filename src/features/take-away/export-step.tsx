import { type ComponentProps } from 'react';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { ExportPanel } from './export-panel.tsx';

// The writers of all formats weigh more than most sittings ask for.
const Panel = lazyComponent(async () => (await import('./export-panel.tsx')).ExportPanel);

/** The ways to take a parcours away, loaded when they are asked for. */
export function ExportStep(props: ComponentProps<typeof ExportPanel>) {
  return (
    <>
      <h2 id="titre-export" className="mb-6 text-2xl">
        Prendre une copie
      </h2>
      <LazyPart waiting="Préparation des formats…">
        <Panel {...props} />
      </LazyPart>
    </>
  );
}
