import { lazy, Suspense, useMemo, useState, type ComponentProps } from 'react';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { EditorHead } from '@/features/parcours-builder/form/editor-head.tsx';
import { InvitationView } from '@/features/parcours-builder/membres/invitation-view.tsx';
import {
  NewSharedParcours,
  SharedParcours,
} from '@/features/parcours-builder/membres/shared-parcours.tsx';
import { OpeningPage } from '@/features/parcours-builder/opening/opening-page.tsx';
import {
  accountPlace,
  WritingPlaceContext,
  type WritingPlace,
} from '@/features/parcours-builder/place/writing-place.ts';
import {
  RightsContext,
  teamRights,
  type EditorRights,
} from '@/features/parcours-builder/session/rights.ts';
import { useSession } from '@/features/sign-in/use-session.ts';
import type { Session } from '@/data/session/session.ts';
import { completedAddress } from '@/lib/completed-address.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';
import { QueryProvider } from '@/lib/query/query-provider.tsx';
import { writingPaths } from '@/lib/writing-paths.ts';
import { useLocation, useNavigate, useSearchParams } from '@/router/hooks.ts';
import { Navigate } from '@/router/navigate.tsx';
import { Waiting } from '@/ui/waiting.tsx';

/** What who answers for quêtes sees: those who write fetch none of it. */
const MairieView = lazy(async () => {
  const { MairieView: view } = await import('./mairie-views.tsx');
  return { default: view };
});

type Compte = Extract<Session, { statut: 'compte' }>;

const home = `${paths.user()}#parcours`;

function rightsOf({ admin }: Compte, vue: string | null): EditorRights {
  const opensAt = vue === 'soumettre' ? 'publication' : 'texte';
  return admin ? { ...teamRights, opensAt } : { ...teamRights, by: 'auteur', opensAt };
}

/** Those who are not of the team come from their account, and go back to it. */
const membrePlace: WritingPlace = {
  ...accountPlace,
  list: { href: home, label: 'Mes parcours' },
};

/**
 * `/admin/parcours/ed`: a parcours for its membres (`?id=`), a new one (`?vue=nouveau`), an invitation (`?invitation=`); the
 * desk of a mairie (`?commune=`), an invitation to it (`?responsable=`), and the upkeep of a quête (`?entretien=`).
 */
export function Component() {
  const session = useSession();
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
        <QueryProvider>
          <SharedPage key={session.uid} session={session} />
        </QueryProvider>
      )}
    </>
  );
}

function SharedPage({ session }: { session: Compte }) {
  const [parameters] = useSearchParams();
  const vue = parameters.get('vue');
  const rights = useMemo(() => rightsOf(session, vue), [session, vue]);
  return (
    <RightsContext value={rights}>
      <WritingPlaceContext value={session.admin ? accountPlace : membrePlace}>
        <SharedContents session={session} />
      </WritingPlaceContext>
    </RightsContext>
  );
}

function mairieOf(
  parameters: URLSearchParams,
): ComponentProps<typeof MairieView>['asked'] | null {
  const commune = parameters.get('commune');
  if (commune !== null) return { commune };
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
  const open = (id: ParcoursId) => void navigate(writingPaths.ed({ id }));
  const mairie = mairieOf(parameters);
  if (mairie !== null) {
    return (
      <>
        <EditorHead />
        <Suspense fallback={<Waiting>La commune s’ouvre…</Waiting>}>
          <MairieView asked={mairie} etape={parameters.get('etape')} account={session} />
        </Suspense>
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
        onBegun={(id) => {
          setBegun(id);
          void navigate(writingPaths.ed({ id }), {
            replace: true,
            preventScrollReset: true,
            state: completedAddress,
          });
        }}
        onCopied={open}
        loginHref={paths.login({ redirect: writingPaths.ed() })}
      />
    );
  }
  if (text === null) return <Navigate to={home} replace />;
  const id = parcoursIdSchema.safeParse(text);
  if (!id.success) throw new PageNotFoundError(writingPaths.ed({ id: text }));
  return (
    <SharedParcours
      key={id.data}
      id={id.data}
      onCopied={open}
      loginHref={paths.login({ redirect: writingPaths.ed({ id: id.data }) })}
    />
  );
}
