import type { ReactNode } from 'react';
import { Link } from '@/router/link.tsx';
import IconBack from '~icons/lucide/arrow-left';
import { PageTitle } from '@/ui/page-title.tsx';
import { useWritingPlace } from '../place/writing-place.ts';

type OpeningPageProps = { title: string; children?: ReactNode; actions?: ReactNode };

/** What stands in the editor's place while there is nothing to edit. */
export function OpeningPage({ title, children, actions }: OpeningPageProps) {
  const { list } = useWritingPlace();
  return (
    <>
      <header className="border-b border-trait">
        <div className="mx-auto flex w-full max-w-7xl px-4 py-2 sm:px-6">
          <Link
            to={list.href}
            className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-pilule px-2 font-bold text-texte no-underline hover:underline"
          >
            <IconBack aria-hidden="true" className="size-5" />
            {list.label}
          </Link>
        </div>
      </header>
      <div className="mx-auto w-full max-w-7xl px-4 py-12 sm:px-6">
        <PageTitle>{title}</PageTitle>
        {children !== undefined && (
          <div className="mt-4 max-w-mesure space-y-4">{children}</div>
        )}
        {actions !== undefined && (
          <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
        )}
      </div>
    </>
  );
}
