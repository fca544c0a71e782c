import { PaneSeparator } from '@/ui/pane-separator.tsx';
import { tabPanelIdOf, Tabs } from '@/ui/choices/tabs.tsx';
import { useDeviceChoice } from '@/ui/choices/use-device-choice.ts';
import { AtelierList } from './atelier-list.tsx';
import { Pane, StoryPanels, TabPanel } from './atelier-panes.tsx';
import { ActiveMap, ActivePreview, AtelierNextSteps } from './atelier-parts.tsx';
import { paneBounds, readPaneSizes } from './pane-sizes.ts';
import { useWorkshopPlace } from './places-context.tsx';
import type { WorkshopSteps } from './steps.ts';
import { SubjectView } from './subject-view.tsx';
import { plainMilieux, storyMilieux, volets } from './volets.ts';

/** List, map and text side by side. */
export function WideAtelier({ steps }: { steps: WorkshopSteps }) {
  const [sizes, setSizes] = useDeviceChoice('qc.atelier.volets', readPaneSizes);
  return (
    <div className="flex min-h-0 flex-1">
      <Pane volet="etapes" size={sizes.list} className="flex flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto p-4">
          <AtelierList />
        </div>
        {/* Always in sight, however many étapes there are. */}
        <div className="max-h-2/5 shrink-0 overflow-y-auto border-t border-trait px-4 py-3">
          <AtelierNextSteps />
        </div>
      </Pane>
      <PaneSeparator
        label="Largeur de la liste des étapes"
        controls={tabPanelIdOf('etapes')}
        value={sizes.list}
        {...paneBounds.list}
        onValueChange={(list) => setSizes({ ...sizes, list })}
      />
      <Middle mapSize={sizes.map} onMapSize={(map) => setSizes({ ...sizes, map })} />
      <PaneSeparator
        label="Largeur du texte"
        controls={tabPanelIdOf('texte')}
        value={sizes.form}
        {...paneBounds.form}
        reversed
        onValueChange={(form) => setSizes({ ...sizes, form })}
      />
      <Pane volet="texte" size={sizes.form} className="px-6 py-5">
        <SubjectView steps={steps} />
      </Pane>
    </div>
  );
}

type MiddleProps = {
  /** The height of the map below the graph, in hundredths of both. */
  mapSize: number;
  onMapSize: (size: number) => void;
};

/** The map, the preview, the story: one at a time, but for the map that may stand below the graph. */
function Middle({ mapSize, onMapSize }: MiddleProps) {
  const { story, middle, isMapSeen, seeMiddle, mapBelow } = useWorkshopPlace();
  const { isBelow } = mapBelow;
  const milieux = story === undefined ? plainMilieux : storyMilieux;
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <Tabs
        label="Au milieu"
        tabs={milieux.map((id) => volets[id])}
        value={middle}
        onValueChange={seeMiddle}
        className="justify-center border-b border-trait"
      />
      <div className="flex min-h-0 flex-1 flex-col">
        {story !== undefined && <StoryPanels story={story} shown={middle} />}
        {isBelow && (
          <PaneSeparator
            label="Hauteur de la carte"
            controls={tabPanelIdOf('carte')}
            value={mapSize}
            {...paneBounds.map}
            reversed
            stacked
            onValueChange={onMapSize}
          />
        )}
        <TabPanel
          volet="carte"
          isHidden={middle !== 'carte' && !isBelow}
          below={isBelow ? mapSize : undefined}
        >
          {(story === undefined || isMapSeen || isBelow) && <ActiveMap />}
        </TabPanel>
        <TabPanel volet="apercu" isHidden={middle !== 'apercu'} className="p-4">
          {middle === 'apercu' && <ActivePreview />}
        </TabPanel>
      </div>
    </div>
  );
}
