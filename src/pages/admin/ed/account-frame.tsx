import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '@/data/session/use-session.ts';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import type { EditorRights } from '@/editing/session/rights.ts';
import { paths } from '@/lib/paths.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { AccountWriting, type Compte } from '../account-writing.tsx';

type AccountFrameProps = {
  opensAt?: EditorRights['opensAt'];
  children: (session: Compte) => ReactNode;
};

/** What every view of `/admin/parcours/ed` stands in: it asks for an account, and writes with the rights of it. */
export function AccountFrame({ opensAt = 'texte', children }: AccountFrameProps) {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      <title>Écrire à plusieurs · Quêtes &amp; Codes</title>
      <meta name="robots" content="noindex" />
      {session.statut === 'inconnue' && (
        <OpeningPage title="Ouverture du parcours">
          <Waiting>Votre session s’ouvre…</Waiting>
        </OpeningPage>
      )}
      {(session.statut === 'absente' || session.statut === 'anonyme') && (
        <Navigate
          to={paths.login({
            redirect: pathname + search,
            raison: session.statut === 'absente' ? session.raison : undefined,
          })}
          replace
        />
      )}
      {session.statut === 'compte' && (
        <AccountWriting key={session.uid} session={session} opensAt={opensAt}>
          {children(session)}
        </AccountWriting>
      )}
    </>
  );
}
