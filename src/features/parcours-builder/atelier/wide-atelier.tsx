import { PaneSeparator } from '@/ui/pane-separator.tsx';
import { tabPanelIdOf, Tabs } from '@/ui/tabs.tsx';
import { AtelierList } from './atelier-list.tsx';
import { Pane, StoryPanels, TabPanel } from './atelier-panes.tsx';
import { ActiveMap, ActivePreview, AtelierNextSteps } from './atelier-parts.tsx';
import { paneBounds } from './pane-sizes.ts';
import { SubjectView } from './subject-view.tsx';
import type { AtelierProps } from './use-atelier.ts';
import { plainMilieux, storyMilieux, volets } from './volets.ts';

/** List, map and text side by side. */
export function WideAtelier({ atelier }: AtelierProps) {
  const { sizes, setSizes } = atelier;
  return (
    <div className="flex min-h-0 flex-1">
      <Pane volet="etapes" size={sizes.list} className="flex flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto p-4">
          <AtelierList atelier={atelier} />
        </div>
        {/* Always in sight, however many étapes there are. */}
        <div className="max-h-2/5 shrink-0 overflow-y-auto border-t border-trait px-4 py-3">
          <AtelierNextSteps atelier={atelier} />
        </div>
      </Pane>
      <PaneSeparator
        label="Largeur de la liste des étapes"
        controls={tabPanelIdOf('etapes')}
        value={sizes.list}
        {...paneBounds.list}
        onValueChange={(list) => setSizes({ ...sizes, list })}
      />
      <Middle atelier={atelier} />
      <PaneSeparator
        label="Largeur du texte"
        controls={tabPanelIdOf('texte')}
        value={sizes.form}
        {...paneBounds.form}
        reversed
        onValueChange={(form) => setSizes({ ...sizes, form })}
      />
      <Pane volet="texte" size={sizes.form} className="px-6 py-5">
        <SubjectView atelier={atelier} />
      </Pane>
    </div>
  );
}

/** The map, the preview, the story: one at a time, but for the map that may stand below the graph. */
function Middle({ atelier }: AtelierProps) {
  const { story, places, sizes, setSizes, mapBelow } = atelier;
  const { middle, isMapSeen, seeMiddle } = places;
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
        {story !== undefined && (
          <StoryPanels story={story} shown={middle} atelier={atelier} />
        )}
        {isBelow && (
          <PaneSeparator
            label="Hauteur de la carte"
            controls={tabPanelIdOf('carte')}
            value={sizes.map}
            {...paneBounds.map}
            reversed
            stacked
            onValueChange={(map) => setSizes({ ...sizes, map })}
          />
        )}
        <TabPanel
          volet="carte"
          isHidden={middle !== 'carte' && !isBelow}
          below={isBelow ? sizes.map : undefined}
        >
          {(story === undefined || isMapSeen || isBelow) && (
            <ActiveMap atelier={atelier} />
          )}
        </TabPanel>
        <TabPanel volet="apercu" isHidden={middle !== 'apercu'} className="p-4">
          {middle === 'apercu' && <ActivePreview atelier={atelier} />}
        </TabPanel>
      </div>
    </div>
  );
}
