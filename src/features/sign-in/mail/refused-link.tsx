import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { LostLine } from '@/ui/lost-line.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';

type RefusedLinkProps = {
  title?: string | undefined;
  message: string;
  /** Next step: a button or a link that looks like one. */
  children: ReactNode;
};

/** A link that was used, has expired or was cut: why, and the way on. */
export function RefusedLink({
  title = t`Il faut un nouveau lien`,
  message,
  children,
}: RefusedLinkProps) {
  return (
    <SignInFrame
      title={title}
      chapeau={message}
      aside={
        <div className="max-md:hidden lg:col-span-2">
          <LostLine kind="panne" />
        </div>
      }
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {children}
        <Link to={paths.login()} className="inline-flex min-h-11 items-center">
          {t`Se connecter`}
        </Link>
      </div>
    </SignInFrame>
  );
}
