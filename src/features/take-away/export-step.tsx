import type { ComponentProps, ReactNode } from 'react';
import { ExportPanel } from './export-panel.tsx';
import { FichePart } from './fiche-part.tsx';

type ExportStepProps = ComponentProps<typeof ExportPanel> &
  ComponentProps<typeof FichePart> & {
    /** « Emporter la quête », from the page: nothing before it is published. */
    emporter?: ReactNode;
  };

/** The ways to take a parcours away. */
export function ExportStep({ publication, emporter, ...props }: ExportStepProps) {
  return (
    <>
      <h2 id="titre-export" className="mb-6 text-2xl">
        Prendre une copie
      </h2>
      <ExportPanel {...props} />
      {emporter}
      <FichePart parcours={props.parcours} publication={publication} />
    </>
  );
}
