import { useNavigate } from 'react-router';
import { useRights } from '@/editing/session/rights.ts';
import { useWriting } from '@/editing/fields/writing-context.tsx';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { useWorkshopPlace } from '@/features/workshop/places-context.tsx';
import { useReview } from '@/features/workshop/review-context.tsx';
import { useWalk } from '@/features/workshop/walk-context.tsx';
import { useQuete } from '@/data/quete/quete-queries.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { EmporterPart } from '@/features/quete-sheet/emporter-part.tsx';
import { ExportStep } from '@/features/take-away/export-step.tsx';
import { packArchive } from '@/features/take-away/pack-archive.ts';
import { HistoryStep } from '@/features/parcours-history/history-step.tsx';
import { ImprimerStep } from '@/features/take-away/imprimer-step.tsx';
import { JoinStep } from '@/features/begin-parcours/join/join-step.tsx';
import { MarcheScreen } from '@/features/walk-draft/marche-screen.tsx';
import { MarcheStep } from '@/features/walk-draft/marche-step.tsx';
import { MembresStep } from '@/features/share-parcours/membres/membres-step.tsx';
import { PutAsideStep } from '@/features/share-parcours/membres/put-aside.tsx';
import { TraductionsStep } from '@/features/traductions/traductions-step.tsx';
import { CommentairesStep } from '@/features/share-parcours/review/commentaires-step.tsx';

function Membres() {
  const { session } = useWriting();
  const navigate = useNavigate();
  const { list } = useWritingPlace();
  const { by } = useRights();
  return (
    <MembresStep
      parcoursId={session.id}
      onLeft={() => {
        if (by === 'auteur') void navigate(list.href);
      }}
    />
  );
}

function Traductions() {
  const { writing } = useWriting();
  const { snapshot } = writing.view;
  return snapshot !== null && <TraductionsStep parcours={snapshot.parcours} />;
}

function Marche() {
  const { writing } = useWriting();
  const { leadTo } = useWorkshopPlace();
  const { marches, beginWalk } = useWalk();
  return (
    <MarcheStep
      parcours={writing.view.parcours}
      marches={marches}
      onWalk={beginWalk}
      onLead={leadTo}
    />
  );
}

function PutAside() {
  const { session } = useWriting();
  return <PutAsideStep parcoursId={session.id} />;
}

function History() {
  const { session, writing } = useWriting();
  return (
    <HistoryStep view={writing.view} session={session} onDownload={writing.download} />
  );
}

function Emporter({ queteId }: { queteId: string }) {
  const { session, writing } = useWriting();
  const { data: quete } = useQuete(queteIdSchema.parse(queteId));
  if (quete === undefined) return null;
  return (
    <section className="mt-10 max-w-mesure">
      <EmporterPart
        quete={quete}
        packArchive={() => packArchive(writing.view.parcours, session)}
      />
    </section>
  );
}

function Export() {
  const { session, writing } = useWriting();
  const { parcours, snapshot } = writing.view;
  const publication = snapshot?.publication ?? null;
  return (
    <ExportStep
      {...{ parcours, publication, session }}
      emporter={publication !== null && <Emporter queteId={publication.queteId} />}
    />
  );
}

function Files() {
  return <JoinStep session={useWriting().session} />;
}

function Print() {
  const { session, writing } = useWriting();
  const { parcours, snapshot } = writing.view;
  return (
    <ImprimerStep
      parcours={parcours}
      publication={snapshot?.publication ?? null}
      session={session}
    />
  );
}

function Commentaires() {
  const { writing } = useWriting();
  const { writeEtape } = useWorkshopPlace();
  const { commentaires } = useReview();
  return (
    commentaires !== null && (
      <CommentairesStep
        commentaires={commentaires}
        etapes={writing.view.parcours.etapes}
        onEtape={writeEtape}
      />
    )
  );
}

/** The steps that few sittings open, and the walk of a draft, in one file: to be imported by `late-step.tsx` only. */
export const lateSteps = {
  Commentaires,
  Export,
  Files,
  History,
  Marche,
  // Loaded with its step: the network may fail on the way to the first étape.
  MarcheScreen,
  Membres,
  Print,
  PutAside,
  Traductions,
};
export type LateSteps = typeof lateSteps;
