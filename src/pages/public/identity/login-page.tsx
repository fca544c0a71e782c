import { useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { parseEmailAction } from '@/data/session/email-action.ts';
import type { Session } from '@/data/session/session.ts';
import { emailOfState } from '@/features/sign-in/mail/email-of-state.ts';
import { fetchSignIn } from '@/features/sign-in/fetch-sign-in.ts';
import { safeRedirect } from '@/features/sign-in/return/safe-redirect.ts';
import { useSession } from '@/data/session/use-session.ts';
import { useSignInFlow } from '@/features/sign-in/use-sign-in-flow.ts';
import { WaysIn, type WayInView } from '@/features/sign-in/ways-in.tsx';
import { isSessionEnd } from '@/lib/errors/session-end.ts';
import { paths } from '@/lib/paths.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';

function ownPage({ admin }: Extract<Session, { statut: 'compte' }>): string {
  return admin ? paths.dashboard() : paths.user();
}

function viewOf(vue: string | null): WayInView {
  return vue === 'lien' || vue === 'compte' ? vue : 'mot-de-passe';
}

/** `/login`: returns to the requesting page (`?redirect=`), else to one's own pages. */
export const Component = withQueries(Login);

function Login() {
  const [searchParams] = useSearchParams();
  const location = useLocation();
  const { session } = useSession();
  const flow = useSignInFlow();
  const redirect = searchParams.get('redirect') ?? '';
  const raison = searchParams.get('raison');
  // Scripts are the browser's: fetched once the page is drawn.
  useEffect(() => void fetchSignIn(), []);
  // The link of an e-mail has its own page, wherever an older e-mail leads.
  if (parseEmailAction(searchParams) !== null) {
    return (
      <Navigate
        to={{ pathname: paths.resetPassword(), search: location.search }}
        replace
      />
    );
  }
  if (session.statut === 'compte' && !flow.isHeld) {
    return <Navigate to={safeRedirect(redirect, ownPage(session))} replace />;
  }
  return (
    <WaysIn
      flow={flow}
      view={viewOf(searchParams.get('vue'))}
      redirect={safeRedirect(redirect, '')}
      raison={isSessionEnd(raison) ? raison : null}
      initialEmail={emailOfState(location.state)}
    />
  );
}
