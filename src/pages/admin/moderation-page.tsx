import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { DeskHeader } from '@/features/desk/desk-header.tsx';
import { ReportedPrivees } from '@/features/desk/moderation/reported-privees.tsx';
import { ModerationQueue } from '@/features/desk/moderation/moderation-queue.tsx';

/** `/admin/parcours/dashboard?vue=moderation`: texts to publish or hide. */
export function Component() {
  return (
    <>
      <title>Modération – Quêtes &amp; Codes</title>
      <DeskHeader vue="moderation" />
      <div className="mx-auto w-full max-w-page px-4 pt-10 pb-24 sm:px-6">
        <ModerationQueue />
        <ReportedPrivees />
        <p className="mt-10">
          <Link
            to={paths.communePreuves({ insee: 'france' })}
            className="inline-flex min-h-11 items-center font-bold"
          >
            Vérifier une preuve, de toutes les communes
          </Link>
        </p>
      </div>
    </>
  );
}
