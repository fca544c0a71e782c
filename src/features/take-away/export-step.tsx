import { type ComponentProps } from 'react';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { ExportPanel } from './export-panel.tsx';
import type { FichePart } from './fiche-part.tsx';

// The writers of all formats weigh more than most sittings ask for.
const Panel = lazyComponent(async () => (await import('./export-panel.tsx')).ExportPanel);

const Fiche = lazyComponent(async () => (await import('./fiche-part.tsx')).FichePart);

/** The ways to take a parcours away, loaded when they are asked for. */
export function ExportStep({
  publication,
  ...props
}: ComponentProps<typeof ExportPanel> & ComponentProps<typeof FichePart>) {
  return (
    <>
      <h2 id="titre-export" className="mb-6 text-2xl">
        Prendre une copie
      </h2>
      <LazyPart waiting="Préparation des formats…">
        <Panel {...props} />
        <Fiche parcours={props.parcours} publication={publication} />
      </LazyPart>
    </>
  );
}
