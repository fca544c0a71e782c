import { type ComponentProps } from 'react';
import { ImprimerPanel } from './imprimer-panel.tsx';

/** The parcours on paper. */
export function ImprimerStep(props: ComponentProps<typeof ImprimerPanel>) {
  return (
    <>
      <h2 id="titre-imprimer" className="mb-6 text-2xl">
        Imprimer
      </h2>
      <ImprimerPanel {...props} />
    </>
  );
}
