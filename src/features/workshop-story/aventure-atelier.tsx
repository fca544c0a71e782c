import { type ComponentType } from 'react';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import type { Story } from '@/editing/frame/story.ts';
import { useOfEditorView } from '@/editing/session/use-editor-session.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { AventureIntro } from './aventure-intro.tsx';
import { EssaisContext, useEssais } from './essais.ts';
import { StoryEssai } from './story-essai.tsx';
import { StoryOutline } from './story-outline.tsx';

const story: Story = {
  Outline: StoryOutline,
  Graphe: lazyComponent(async () => (await import('./story-graphe.tsx')).StoryGraphe),
  Essai: StoryEssai,
};

type AventureAtelierProps = ParcoursEditorProps & {
  /** The workshop, with the story beside its usual parts. */
  Workshop: ComponentType<ParcoursEditorProps & { story: Story }>;
};

/** An aventure written as a story: the workshop with its outline, its graph and its essai. */
export function AventureAtelier({ Workshop, ...editor }: AventureAtelierProps) {
  const { session } = editor;
  const genre = useOfEditorView(session, ({ parcours }) => parcours.genre);
  const isNew = useOfEditorView(session, ({ status }) => status.type === 'vierge');
  const essais = useEssais(session.id);
  if (genre !== 'aventure') {
    return (
      <NotAventure
        isNew={isNew}
        parcoursId={session.id}
        onBegin={() =>
          session.apply({ type: 'changeParcours', changes: { genre: 'aventure' } })
        }
      />
    );
  }
  return (
    <EssaisContext value={essais}>
      <Workshop {...editor} story={story} />
    </EssaisContext>
  );
}

type NotAventureProps = {
  /** True if it is still empty. */
  isNew: boolean;
  parcoursId: string;
  onBegin: () => void;
};

/** A parcours becomes an aventure by its author's choice, never by being opened here. */
function NotAventure({ isNew, parcoursId, onBegin }: NotAventureProps) {
  const { list, ways } = useWritingPlace();
  if (isNew) {
    return (
      <OpeningPage
        title="Écrire une aventure"
        actions={
          <>
            <Button onClick={onBegin}>Commencer une aventure</Button>
            <ButtonLink variant="secondary" to={list.href}>
              {list.label}
            </ButtonLink>
          </>
        }
      >
        <AventureIntro />
      </OpeningPage>
    );
  }
  return (
    <OpeningPage
      title="Ce parcours n’est pas une aventure"
      actions={
        <>
          <Button onClick={onBegin}>En faire une aventure</Button>
          <ButtonLink variant="secondary" to={ways.edit({ id: parcoursId })}>
            L’ouvrir dans l’atelier
          </ButtonLink>
        </>
      }
    >
      <p>
        Ses étapes se suivent dans l’ordre. Dans une aventure, chacune dit où l’on va
        ensuite : rien de ce qui est écrit ne se perd, et vous pourrez annuler.
      </p>
    </OpeningPage>
  );
}
