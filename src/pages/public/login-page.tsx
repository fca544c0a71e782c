import { Navigate, useSearchParams } from 'react-router';
import type { Session } from '@/data/session/session.ts';
import { safeRedirect } from '@/features/sign-in/safe-redirect.ts';
import { SignInForm } from '@/features/sign-in/sign-in-form.tsx';
import { useSession } from '@/features/sign-in/use-session.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

function ownPage({ admin }: Extract<Session, { statut: 'compte' }>): string {
  return admin ? paths.dashboard() : paths.user();
}

/** `/login`: leads back to the page that asked (`?redirect=`), else to one's own pages. */
export function Component() {
  const [searchParams] = useSearchParams();
  const session = useSession();
  const redirect = searchParams.get('redirect') ?? '';
  if (session.statut === 'compte') {
    return <Navigate to={safeRedirect(redirect, ownPage(session))} replace />;
  }
  const isSentHere = safeRedirect(redirect, '') !== '';
  return (
    <>
      <title>Se connecter · Quêtes &amp; Codes</title>
      <meta name="robots" content="noindex" />
      <div className="grid items-start gap-x-14 gap-y-14 md:grid-cols-2 md:pt-6">
        <div>
          <PageTitle
            chapeau={
              isSentHere
                ? 'Cette page demande un compte. Vous y reviendrez dès que votre session sera ouverte.'
                : undefined
            }
          >
            Se connecter
          </PageTitle>
          <div className="mt-8">
            <SignInForm />
          </div>
        </div>
        <NoAccount />
      </div>
    </>
  );
}

function NoAccount() {
  return (
    <aside
      aria-labelledby="sans-compte"
      className="rounded-carte border border-trait bg-fond-carte px-6 py-7 sm:px-8"
    >
      <h2 id="sans-compte" className="text-xl">
        Pas de compte ?
      </h2>
      <p className="mt-3">
        La création de compte arrive bientôt. Pour jouer, aucun compte n’est nécessaire.
      </p>
      <ButtonLink to={paths.queteList()} variant="secondary" className="mt-5">
        Choisir une quête
      </ButtonLink>
    </aside>
  );
}
