import { Tabs } from '@/ui/tabs.tsx';
import { AtelierList } from './atelier-list.tsx';
import { StoryPanels, TabPanel } from './atelier-panes.tsx';
import {
  ActiveMap,
  ActivePreview,
  AtelierNextSteps,
  AtelierTitle,
} from './atelier-parts.tsx';
import { SubjectView } from './subject-view.tsx';
import type { AtelierProps } from './use-atelier.ts';
import { plainVolets, storyVolets, volets } from './volets.ts';

/** One part of the workshop at a time, chosen below it. */
export function PhoneAtelier({ atelier }: AtelierProps) {
  const { story, places, writing } = atelier;
  const { volet, isMapSeen, seeVolet } = places;
  const shownVolets = story === undefined ? plainVolets : storyVolets;
  return (
    <>
      <div className="border-b border-trait px-4 py-1">
        <AtelierTitle parcours={writing.view.parcours} />
      </div>
      <TabPanel volet="etapes" isHidden={volet !== 'etapes'} className="space-y-4 p-4">
        <AtelierList atelier={atelier} />
        <AtelierNextSteps atelier={atelier} />
      </TabPanel>
      {story !== undefined && (
        <StoryPanels story={story} shown={volet} atelier={atelier} />
      )}
      <TabPanel volet="carte" isHidden={volet !== 'carte'}>
        {isMapSeen && <ActiveMap atelier={atelier} />}
      </TabPanel>
      <TabPanel volet="texte" isHidden={volet !== 'texte'} className="px-4 pt-5 pb-12">
        <SubjectView atelier={atelier} />
      </TabPanel>
      <TabPanel volet="apercu" isHidden={volet !== 'apercu'} className="p-2">
        {volet === 'apercu' && <ActivePreview atelier={atelier} />}
      </TabPanel>
      <Tabs
        label="Parties de l’éditeur"
        tabs={shownVolets.map((id) => volets[id])}
        value={volet}
        onValueChange={seeVolet}
        spread
        className="border-t border-trait bg-fond"
      />
    </>
  );
}
