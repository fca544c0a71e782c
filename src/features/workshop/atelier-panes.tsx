import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names.ts';
import { tabIdOf, tabPanelIdOf } from '@/ui/choices/tabs.tsx';
import { StoryView } from './atelier-parts.tsx';
import type { Story } from '@/editing/frame/story.ts';
import { volets, type Volet } from './volets.ts';

type PaneProps = {
  volet: Volet;
  /** In percent of the whole. */
  size: number;
  className?: string;
  children: ReactNode;
};

/** A pane of the wide workshop, which scrolls by itself. */
export function Pane({ volet, size, className, children }: PaneProps) {
  return (
    <section
      id={tabPanelIdOf(volet)}
      tabIndex={-1}
      aria-label={volets[volet].label}
      // A dragged width: no class can express it.
      style={{ inlineSize: `${size}%` }}
      className={classNames(
        'barre-seule relative min-w-0 shrink-0 contain-strict overflow-y-auto',
        className,
      )}
    >
      {children}
    </section>
  );
}

type TabPanelProps = {
  volet: Volet;
  isHidden: boolean;
  /** Below the panel of the chosen tab, this high in percent of both. */
  below?: number | undefined;
  className?: string;
  children: ReactNode;
};

/** Content of a tab, or of the pane below it; it scrolls by itself. */
export function TabPanel({ volet, isHidden, below, className, children }: TabPanelProps) {
  return (
    <div
      {...(below === undefined
        ? { role: 'tabpanel', 'aria-labelledby': tabIdOf(volet) }
        : {
            role: 'region',
            'aria-label': volets[volet].label,
            style: { blockSize: `${below}%` },
          })}
      id={tabPanelIdOf(volet)}
      tabIndex={-1}
      hidden={isHidden}
      className={classNames(
        'barre-seule relative min-h-0 contain-strict overflow-y-auto',
        below === undefined ? 'flex-1' : 'shrink-0',
        className,
      )}
    >
      {children}
    </div>
  );
}

type StoryPanelsProps = { story: Story; shown: Volet };

/** The graph of an aventure, and its essai. Hidden ones are not rendered: a graph measures its content. */
export function StoryPanels({ story, shown }: StoryPanelsProps) {
  return (
    <>
      <TabPanel volet="graphe" isHidden={shown !== 'graphe'}>
        {shown === 'graphe' && <StoryView View={story.Graphe} />}
      </TabPanel>
      <TabPanel volet="essai" isHidden={shown !== 'essai'} className="p-4">
        {shown === 'essai' && <StoryView View={story.Essai} />}
      </TabPanel>
    </>
  );
}
