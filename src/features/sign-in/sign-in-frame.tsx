import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PageTitle } from '@/ui/page-title.tsx';
import { SignInPicture } from './sign-in-picture.tsx';
import { useTitleFocus } from './use-title-focus.ts';

type SignInFrameProps = {
  title: string;
  chapeau?: ReactNode;
  /** Beside it, or below it on a phone; the drawing of a walk otherwise. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A sign-in screen: its title, its content, and the part beside it. */
export function SignInFrame({ title, chapeau, aside, children }: SignInFrameProps) {
  useTitleFocus(title);
  return (
    <div className="grid items-start gap-x-16 gap-y-14 md:grid-cols-2 md:pt-6 lg:grid-cols-5">
      <title>{t`${title} · Quêtes & Codes`}</title>
      <meta
        name="description"
        content={t`${title}. Un compte garde votre carnet d’un appareil à l’autre\u202F; jouer n’en demande pas.`}
      />
      <meta name="robots" content="noindex" />
      <div className="min-w-0 max-w-lg lg:col-span-3">
        <PageTitle chapeau={chapeau}>{title}</PageTitle>
        <div className="mt-8">{children}</div>
      </div>
      {aside ?? <SignInPicture />}
    </div>
  );
}
