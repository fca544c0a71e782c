import type { ComponentType } from 'react';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { FieldScope } from '@/editing/fields/field-scope.tsx';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { NextSteps } from '@/editing/frame/next-steps.tsx';
import { PlayerPreview } from '@/editing/preview/player-preview.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import { AtelierMap, LayingMap } from './atelier-map.tsx';
import { useActs } from './acts-context.tsx';
import { useWorkshopPlace } from './places-context.tsx';
import { useReview } from './review-context.tsx';
import type { StoryViewProps } from '@/editing/frame/story.ts';

// Parts shared by the wide workshop and the phone's, each in its place.

export function AtelierTitle({ parcours: { titre } }: { parcours: Parcours }) {
  return (
    <h1 id={pageTitleId} tabIndex={-1} className="truncate text-xl">
      {titre.trim() === '' ? 'Nouveau parcours' : titre}
    </h1>
  );
}

export function AtelierNextSteps() {
  const { session, writing } = useWriting();
  const { parcours, problems } = writing.shown;
  const { leadTo } = useWorkshopPlace();
  return (
    <NextSteps
      parcours={parcours}
      problems={problems}
      session={session}
      onLead={leadTo}
    />
  );
}

/** The map of the whole parcours, where the current étape is placed. */
export function ActiveMap() {
  const { session, writing } = useWriting();
  const { active, numero, choose, vue } = useWorkshopPlace();
  const Map = vue === 'carte' ? LayingMap : AtelierMap;
  return (
    <FieldScope etapeId={null}>
      <Map
        parcours={writing.drawn}
        session={session}
        activeId={active.id}
        numero={numero}
        onSelect={choose}
        onPlace={writing.place}
        onRadius={writing.widen}
        viewKey={writing.viewKey}
      />
    </FieldScope>
  );
}

/** The étape that is written, as its players will see it. */
export function ActivePreview() {
  const { session } = useWriting();
  const { active, numero, ecran } = useWorkshopPlace();
  return (
    <PlayerPreview
      etape={active}
      numero={numero}
      session={session}
      followed={ecran === 'epreuve' || ecran === 'apres' ? 'epreuve' : 'recit'}
    />
  );
}

/** A view of an aventure as a story. */
export function StoryView({ View }: { View: ComponentType<StoryViewProps> }) {
  const { session, writing } = useWriting();
  const { isWide, mapBelow, writtenId, ...places } = useWorkshopPlace();
  const review = useReview();
  const { moves } = useActs();
  return (
    <LazyPart waiting="Ouverture…">
      <View
        parcours={writing.mapped}
        session={session}
        activeId={writtenId}
        problems={writing.shown.problems}
        errorCountOf={review.errorCountOf}
        commentaireCountOf={review.commentaireCountOf}
        signalementCounts={review.signalementCounts}
        others={review.others}
        onChoose={places.choose}
        onWrite={places.writeEtape}
        onLead={places.leadTo}
        onRemove={moves.remove}
        mapBelow={isWide ? { isShown: mapBelow.isWanted, onShow: mapBelow.onShow } : null}
      />
    </LazyPart>
  );
}
