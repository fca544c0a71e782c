import { type ComponentProps } from 'react';
import { JoinPanel } from './join-panel.tsx';

/** Étapes from files. */
export function JoinStep(props: ComponentProps<typeof JoinPanel>) {
  return (
    <>
      <h2 id="titre-fichiers" className="mb-6 text-2xl">
        Ajouter des étapes depuis des fichiers
      </h2>
      <JoinPanel {...props} />
    </>
  );
}
