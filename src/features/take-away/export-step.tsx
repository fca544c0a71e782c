import { type ComponentProps } from 'react';
import { ExportPanel } from './export-panel.tsx';
import { FichePart } from './fiche-part.tsx';

/** The ways to take a parcours away. */
export function ExportStep({
  publication,
  ...props
}: ComponentProps<typeof ExportPanel> & ComponentProps<typeof FichePart>) {
  return (
    <>
      <h2 id="titre-export" className="mb-6 text-2xl">
        Prendre une copie
      </h2>
      <ExportPanel {...props} />
      <FichePart parcours={props.parcours} publication={publication} />
    </>
  );
}
