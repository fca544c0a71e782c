import { type ComponentProps } from 'react';
import { CommentairesPanel } from './commentaires-panel.tsx';

/** All comments of a parcours. */
export function CommentairesStep(props: ComponentProps<typeof CommentairesPanel>) {
  return (
    <>
      <h2 id="titre-commentaires" className="mb-6 text-2xl">
        Commentaires
      </h2>
      <CommentairesPanel {...props} />
    </>
  );
}
