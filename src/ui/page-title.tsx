import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Id of the page's h1. */
export const pageTitleId = 'titre-page';

type PageTitleProps = {
  children: ReactNode;
  /** A short line above the title: the commune of a quête, the part of the site. */
  surtitre?: ReactNode;
  /** One or two sentences below it. */
  chapeau?: ReactNode;
  className?: string | undefined;
};

/** The h1 of a page. It can take the focus, so that a navigation leads a keyboard or a screen reader to it. */
export function PageTitle({ children, surtitre, chapeau, className }: PageTitleProps) {
  return (
    <div className={classNames('max-w-mesure', className)}>
      {surtitre !== undefined && (
        <p className="mb-2 text-lg text-texte-doux">{surtitre}</p>
      )}
      <h1 id={pageTitleId} tabIndex={-1} className="text-3xl md:text-4xl">
        {children}
      </h1>
      {chapeau !== undefined && <p className="mt-4 text-lg text-texte-doux">{chapeau}</p>}
    </div>
  );
}
