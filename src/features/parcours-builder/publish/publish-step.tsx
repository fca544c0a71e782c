import type { ComponentProps, MouseEvent } from 'react';
import { ErrorSummary } from '@/ui/error-summary.tsx';
import { PublishPanel } from './publish-panel.tsx';

type PublishStepProps = ComponentProps<typeof PublishPanel> & {
  /** What is still to be put right, once publishing was asked for; null before. */
  summary: ComponentProps<typeof ErrorSummary> | null;
  /** Brings what a link of the summary leads to in sight, before it is followed. */
  onTarget: (event: MouseEvent) => void;
};

/** The last step of writing: what is missing, then the way to the public. */
export function PublishStep({ summary, onTarget, ...panel }: PublishStepProps) {
  return (
    <>
      <h2 id="titre-publication" className="mb-6 text-2xl">
        Publier
      </h2>
      {summary !== null && (
        // The links within are what one presses; this only prepares their way.
        <div onClickCapture={onTarget} className="mb-6">
          <ErrorSummary {...summary} />
        </div>
      )}
      <PublishPanel {...panel} />
    </>
  );
}
