import { useWriting } from '@/editing/fields/writing-context.tsx';
import { WritingNotices } from '@/editing/frame/writing-notices.tsx';
import { useWorkshopPlace } from './places-context.tsx';
import { useReview } from './review-context.tsx';
import type { WorkshopSteps } from './steps.ts';
import type { Subject } from './subject.ts';
import { WholePage } from './whole-page.tsx';

/** Subjects that have their place on the page of a whole parcours; any other replaces it. */
const onPage: ReadonlySet<Subject['type']> = new Set([
  'parcours',
  'etape',
  'publication',
]);

/** The current subject, below its saving status. */
export function SubjectView({ steps }: { steps: WorkshopSteps }) {
  const { subject, active, vue } = useWorkshopPlace();
  const { type } = subject;
  const Step = steps[type];
  const isThere = useIsThere(type);
  return (
    <>
      <div className="space-y-4 not-empty:mb-6">
        <WritingNotices {...useWriting()} />
      </div>
      {vue === 'page' && onPage.has(type) ? (
        <WholePage steps={steps} />
      ) : (
        isThere && (
          <section
            key={type === 'etape' ? active.id : type}
            aria-labelledby={`titre-${type}`}
          >
            <Step />
          </section>
        )
      )}
    </>
  );
}

/** Members and comments go with the network, or with the right to them. */
function useIsThere(type: Subject['type']): boolean {
  const { isShared, commentaires } = useReview();
  if (['membres', 'traductions', 'ranger'].includes(type)) return isShared;
  return type !== 'commentaires' || commentaires !== null;
}
