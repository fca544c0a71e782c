import { createContext, useDeferredValue, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import type { Story } from '@/editing/frame/story.ts';
import { useRights } from '@/editing/session/rights.ts';
import { useIsWide } from '@/map/use-is-wide.ts';
import { useDeviceChoice } from '@/ui/choices/use-device-choice.ts';
import { useWithin } from '@/ui/use-within.ts';
import { useFocusField } from './use-focus-field.ts';
import { usePlaces } from './use-places.ts';
import type { AtelierVue, Volet } from './volets.ts';

/** From this width on, list, map and form are side by side. */
const wideRems = 64;

/** Off until this device chooses it. */
const chosenSchema = z.boolean();

/** The map below the graph: the graph has the order, the map the places. */
function useMapBelow(isGrapheSeen: boolean) {
  const [isWanted, onShow] = useDeviceChoice('qc.aventure.carte', chosenSchema, false);
  // The graph first: the map has its own time to open.
  const isBelow = useDeferredValue(isGrapheSeen && isWanted, false);
  return { isWanted, isBelow, onShow };
}

type WorkshopWays = {
  /** The views of an aventure as a story, if written as one. */
  story: Story | undefined;
  vue: AtelierVue | undefined;
};

/** The current subject, the middle pane, the phone's current part, and the moves between them. */
function useWorkshopPlaces({ story, vue }: WorkshopWays) {
  const { session, writing } = useWriting();
  const { parcours } = writing.view;
  const { etapes } = parcours;
  const { opensAt } = useRights();
  const hasStory = story !== undefined;
  const isWide = useIsWide(wideRems);
  const places = usePlaces(parcours, { hasStory, opensAt, vue });
  const { subject, middle } = places;
  // The étape that is written, or that the map would place; it may have been removed by another author.
  const wantedId = subject.type === 'etape' ? subject.etapeId : null;
  const active = etapes.find(({ id }) => id === wantedId) ?? etapes[0];
  if (active === undefined) throw new Error('A parcours has at least one étape.');
  const mapBelow = useMapBelow(hasStory && isWide && middle === 'graphe');
  const [isPlanShown, showPlan] = useDeviceChoice(
    'qc.aventure.plan',
    chosenSchema,
    false,
  );
  const goTo = (volet: Volet) => {
    if (volet === 'etapes' && hasStory) flushSync(() => showPlan(true));
    places.goTo(volet);
  };
  return {
    ...places,
    goTo,
    ...useFocusField(session, places),
    /** The outline beside the graph, if there is room. */
    ...{ isPlanShown, showPlan },
    ...{ story, vue, isWide, mapBelow, wantedId, active },
    numero: etapes.indexOf(active) + 1,
    /** Null while something else than an étape is written. */
    writtenId: wantedId === null ? null : active.id,
  };
}

type WorkshopPlaces = ReturnType<typeof useWorkshopPlaces>;

const PlacesContext = createContext<WorkshopPlaces | null>(null);

type PlacesProviderProps = WorkshopWays & { children: ReactNode };

export function PlacesProvider({ children, ...ways }: PlacesProviderProps) {
  return <PlacesContext value={useWorkshopPlaces(ways)}>{children}</PlacesContext>;
}

/** The author's place in the workshop, and the moves between places. */
export function useWorkshopPlace(): WorkshopPlaces {
  return useWithin(PlacesContext);
}
