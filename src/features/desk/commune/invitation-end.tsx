import type { ReactNode } from 'react';
import { AddressNotProvenError } from '@/data/membre/invitation-repository.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { PageTitle } from '@/ui/page-title.tsx';

/** An invitation that cannot be accepted, with the reason and alternatives. */
export function InvitationEnd({
  title,
  text,
  children,
}: {
  title: string;
  text: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <p className="mt-4 max-w-mesure">{text}</p>
      {children !== undefined && (
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      )}
    </>
  );
}

/** Reason for a refused invitation; `denied`: by the rules. */
export function refusalText(error: Error, denied: string): string {
  if (error instanceof AddressNotProvenError) {
    return 'Confirmez d’abord l’adresse de votre compte, depuis votre espace, puis rouvrez ce lien.';
  }
  return error instanceof AccessDeniedError ? denied : errorMessage(error);
}
