import { useWriting } from '@/editing/fields/writing-context.tsx';
import { CommentaireBadge } from '@/editing/frame/count-badges.tsx';
import { EditorBar } from '@/editing/frame/editor-bar.tsx';
import { PresentList } from '@/editing/frame/present-list.tsx';
import { NextSteps } from '@/editing/frame/next-steps.tsx';
import { BarMenu } from '@/ui/bar-menu.tsx';
import { useActs } from './acts-context.tsx';
import { useWorkshopPlace } from './places-context.tsx';
import { useReview } from './review-context.tsx';
import { ToolList } from './tool-list.tsx';

/** The bar of the workshop; in a wide one, with the actions on the whole parcours. */
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
  const { leadTo } = useWorkshopPlace();
  const { openCommentaires } = useReview();
  const { parcours, problems } = writing.shown;
  const { length: count } = problems;
  return (
    <div className="flex shrink-0 items-center">
      <BarMenu label={count === 0 ? 'Idées' : `${count} à corriger`} panelClass="w-96">
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
      <BarMenu
        label={
          <>
            Outils
            {openCommentaires.length > 0 && (
              <CommentaireBadge count={openCommentaires.length} />
            )}
          </>
        }
        panelClass="w-72"
      >
        {(close) => <ToolList onShown={close} />}
      </BarMenu>
    </div>
  );
}
