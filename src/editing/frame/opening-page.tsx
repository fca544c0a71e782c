import type { ReactNode } from 'react';
import { PageTitle } from '@/ui/page-title.tsx';
import { EditorHead } from './editor-head.tsx';

type OpeningPageProps = { title: ReactNode; children?: ReactNode; actions?: ReactNode };

/** Placeholder of the editor while there is nothing to edit. */
export function OpeningPage({ title, children, actions }: OpeningPageProps) {
  return (
    <>
      <EditorHead />
      <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-6">
        <PageTitle>{title}</PageTitle>
        {children !== undefined && <div className="mt-4 space-y-4">{children}</div>}
        {actions !== undefined && (
          <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
        )}
      </div>
    </>
  );
}
