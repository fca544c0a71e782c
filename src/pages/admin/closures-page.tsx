import { Link, useSearchParams } from 'react-router';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { DeskHeader } from '@/features/desk/desk-header.tsx';
import { ClosureDesk } from '@/features/desk/messages/closure-desk.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';

/** `/admin/parcours/dashboard?vue=fermetures&quete=`: closures of a quête; with `etape`, at the question of that étape. */
export function Component() {
  const [parameters] = useSearchParams();
  const asked = parameters.get('quete') ?? '';
  const etape = parameters.get('etape');
  const id = queteIdSchema.safeParse(asked).data;
  if (id === undefined) throw new PageNotFoundError(paths.fermetures({ quete: asked }));
  return (
    <>
      <title>Fermer une étape ou la quête – Quêtes &amp; Codes</title>
      <DeskHeader />
      <div className="mx-auto w-full max-w-page px-4 pt-6 pb-24 sm:px-6">
        <Link
          to={paths.dashboard()}
          className="mb-2 inline-flex min-h-11 items-center font-bold"
        >
          Les parcours
        </Link>
        <PageTitle>Fermer une étape ou la quête</PageTitle>
        <ClosureDesk
          key={`${id} ${etape ?? ''}`}
          queteId={id}
          asked={etape}
          hasTournees
        />
      </div>
    </>
  );
}
