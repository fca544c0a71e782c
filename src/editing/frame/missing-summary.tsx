import type { MouseEvent } from 'react';
import { ErrorSummary } from '@/ui/error-summary.tsx';
import type { ParcoursWriting } from '../fields/use-parcours-writing.ts';

export type MissingSummaryProps = {
  writing: ParcoursWriting;
  /** Scrolls to the target of a summary link, before it is followed. */
  onTarget: (event: MouseEvent) => void;
};

/** Remaining problems before the last step, once that step was tried; empty before. */
export function MissingSummary({ writing, onTarget }: MissingSummaryProps) {
  if (!writing.shown.isAsked) return null;
  return (
    // One presses the links within; this only prepares their target.
    <div onClickCapture={onTarget} className="mb-6">
      <ErrorSummary {...writing.summary} />
    </div>
  );
}
