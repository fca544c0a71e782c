import type { ComponentProps, MouseEvent } from 'react';
import { ErrorSummary } from '@/ui/error-summary.tsx';
import type { EditorSession } from '../session/editor-session.ts';
import { EtatPanel } from './etat-panel.tsx';

type SubmitStepProps = {
  session: EditorSession;
  /** It has been saved at least once. */
  isOnline: boolean;
  /** What is still to be put right, once submitting was asked for; null before. */
  summary: ComponentProps<typeof ErrorSummary> | null;
  /** Brings what a link of the summary leads to in sight, before it is followed. */
  onTarget: (event: MouseEvent) => void;
  onCheck: () => boolean;
};

/** The last step of an auteur: what is missing, then the way to those who read it. */
export function SubmitStep({
  session,
  isOnline,
  summary,
  onTarget,
  onCheck,
}: SubmitStepProps) {
  return (
    <>
      <h2 id="titre-publication" className="mb-6 text-2xl">
        Soumettre
      </h2>
      {summary !== null && (
        // The links within are what one presses; this only prepares their way.
        <div onClickCapture={onTarget} className="mb-6">
          <ErrorSummary {...summary} />
        </div>
      )}
      {isOnline ? (
        <EtatPanel session={session} onCheck={onCheck} />
      ) : (
        <p>Écrivez d’abord quelques mots : le parcours se soumet une fois enregistré.</p>
      )}
    </>
  );
}
