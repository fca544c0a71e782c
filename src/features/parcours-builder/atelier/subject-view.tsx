import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ParcoursFields } from '@/editing/fields/parcours/parcours-fields.tsx';
import { WritingNotices } from '@/editing/frame/writing-notices.tsx';
import { useRights } from '@/editing/session/rights.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { ExportStep } from '../export/export-step.tsx';
import { HistoryStep } from '../history/history-step.tsx';
import { ImprimerStep } from '../imprimer/imprimer-step.tsx';
import { JoinStep } from '../join/join-step.tsx';
import { MarcheStep } from '../marche/marche-step.tsx';
import { MembresStep } from '../membres/membres-step.tsx';
import { CommentairesStep } from '../review/commentaires-step.tsx';
import { EtapeSubject } from './etape-subject.tsx';
import { PublicationSubject } from './publication-subject.tsx';
import type { Subject } from './subject.ts';
import type { AtelierProps } from './use-atelier.ts';

/** What is being written, below what is said of its saving. */
export function SubjectView({ atelier }: AtelierProps) {
  const { places, active } = atelier;
  const { type } = places.subject;
  return (
    <>
      <div className="space-y-4 not-empty:mb-6">
        <WritingNotices {...atelier.editor} writing={atelier.writing} />
      </div>
      {isThere(type, atelier) && (
        <section
          key={type === 'etape' ? active.id : type}
          aria-labelledby={`titre-${type}`}
        >
          {contentOf(type, atelier)}
        </section>
      )}
    </>
  );
}

/** Members and comments go with the network, or with the right to them. */
function isThere(
  type: Subject['type'],
  { isShared, commentaires }: AtelierProps['atelier'],
): boolean {
  if (type === 'membres') return isShared;
  return type !== 'commentaires' || commentaires !== null;
}

function contentOf(type: Subject['type'], atelier: AtelierProps['atelier']): ReactNode {
  const { session, writing, marches, commentaires, places, leadTo } = atelier;
  const { view } = writing;
  const { parcours } = view;
  switch (type) {
    case 'parcours':
      return <ParcoursSubject atelier={atelier} />;
    case 'etape':
      return <EtapeSubject atelier={atelier} />;
    case 'publication':
      return <PublicationSubject atelier={atelier} />;
    case 'membres':
      return <MembresSubject atelier={atelier} />;
    case 'marche':
      return (
        <MarcheStep
          parcours={parcours}
          marches={marches}
          onWalk={atelier.beginWalk}
          onLead={leadTo}
        />
      );
    case 'historique':
      return <HistoryStep view={view} session={session} onDownload={writing.download} />;
    case 'export':
      return <ExportStep parcours={parcours} session={session} />;
    case 'fichiers':
      return <JoinStep session={session} etapeCountMax={atelier.etapeCountMax} />;
    case 'imprimer': {
      const publication = view.snapshot?.publication ?? null;
      return (
        <ImprimerStep parcours={parcours} publication={publication} session={session} />
      );
    }
    case 'commentaires':
      return (
        commentaires !== null && (
          <CommentairesStep
            commentaires={commentaires}
            etapes={parcours.etapes}
            onEtape={places.writeEtape}
          />
        )
      );
  }
}

function ParcoursSubject({ atelier: { writing, session } }: AtelierProps) {
  return (
    <>
      <h2 id="titre-parcours" className="mb-6 text-2xl">
        Le parcours
      </h2>
      <ParcoursFields writing={writing} session={session} />
    </>
  );
}

function MembresSubject({ atelier: { writing } }: AtelierProps) {
  const navigate = useNavigate();
  const { list } = useWritingPlace();
  const { by } = useRights();
  return (
    <MembresStep
      parcoursId={writing.view.parcours.id}
      onLeft={() => {
        if (by === 'auteur') void navigate(list.href);
      }}
    />
  );
}
