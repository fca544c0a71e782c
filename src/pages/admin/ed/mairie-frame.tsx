import type { ReactNode } from 'react';
import { isInsee } from '@/domain/commune/responsable.ts';
import { isSiren } from '@/domain/territoire/territoire.ts';
import { EditorHead } from '@/editing/frame/editor-head.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';
import type { Compte } from '../account-writing.tsx';
import { AccountFrame } from './account-frame.tsx';

type MairieFrameProps = {
  /** Of the document. */
  title: string;
  children: (session: Compte) => ReactNode;
};

/** Frame of the views of `/admin/parcours/ed` for responsables of quêtes: a mairie, or their authors. */
export function MairieFrame({ title, children }: MairieFrameProps) {
  return (
    <AccountFrame title={title}>
      {(session) => (
        <>
          <EditorHead />
          <div className="mx-auto w-full max-w-7xl px-4 pt-10 pb-24 sm:px-6">
            {children(session)}
          </div>
        </>
      )}
    </AccountFrame>
  );
}

/** The INSEE code in a query. Throws `PageNotFoundError` for an invalid one. */
export function inseeIn(parameters: URLSearchParams): string {
  const insee = parameters.get('commune') ?? '';
  if (!isInsee(insee)) throw new PageNotFoundError(paths.communeDesk({ insee }));
  return insee;
}

/** The SIREN in a query. Throws `PageNotFoundError` for a number with a wrong check sum. */
export function sirenIn(parameters: URLSearchParams): string {
  const siren = parameters.get('territoire') ?? '';
  if (!isSiren(siren)) throw new PageNotFoundError(paths.territoireDesk({ siren }));
  return siren;
}
