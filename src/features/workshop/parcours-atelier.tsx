import type { ComponentType } from 'react';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { WritingProvider } from '@/editing/fields/writing-context.tsx';
import type { Story } from '@/editing/frame/story.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { AtelierBar } from './atelier-bar.tsx';
import { ActsProvider, useActs } from './acts-context.tsx';
import { FoundOnMap } from './found-on-map.tsx';
import { PhoneAtelier } from './phone-atelier.tsx';
import { PlacesProvider, useWorkshopPlace } from './places-context.tsx';
import { ReviewProvider } from './review-context.tsx';
import { SkipWays } from './skip-ways.tsx';
import type { WorkshopSteps } from './steps.ts';
import type { AtelierVue } from './volets.ts';
import { useWalk, WalkProvider } from './walk-context.tsx';
import { WideAtelier } from './wide-atelier.tsx';

type AtelierParts = {
  /** The view of each subject. */
  steps: WorkshopSteps;
  /** A walk of the draft, which replaces the workshop. */
  Walk: ComponentType;
};

export type ParcoursAtelierProps = ParcoursEditorProps &
  AtelierParts & {
    /** The views of an aventure as a story, if written as one. */
    story?: Story | undefined;
    /** Absent for the usual one. */
    vue?: AtelierVue | undefined;
  };

/** A whole parcours in its workshop: the list of étapes, their map or the players' view, and the text. */
export function ParcoursAtelier({
  steps,
  Walk,
  story,
  vue,
  ...editor
}: ParcoursAtelierProps) {
  return (
    <WritingProvider {...editor}>
      <PlacesProvider story={story} vue={vue}>
        <ReviewProvider>
          <WalkProvider>
            <ActsProvider>
              <FoundOnMap>
                <Atelier steps={steps} Walk={Walk} />
              </FoundOnMap>
            </ActsProvider>
          </WalkProvider>
        </ReviewProvider>
      </PlacesProvider>
    </WritingProvider>
  );
}

function Atelier({ steps, Walk }: AtelierParts) {
  const { isWide } = useWorkshopPlace();
  const { walk } = useWalk();
  const { moves } = useActs();
  if (walk !== null) return <Walk />;
  return (
    <div data-atelier="" className="flex h-dvh flex-col">
      <SkipWays />
      <AtelierBar />
      <p role="status">
        <VisuallyHidden>{moves.said}</VisuallyHidden>
      </p>
      {isWide ? <WideAtelier steps={steps} /> : <PhoneAtelier steps={steps} />}
    </div>
  );
}
