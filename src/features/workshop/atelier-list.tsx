import { Link } from 'react-router';
import { AddEtape } from '@/editing/fields/etape/add-etape.tsx';
import { RemovalNotice } from '@/editing/fields/etape/removal-notice.tsx';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { useStable } from '@/editing/session/use-stable.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { railEtapes } from '@/editing/words/etape-words.ts';
import { AtelierTitle, StoryView } from './atelier-parts.tsx';
import { useActs } from './acts-context.tsx';
import { EtapeRail } from './etape-rail.tsx';
import { useWorkshopPlace } from './places-context.tsx';
import { useReview } from './review-context.tsx';
import { SubjectButton } from './subject-button.tsx';

/** All editable parts: the parcours, its étapes, and the actions on the whole. */
export function AtelierList() {
  const { writing } = useWriting();
  const { isWide, subject, vue, write } = useWorkshopPlace();
  const { moves } = useActs();
  const { view } = writing;
  const { parcours } = view;
  return (
    <div className="space-y-2">
      {isWide && <AtelierTitle parcours={parcours} />}
      <SubjectButton
        isActive={subject.type === 'parcours'}
        onPress={() => write({ type: 'parcours' })}
      >
        Le parcours
      </SubjectButton>
      {parcours.genre === 'aventure' && <WayToStory />}
      <EtapeList />
      {vue !== 'page' && (
        <>
          <RemovalNotice />
          <AddEtape count={parcours.etapes.length} onAdd={moves.add} />
        </>
      )}
    </div>
  );
}

/** To the story of an aventure, and back. */
function WayToStory() {
  const { session } = useWriting();
  const { story } = useWorkshopPlace();
  const { ways } = useWritingPlace();
  const way = story !== undefined ? ways.edit : ways.aventure;
  return (
    <Link
      to={way({ id: session.id })}
      className="flex min-h-12 items-center px-3 font-titre font-bold"
    >
      {story === undefined ? 'Le graphe de l’histoire' : 'Revenir à l’atelier'}
    </Link>
  );
}

function EtapeList() {
  const { writing } = useWriting();
  const { story, writtenId, writeEtape } = useWorkshopPlace();
  const review = useReview();
  const { moves } = useActs();
  const listed = useStable(railEtapes(writing.view.parcours.etapes));
  if (story !== undefined) return <StoryView View={story.Outline} />;
  return (
    <EtapeRail
      etapes={listed}
      activeId={writtenId}
      errorCountOf={review.errorCountOf}
      others={review.others}
      commentaireCountOf={review.commentaireCountOf}
      signalementCounts={review.signalementCounts}
      onSelect={writeEtape}
      onMove={moves.move}
    />
  );
}
