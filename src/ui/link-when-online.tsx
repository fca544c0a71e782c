import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type LinkWhenOnlineProps = {
  to: string;
  /** Null while unknown. */
  isOnline: boolean | null;
  lang?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to a page that may not exist yet: words alone until known, and « bientôt en ligne » if it does not. */
export function LinkWhenOnline({
  to,
  isOnline,
  lang,
  className,
  children,
}: LinkWhenOnlineProps) {
  if (isOnline === true) {
    return (
      <Link to={to} lang={lang} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <>
      <strong lang={lang}>{children}</strong>
      {isOnline === false && ` ${t`(bientôt en ligne)`}`}
    </>
  );
}
