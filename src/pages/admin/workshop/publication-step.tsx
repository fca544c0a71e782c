import { useWriting } from '@/editing/fields/writing-context.tsx';
import { NextSteps } from '@/editing/frame/next-steps.tsx';
import { useRights } from '@/editing/session/rights.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { useWorkshopPlace } from '@/features/workshop/places-context.tsx';
import { useReview } from '@/features/workshop/review-context.tsx';
import { useWalk } from '@/features/workshop/walk-context.tsx';
import { MarcheAdvice } from '@/features/walk-draft/marche-advice.tsx';
import { EtatPanel } from '@/features/share-parcours/membres/etat-panel.tsx';
import { SubmitStep } from '@/features/share-parcours/membres/submit-step.tsx';
import { TraductionAdvice } from '@/features/traductions/traduction-advice.tsx';
import { PublishStep } from '@/features/publish-parcours/publish-step.tsx';

/** The last step of writing: the state of the parcours, and advice. */
export function PublicationStep() {
  const { session, writing } = useWriting();
  const { show, leadTo } = useWorkshopPlace();
  const { isShared } = useReview();
  const { marches } = useWalk();
  const { by } = useRights();
  const { view, shown } = writing;
  const { snapshot, status } = view;
  // The online text is older: the advice is for the next version, once it has content.
  const isToPublish =
    status.type !== 'en-ligne' ||
    (snapshot?.updatedAt ?? 0) > (snapshot?.publication?.at ?? -1);
  return (
    <>
      {isToPublish && (
        <MarcheAdvice
          list={marches.list}
          version={(view.snapshot?.publication?.version ?? 0) + 1}
          onShow={() => show({ type: 'marche' })}
        />
      )}
      <LastStep />
      {by === 'equipe' && isShared && (
        <div className="mt-10">
          <h3 className="mb-3 text-lg">Où en est ce parcours</h3>
          <EtatPanel session={session} />
        </div>
      )}
      {isShared && view.snapshot !== null && (
        <TraductionAdvice
          parcours={view.snapshot.parcours}
          onShow={() => show({ type: 'traductions' })}
        />
      )}
      <div className="mt-10 max-w-mesure">
        <NextSteps
          parcours={shown.parcours}
          problems={shown.problems}
          session={session}
          onLead={leadTo}
        />
      </div>
    </>
  );
}

/** Publishing for the team, submitting for an auteur, or the last step of the writing place. */
function LastStep() {
  const { session, writing } = useWriting();
  const { bringTarget } = useWorkshopPlace();
  const { lastStep } = useWritingPlace();
  const { by } = useRights();
  if (lastStep !== null) return <lastStep.Step view={writing.view} session={session} />;
  const Step = by === 'auteur' ? SubmitStep : PublishStep;
  return <Step writing={writing} session={session} onTarget={bringTarget} />;
}
