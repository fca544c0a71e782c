import { useWriting } from '@/editing/fields/writing-context.tsx';
import { Tabs } from '@/ui/choices/tabs.tsx';
import { AtelierList } from './atelier-list.tsx';
import { StoryPanels, TabPanel } from './atelier-panes.tsx';
import {
  ActiveMap,
  ActivePreview,
  AtelierNextSteps,
  AtelierTitle,
} from './atelier-parts.tsx';
import { useWorkshopPlace } from './places-context.tsx';
import type { WorkshopSteps } from './steps.ts';
import { SubjectView } from './subject-view.tsx';
import { ToolList } from './tool-list.tsx';
import { plainVolets, storyVolets, volets } from './volets.ts';

/** One part of the workshop at a time, with tabs below it. */
export function PhoneAtelier({ steps }: { steps: WorkshopSteps }) {
  const { writing } = useWriting();
  const { story, volet, isMapSeen, seeVolet } = useWorkshopPlace();
  const shownVolets = story === undefined ? plainVolets : storyVolets;
  return (
    <>
      <div className="cede-la-place border-b border-trait px-4 py-1">
        <AtelierTitle parcours={writing.view.parcours} />
      </div>
      <TabPanel volet="etapes" isHidden={volet !== 'etapes'} className="space-y-4 p-4">
        <AtelierList />
        <AtelierNextSteps />
        <div>
          <ToolList isWhole />
        </div>
      </TabPanel>
      {story !== undefined && <StoryPanels story={story} shown={volet} />}
      <TabPanel volet="carte" isHidden={volet !== 'carte'}>
        {isMapSeen && <ActiveMap />}
      </TabPanel>
      <TabPanel
        volet="texte"
        isHidden={volet !== 'texte'}
        className="scroll-pt-32 px-4 pt-5 pb-12"
      >
        <SubjectView steps={steps} />
      </TabPanel>
      <TabPanel volet="apercu" isHidden={volet !== 'apercu'} className="p-2">
        {volet === 'apercu' && <ActivePreview />}
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
