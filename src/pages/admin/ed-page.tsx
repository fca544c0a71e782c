import { lazy, useState, type ComponentProps } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { EditorHead } from '@/editing/frame/editor-head.tsx';
import { InvitationView } from '@/features/share-parcours/membres/invitation-view.tsx';
import {
  NewSharedParcours,
  SharedParcours,
} from '@/features/share-parcours/membres/shared-parcours.tsx';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import { useSession } from '@/data/session/use-session.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { completedAddress, paths } from '@/lib/paths.ts';
import { Later } from '@/ui/later.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { AccountWriting, membreHome, type Compte } from './account-writing.tsx';
import { Workshop } from './workshop/workshop.tsx';

/** What who answers for quêtes sees: those who write fetch none of it. */
const MairieView = lazy(async () => {
  const { MairieView: view } = await import('./mairie-views.tsx');
  return { default: view };
});

/**
 * `/admin/parcours/ed`: a parcours for its membres (`?id=`), a new one (`?vue=nouveau`), an invitation (`?invitation=`); the
 * desk of a mairie (`?commune=`, its messages with `&vue=messages`), an invitation to it (`?responsable=`), and the upkeep of a quête (`?entretien=`).
 */
export function Component() {
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
      {session.statut === 'compte' && <SharedPage key={session.uid} session={session} />}
    </>
  );
}

function SharedPage({ session }: { session: Compte }) {
  const [parameters] = useSearchParams();
  const opensAt = parameters.get('vue') === 'soumettre' ? 'publication' : 'texte';
  return (
    <AccountWriting session={session} opensAt={opensAt}>
      <SharedContents session={session} />
    </AccountWriting>
  );
}

function mairieOf(
  parameters: URLSearchParams,
): ComponentProps<typeof MairieView>['asked'] | null {
  const commune = parameters.get('commune');
  if (commune !== null) return { commune, vue: parameters.get('vue') };
  const responsable = parameters.get('responsable');
  if (responsable !== null) return { responsable };
  const entretien = parameters.get('entretien');
  return entretien === null ? null : { entretien };
}

/** What the address asks for. */
function SharedContents({ session }: { session: Compte }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  // The one begun here keeps its session when its id comes into the address.
  const [begun, setBegun] = useState<ParcoursId | null>(null);
  const jeton = parameters.get('invitation');
  const text = parameters.get('id');
  const open = (id: ParcoursId) => void navigate(paths.ed({ id }));
  const mairie = mairieOf(parameters);
  if (mairie !== null) {
    return (
      <>
        <EditorHead />
        <Later waiting="La commune s’ouvre…">
          <MairieView asked={mairie} etape={parameters.get('etape')} account={session} />
        </Later>
      </>
    );
  }
  if (jeton !== null) {
    return (
      <InvitationView
        key={jeton}
        jeton={jeton}
        uid={session.uid}
        email={session.email}
        onAccepted={({ parcoursId }) => open(parcoursId)}
      />
    );
  }
  if (parameters.get('vue') === 'nouveau' || (begun !== null && begun === text)) {
    return (
      <NewSharedParcours
        Editor={Workshop}
        onBegun={(id) => {
          setBegun(id);
          void navigate(paths.ed({ id }), {
            replace: true,
            preventScrollReset: true,
            state: completedAddress,
          });
        }}
        onCopied={open}
        loginHref={paths.login({ redirect: paths.ed() })}
      />
    );
  }
  if (text === null) return <Navigate to={membreHome} replace />;
  const id = parcoursIdSchema.safeParse(text);
  if (!id.success) throw new PageNotFoundError(paths.ed({ id: text }));
  return (
    <SharedParcours
      key={id.data}
      id={id.data}
      Editor={Workshop}
      onCopied={open}
      loginHref={paths.login({ redirect: paths.ed({ id: id.data }) })}
    />
  );
}
