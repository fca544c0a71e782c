import type { ComponentType } from 'react';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { NextSteps } from '@/editing/frame/next-steps.tsx';
import { PlayerPreview } from '@/editing/preview/player-preview.tsx';
import { Later } from '@/ui/later.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import { AtelierMap } from './atelier-map.tsx';
import type { StoryViewProps } from './story.ts';
import type { AtelierProps } from './use-atelier.ts';

// What the wide workshop and that of a phone both show, each in its place.

export function AtelierTitle({ parcours: { titre } }: { parcours: Parcours }) {
  return (
    <h1 id={pageTitleId} tabIndex={-1} className="truncate text-xl">
      {titre.trim() === '' ? 'Nouveau parcours' : titre}
    </h1>
  );
}

export function AtelierNextSteps({ atelier: { writing, leadTo } }: AtelierProps) {
  const { parcours, problems } = writing.shown;
  return <NextSteps parcours={parcours} problems={problems} onLead={leadTo} compact />;
}

/** The map of the whole parcours, on which the étape that is written is placed. */
export function ActiveMap({ atelier }: AtelierProps) {
  const { writing, session, active, numero, places } = atelier;
  return (
    <AtelierMap
      parcours={writing.drawn}
      conflicts={writing.view.conflicts}
      session={session}
      activeId={active.id}
      numero={numero}
      onSelect={places.choose}
      onPlace={writing.place}
      onRadius={writing.widen}
      viewKey={writing.viewKey}
    />
  );
}

/** The étape that is written, as its players will see it. */
export function ActivePreview({ atelier: { active, numero, session } }: AtelierProps) {
  return <PlayerPreview etape={active} numero={numero} session={session} />;
}

type StoryViewOptions = AtelierProps & { View: ComponentType<StoryViewProps> };

/** One of the views of an aventure as a story. */
export function StoryView({ atelier, View }: StoryViewOptions) {
  const { writing, places, mapBelow } = atelier;
  return (
    <Later waiting="Ouverture…">
      <View
        parcours={writing.mapped}
        session={atelier.session}
        etapeCountMax={atelier.etapeCountMax}
        activeId={atelier.writtenId}
        problems={writing.shown.problems}
        errorCountOf={atelier.errorCountOf}
        commentaireCountOf={atelier.commentaireCountOf}
        signalementCounts={atelier.signalementCounts}
        others={atelier.others}
        onChoose={places.choose}
        onWrite={places.writeEtape}
        onLead={atelier.leadTo}
        onRemove={atelier.moves.remove}
        mapBelow={
          atelier.isWide ? { isShown: mapBelow.isWanted, onShow: mapBelow.onShow } : null
        }
      />
    </Later>
  );
}
