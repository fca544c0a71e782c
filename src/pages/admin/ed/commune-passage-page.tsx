import { Link, useSearchParams } from 'react-router';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { ClosureDesk } from '@/features/desk/messages/closure-desk.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { MairieFrame, inseeIn } from './mairie-frame.tsx';

/** `/admin/parcours/ed?commune=&vue=passage&quete=`: the étapes in a commune of a quête that begins in another one. */
export function Component() {
  const [parameters] = useSearchParams();
  const insee = inseeIn(parameters);
  const quete = parameters.get('quete') ?? '';
  const id = queteIdSchema.safeParse(quete).data;
  if (id === undefined)
    throw new PageNotFoundError(paths.communePassage({ insee, quete }));
  return (
    <MairieFrame title="Une quête qui passe chez vous">
      {() => (
        <>
          <PageTitle
            surtitre={
              <Link to={paths.communeDesk({ insee })}>Le bureau de la mairie</Link>
            }
          >
            Une quête qui passe chez vous
          </PageTitle>
          <ClosureDesk queteId={id} asked={null} hasTournees={false} commune={insee} />
        </>
      )}
    </MairieFrame>
  );
}
