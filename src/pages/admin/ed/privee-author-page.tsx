import { useSearchParams } from 'react-router';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { PriveeAuthor } from '@/features/private-quete/author-page.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';
import { membreHome } from '../account-writing.tsx';
import { AccountFrame } from './account-frame.tsx';
import { Link } from 'react-router';

/** `/admin/parcours/ed?vue=prive`: the quêtes privées of the account; with `id`, the source parcours of a new one. */
export function Component() {
  const [parameters] = useSearchParams();
  const text = parameters.get('id');
  const id = text === null ? null : parcoursIdSchema.safeParse(text);
  if (id?.success === false) {
    throw new PageNotFoundError(paths.ed({ id: text ?? '', vue: 'prive' }));
  }
  return (
    <AccountFrame>
      {() => (
        <div className="mx-auto w-full max-w-page px-4 pt-6 pb-24 sm:px-6">
          <Link to={membreHome} className="inline-flex min-h-11 items-center">
            Mes parcours
          </Link>
          <PriveeAuthor parcoursId={id?.data ?? null} />
        </div>
      )}
    </AccountFrame>
  );
}
