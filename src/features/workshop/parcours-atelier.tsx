import type { ComponentType } from 'react';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { useWriting, WritingProvider } from '@/editing/fields/writing-context.tsx';
import { EditorBar } from '@/editing/frame/editor-bar.tsx';
import { PresentList } from '@/editing/frame/present-list.tsx';
import type { Story } from '@/editing/frame/story.ts';
import { Button } from '@/ui/button.tsx';
import { ShortcutList } from '@/ui/commands/shortcut-list.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { CommandPalette } from './command-palette.tsx';
import { CommandsProvider, useCommands } from './commands-context.tsx';
import { PhoneAtelier } from './phone-atelier.tsx';
import { PlacesProvider, useWorkshopPlace } from './places-context.tsx';
import { ReviewProvider, useReview } from './review-context.tsx';
import type { WorkshopSteps } from './steps.ts';
import { useWalk, WalkProvider } from './walk-context.tsx';
import { WideAtelier } from './wide-atelier.tsx';

type AtelierParts = {
  /** The view of each subject. */
  steps: WorkshopSteps;
  /** A walk of the draft, which takes the place of the workshop. */
  Walk: ComponentType;
};

export type ParcoursAtelierProps = ParcoursEditorProps &
  AtelierParts & {
    /** The views of an aventure as a story, where it is written as one. */
    story?: Story | undefined;
  };

/** A whole parcours in its workshop: the list of étapes, their map or what players will see, and the text. */
export function ParcoursAtelier({ steps, Walk, story, ...editor }: ParcoursAtelierProps) {
  return (
    <WritingProvider {...editor}>
      <PlacesProvider story={story}>
        <ReviewProvider>
          <WalkProvider>
            <CommandsProvider>
              <Atelier steps={steps} Walk={Walk} />
            </CommandsProvider>
          </WalkProvider>
        </ReviewProvider>
      </PlacesProvider>
    </WritingProvider>
  );
}

function Atelier({ steps, Walk }: AtelierParts) {
  const { session, writing } = useWriting();
  const { isWide } = useWorkshopPlace();
  const { others } = useReview();
  const { walk } = useWalk();
  const { moves, publish, dialog, ask, ...keys } = useCommands();
  const { view } = writing;
  if (walk !== null) return <Walk />;
  return (
    <div data-atelier="" className="flex h-dvh flex-col">
      <EditorBar
        view={view}
        session={session}
        publish={isWide ? { label: publish.label, onPublish: publish.run } : undefined}
      >
        <PresentList others={others} etapes={view.parcours.etapes} />
        {isWide && (
          <Button variant="quiet" onClick={() => ask('commandes')}>
            Commandes
          </Button>
        )}
      </EditorBar>
      <p role="status">
        <VisuallyHidden>{moves.said}</VisuallyHidden>
      </p>
      {isWide ? <WideAtelier steps={steps} /> : <PhoneAtelier steps={steps} />}
      {dialog === 'commandes' && (
        <CommandPalette commands={keys.commands} onClose={() => ask(null)} />
      )}
      {dialog === 'raccourcis' && (
        <ShortcutList
          commands={keys.commands}
          hasPlainKey={keys.hasPlainKey}
          onPlainKey={keys.setHasPlainKey}
          onClose={() => ask(null)}
        />
      )}
    </div>
  );
}
