import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AddEtape } from '@/editing/fields/etape/add-etape.tsx';
import { RemovalNotice } from '@/editing/fields/etape/removal-notice.tsx';
import { CommentaireBadge } from '@/editing/frame/commentaire-badge.tsx';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { AtelierTitle, StoryView } from './atelier-parts.tsx';
import { EtapeRail } from './etape-rail.tsx';
import { SubjectButton } from './subject-button.tsx';
import type { Subject } from './subject.ts';
import type { AtelierProps } from './use-atelier.ts';

/** All that can be written: the parcours, its étapes, and what is done with the whole. */
export function AtelierList({ atelier }: AtelierProps) {
  const { session, etapeCountMax, isWide, places, moves, writing } = atelier;
  const { view } = writing;
  const { parcours } = view;
  return (
    <div className="space-y-4">
      {isWide && <AtelierTitle parcours={parcours} />}
      <SubjectButton
        isActive={places.subject.type === 'parcours'}
        onPress={() => places.write({ type: 'parcours' })}
      >
        Le parcours
      </SubjectButton>
      {parcours.genre === 'aventure' && <WayToStory atelier={atelier} />}
      <EtapeList atelier={atelier} />
      <RemovalNotice view={view} session={session} />
      <AddEtape
        parcoursId={parcours.id}
        count={parcours.etapes.length}
        countMax={etapeCountMax}
        onAdd={moves.add}
      />
      <Subjects atelier={atelier} />
    </div>
  );
}

/** To the story of an aventure, and back. */
function WayToStory({ atelier: { story, writing } }: AtelierProps) {
  const { ways } = useWritingPlace();
  const way = story !== undefined ? ways.edit : ways.aventure;
  return (
    <Link
      to={way({ id: writing.view.parcours.id })}
      className="flex min-h-12 items-center px-3 font-titre font-bold"
    >
      {story === undefined ? 'Le graphe de l’histoire' : 'Revenir à l’atelier'}
    </Link>
  );
}

function EtapeList({ atelier }: AtelierProps) {
  const { story, places, moves, writtenId } = atelier;
  if (story !== undefined) return <StoryView atelier={atelier} View={story.Outline} />;
  return (
    <EtapeRail
      etapes={atelier.listed}
      activeId={writtenId}
      errorCountOf={atelier.errorCountOf}
      others={atelier.others}
      commentaireCountOf={atelier.commentaireCountOf}
      signalementCounts={atelier.signalementCounts}
      onSelect={places.writeEtape}
      onMove={moves.move}
    />
  );
}

type SubjectWayProps = AtelierProps & {
  type: Exclude<Subject['type'], 'etape'>;
  children: ReactNode;
};

function SubjectWay({ atelier: { places }, type, children }: SubjectWayProps) {
  return (
    <SubjectButton
      isActive={places.subject.type === type}
      onPress={() => places.show({ type })}
    >
      {children}
    </SubjectButton>
  );
}

/** What is done with a parcours besides writing its texts. */
function Subjects({ atelier }: AtelierProps) {
  const { publish, isShared, commentaires, openCommentaires } = atelier;
  const count = openCommentaires.length;
  return (
    <>
      <SubjectWay atelier={atelier} type="fichiers">
        Ajouter depuis des fichiers
      </SubjectWay>
      <SubjectWay atelier={atelier} type="marche">
        Essayer en marchant
      </SubjectWay>
      <SubjectWay atelier={atelier} type="publication">
        {publish.label}
      </SubjectWay>
      {isShared && (
        <SubjectWay atelier={atelier} type="membres">
          Membres
        </SubjectWay>
      )}
      <SubjectWay atelier={atelier} type="historique">
        Historique
      </SubjectWay>
      <SubjectWay atelier={atelier} type="export">
        Exporter
      </SubjectWay>
      <SubjectWay atelier={atelier} type="imprimer">
        Imprimer
      </SubjectWay>
      {commentaires !== null && (
        <SubjectWay atelier={atelier} type="commentaires">
          Commentaires
          {count > 0 && <CommentaireBadge count={count} />}
        </SubjectWay>
      )}
    </>
  );
}
