import IconList from '~icons/lucide/list-ordered';
import IconClose from '~icons/lucide/x';
import { Button } from '@/ui/button.tsx';
import { PaneSeparator } from '@/ui/pane-separator.tsx';
import { tabPanelIdOf, Tabs } from '@/ui/choices/tabs.tsx';
import { useDeviceChoice } from '@/ui/choices/use-device-choice.ts';
import { AtelierList } from './atelier-list.tsx';
import { Pane, StoryPanels, TabPanel } from './atelier-panes.tsx';
import { ActiveMap, ActivePreview, AtelierTitle } from './atelier-parts.tsx';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { paneBounds, paneSizesSchema, usualSizes } from './pane-sizes.ts';
import { useWorkshopPlace } from './places-context.tsx';
import type { WorkshopSteps } from './steps.ts';
import { SubjectView } from './subject-view.tsx';
import { plainMilieux, storyMilieux, volets } from './volets.ts';

/** List, map and text side by side; for a story, the graph with the outline and the text on demand. */
export function WideAtelier({ steps }: { steps: WorkshopSteps }) {
  const { story, isPlanShown, isTextShown, showText } = useWorkshopPlace();
  const [sizes, setSizes] = useDeviceChoice(
    'qc.atelier.volets',
    paneSizesSchema,
    usualSizes,
  );
  const hasStory = story !== undefined;
  return (
    <div className="relative flex min-h-0 flex-1">
      {(!hasStory || isPlanShown) && (
        <>
          <Pane volet="etapes" size={sizes.list} className="px-3 py-4">
            <AtelierList />
          </Pane>
          <PaneSeparator
            label="Largeur de la liste des étapes"
            controls={tabPanelIdOf('etapes')}
            value={sizes.list}
            {...paneBounds.list}
            onValueChange={(list) => setSizes({ ...sizes, list })}
          />
        </>
      )}
      <Middle mapSize={sizes.map} onMapSize={(map) => setSizes({ ...sizes, map })} />
      {isTextShown && (
        <>
          <PaneSeparator
            label="Largeur du texte"
            controls={tabPanelIdOf('texte')}
            value={sizes.form}
            {...paneBounds.form}
            reversed
            onValueChange={(form) => setSizes({ ...sizes, form })}
          />
          <Pane volet="texte" size={sizes.form} className="scroll-pt-32 px-6 pt-4 pb-5">
            {hasStory && (
              <div className="-mt-2 flex justify-end">
                <Button
                  variant="quiet"
                  className="-mr-2.5"
                  onClick={() => showText(false)}
                >
                  <IconClose aria-hidden="true" className="size-5" />
                  Masquer le texte
                </Button>
              </div>
            )}
            <SubjectView steps={steps} />
          </Pane>
        </>
      )}
    </div>
  );
}

type MiddleProps = {
  /** The height of the map below the graph, in hundredths of both. */
  mapSize: number;
  onMapSize: (size: number) => void;
};

/** The map, the preview, the story: one at a time, except the map below the graph. */
function Middle({ mapSize, onMapSize }: MiddleProps) {
  const { story, middle, isMapSeen, seeMiddle, mapBelow, ...place } = useWorkshopPlace();
  const { writing } = useWriting();
  const { isBelow } = mapBelow;
  const milieux = story === undefined ? plainMilieux : storyMilieux;
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <div className="flex items-center justify-center gap-x-4 border-b border-trait">
        {story !== undefined && !place.isPlanShown && (
          <div className="min-w-0 flex-1 pl-6">
            <AtelierTitle parcours={writing.view.parcours} />
          </div>
        )}
        {story !== undefined && (
          <button
            type="button"
            aria-pressed={place.isPlanShown}
            onClick={() => place.showPlan(!place.isPlanShown)}
            className="inline-flex min-h-12 items-center gap-2 px-4 font-bold text-primaire-fort hover:underline"
          >
            <IconList aria-hidden="true" className="size-5" />
            Plan
          </button>
        )}
        <Tabs
          label="Au milieu"
          tabs={milieux.map((id) => volets[id])}
          value={middle}
          onValueChange={seeMiddle}
          className="min-w-0 flex-wrap justify-center"
        />
      </div>
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
