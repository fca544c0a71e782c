import {
  MissingSummary,
  type MissingSummaryProps,
} from '@/editing/frame/missing-summary.tsx';
import { PrivateWay } from '@/editing/frame/private-way.tsx';
import type { EditorSession } from '@/editing/session/editor-session.ts';
import { PublishPanel } from './publish-panel.tsx';

type PublishStepProps = MissingSummaryProps & { session: EditorSession };

/** The last step of writing: the gaps, then publication. */
export function PublishStep({ session, ...missing }: PublishStepProps) {
  const { view, shown, check } = missing.writing;
  return (
    <>
      <h2 id="titre-publication" className="mb-6 text-2xl">
        Publier
      </h2>
      <MissingSummary {...missing} />
      <PublishPanel
        view={view}
        session={session}
        problemCount={shown.problems.length}
        slugError={shown.messagesOf(null)['slug']}
        onCheck={check}
      />
      {view.snapshot !== null && <PrivateWay id={view.snapshot.parcours.id} />}
    </>
  );
}
