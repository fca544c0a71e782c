import { NextSteps } from '@/editing/frame/next-steps.tsx';
import { useRights } from '@/editing/session/rights.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { MarcheAdvice } from '../marche/marche-step.tsx';
import { EtatPanel } from '../membres/etat-panel.tsx';
import { SubmitStep } from '../membres/submit-step.tsx';
import { PublishStep } from '../publish/publish-step.tsx';
import type { AtelierProps } from './use-atelier.ts';

/** The last step of writing, where the parcours stands, and what would make it better. */
export function PublicationSubject({ atelier }: AtelierProps) {
  const { writing, session, marches, places, isShared, leadTo } = atelier;
  const { view, shown } = writing;
  const { by } = useRights();
  return (
    <>
      <MarcheAdvice
        list={marches.list}
        version={(view.snapshot?.publication?.version ?? 0) + 1}
        onShow={() => places.show({ type: 'marche' })}
      />
      <LastStep atelier={atelier} />
      {by === 'equipe' && isShared && (
        <div className="mt-10">
          <h3 className="mb-3 text-lg">Où en est ce parcours</h3>
          <EtatPanel session={session} />
        </div>
      )}
      <div className="mt-10 max-w-mesure">
        <NextSteps parcours={shown.parcours} problems={shown.problems} onLead={leadTo} />
      </div>
    </>
  );
}

/** Publishing for the team, submitting for an auteur, or what the place where one writes has in their stead. */
function LastStep({ atelier: { writing, session, bringTarget } }: AtelierProps) {
  const { lastStep } = useWritingPlace();
  const { by } = useRights();
  if (lastStep !== null) return <lastStep.Step view={writing.view} session={session} />;
  const Step = by === 'auteur' ? SubmitStep : PublishStep;
  return <Step writing={writing} session={session} onTarget={bringTarget} />;
}
