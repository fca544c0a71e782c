import { type ComponentProps } from 'react';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import type { CommentairesPanel } from './commentaires-panel.tsx';

const Panel = lazyComponent(
  async () => (await import('./commentaires-panel.tsx')).CommentairesPanel,
);

/** All comments of a parcours, loaded when they are asked for. */
export function CommentairesStep(props: ComponentProps<typeof CommentairesPanel>) {
  return (
    <>
      <h2 id="titre-commentaires" className="mb-6 text-2xl">
        Commentaires
      </h2>
      <LazyPart waiting="Ouverture des commentaires…">
        <Panel {...props} />
      </LazyPart>
    </>
  );
}
