import {
  MissingSummary,
  type MissingSummaryProps,
} from '@/editing/frame/missing-summary.tsx';
import { PrivateWay } from '@/editing/frame/private-way.tsx';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { EtatPanel } from './etat-panel.tsx';

type SubmitStepProps = MissingSummaryProps & { session: EditorSession };

/** An auteur's last step: the gaps, then submission to the readers. */
export function SubmitStep({ session, ...missing }: SubmitStepProps) {
  const { view, check } = missing.writing;
  return (
    <>
      <h2 id="titre-publication" className="mb-6 text-2xl">
        Soumettre
      </h2>
      <MissingSummary {...missing} />
      {view.snapshot === null ? (
        <p>Écrivez d’abord quelques mots : le parcours se soumet une fois enregistré.</p>
      ) : (
        <EtatPanel session={session} onCheck={check} />
      )}
      {view.snapshot !== null && <PrivateWay id={view.snapshot.parcours.id} />}
    </>
  );
}
