import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '@/features/sign-in/use-session.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Waiting } from '@/ui/waiting.tsx';

/** `/user`: one's own page. A guard stands before it: only an account gets here. */
export function Component() {
  const session = useSession();
  return (
    <>
      <title>Mon espace · Quêtes &amp; Codes</title>
      <meta name="robots" content="noindex" />
      {session.statut === 'compte' ? (
        <Account {...session} />
      ) : (
        <Waiting>Votre espace s’ouvre…</Waiting>
      )}
    </>
  );
}

type AccountProps = { nom: string; email: string; admin: boolean };

function Account({ nom, email, admin }: AccountProps) {
  return (
    <>
      <PageTitle surtitre="Mon espace">{nom}</PageTitle>
      {nom !== email && <p className="mt-3 text-lg">{email}</p>}
      <div className="mt-7 flex flex-wrap gap-3">
        {admin && <ButtonLink to={paths.dashboard()}>Mes parcours</ButtonLink>}
        <SignOut />
      </div>
      <section
        aria-labelledby="bientot"
        className="mt-14 max-w-mesure border-t border-trait pt-8"
      >
        <h2 id="bientot" className="text-2xl">
          Bientôt ici
        </h2>
        <p className="mt-4">
          Votre carnet et ses tampons, vos quêtes préférées, vos messages, et les réglages
          de votre compte. Tout cela est en préparation.
        </p>
        <p className="mt-3">
          Les quêtes commencées sur cet appareil y restent : ouvrez la page d’une quête
          pour la reprendre.
        </p>
        <ButtonLink to={paths.queteList()} variant="secondary" className="mt-6">
          Voir les quêtes
        </ButtonLink>
      </section>
    </>
  );
}

function SignOut() {
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const leave = async () => {
    setIsPending(true);
    setFailure(null);
    try {
      const { signOut } = await import('@/data/session/session-repository.ts');
      await signOut();
      await navigate(paths.home(), { replace: true });
    } catch (error) {
      console.warn('Signing out failed.', error);
      setFailure(errorMessage(error));
      setIsPending(false);
    }
  };

  return (
    <>
      <Button variant="secondary" pending={isPending} onClick={() => void leave()}>
        Se déconnecter
      </Button>
      {failure !== null && (
        <Alert
          tone="alerte"
          announce="immediate"
          title="Votre session est toujours ouverte"
          className="basis-full"
        >
          <p>{failure}</p>
        </Alert>
      )}
    </>
  );
}
