import { useLocation } from '@/router/hooks.ts';
import { inPreparationAt } from '../public/in-preparation.ts';
import { InPreparationView } from '../public/in-preparation-page.tsx';

/** A page of the desk that is still being made. The empty layout has no margins of its own; that of `news` has. */
export function Component() {
  const { pathname } = useLocation();
  const page = inPreparationAt(pathname);
  if (page === null) return null;
  const view = <InPreparationView page={page} path={pathname} />;
  if (pathname.startsWith('/admin/parcours/news')) return view;
  return <div className="mx-auto w-full max-w-page px-4 py-6 sm:px-6">{view}</div>;
}
