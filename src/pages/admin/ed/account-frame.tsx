import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '@/data/session/use-session.ts';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import type { EditorRights } from '@/editing/session/rights.ts';
import type { SessionEnd } from '@/lib/errors/session-end.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { AccountWriting, type Compte } from '../account-writing.tsx';

type AccountFrameProps = {
  /** Of the document. */
  title?: string;
  opensAt?: EditorRights['opensAt'];
  children: (session: Compte) => ReactNode;
};

/** Frame of every view of `/admin/parcours/ed`: it requires an account, and writes with its rights. */
export function AccountFrame({
  title = 'Écrire à plusieurs',
  opensAt = 'texte',
  children,
}: AccountFrameProps) {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{`${title} · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      {session.statut === 'inconnue' && (
        <OpeningPage title="Ouverture du parcours">
          <Waiting>Votre session s’ouvre…</Waiting>
        </OpeningPage>
      )}
      {(session.statut === 'absente' || session.statut === 'anonyme') && (
        <ForWriters
          redirect={pathname + search}
          raison={session.statut === 'absente' ? session.raison : undefined}
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

type ForWritersProps = { redirect: string; raison: SessionEnd | undefined };

/** Without a session: purpose of this page, and links. It never redirects. */
function ForWriters({ redirect, raison }: ForWritersProps) {
  return (
    <OpeningPage
      title="Écrire à plusieurs"
      actions={
        <>
          <ButtonLink to={paths.login({ redirect, raison })}>Se connecter</ButtonLink>
          <ButtonLink variant="secondary" to={paths.login({ redirect, vue: 'compte' })}>
            Créer un compte
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.demonstration()}>
            Écrire sans compte
          </ButtonLink>
        </>
      }
    >
      <p>
        Cette page est celle des personnes qui écrivent un parcours ensemble, ou qui s’en
        occupent pour une commune. Connectez-vous avec le compte qui y est invité : vous
        reviendrez ici.
      </p>
    </OpeningPage>
  );
}
