import type { MouseEvent } from 'react';
import { ErrorSummary } from '@/ui/error-summary.tsx';
import type { ParcoursWriting } from '../fields/use-parcours-writing.ts';

export type MissingSummaryProps = {
  writing: ParcoursWriting;
  /** Brings what a link of the summary leads to in sight, before it is followed. */
  onTarget: (event: MouseEvent) => void;
};

/** What is still to be put right before the last step, once that step was asked for; nothing before. */
export function MissingSummary({ writing, onTarget }: MissingSummaryProps) {
  if (!writing.shown.isAsked) return null;
  return (
    // The links within are what one presses; this only prepares their way.
    <div onClickCapture={onTarget} className="mb-6">
      <ErrorSummary {...writing.summary} />
    </div>
  );
}
