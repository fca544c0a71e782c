import { useWriting } from '@/editing/fields/writing-context.tsx';
import { CommentaireBadge } from '@/editing/frame/count-badges.tsx';
import { EditorBar } from '@/editing/frame/editor-bar.tsx';
import { PresentList } from '@/editing/frame/present-list.tsx';
import { NextSteps, useNextSteps } from '@/editing/frame/next-steps.tsx';
import { BarMenu } from '@/ui/bar-menu.tsx';
import { Button } from '@/ui/button.tsx';
import { useActs } from './acts-context.tsx';
import { useWorkshopPlace } from './places-context.tsx';
import { useReview } from './review-context.tsx';
import { ToolList } from './tool-list.tsx';

/** The bar of the workshop; where it is wide, with what is done with the whole parcours. */
export function AtelierBar() {
  const { session, writing } = useWriting();
  const { isWide } = useWorkshopPlace();
  const { others } = useReview();
  const { publish } = useActs();
  const { view } = writing;
  return (
    <EditorBar
      view={view}
      session={session}
      publish={isWide ? { label: publish.label, onPublish: publish.run } : undefined}
    >
      <PresentList others={others} etapes={view.parcours.etapes} />
      {isWide && <WideTools />}
    </EditorBar>
  );
}

function WideTools() {
  const { session, writing } = useWriting();
  const { leadTo, show } = useWorkshopPlace();
  const { commentaires, openCommentaires } = useReview();
  const { parcours, problems } = writing.shown;
  const { length: stepCount } = useNextSteps(parcours, problems);
  return (
    <div className="flex flex-wrap items-center">
      <BarMenu label={`À faire (${stepCount})`} panelClass="w-96">
        {(close) => (
          <NextSteps
            session={session}
            parcours={parcours}
            problems={problems}
            onLead={(field) => {
              close();
              leadTo(field);
            }}
          />
        )}
      </BarMenu>
      {commentaires !== null && (
        <Button
          variant="quiet"
          className="px-3"
          onClick={() => show({ type: 'commentaires' })}
        >
          Commentaires
          {openCommentaires.length > 0 && (
            <CommentaireBadge count={openCommentaires.length} />
          )}
        </Button>
      )}
      <BarMenu label="Outils" panelClass="w-72">
        {(close) => <ToolList onShown={close} />}
      </BarMenu>
    </div>
  );
}
