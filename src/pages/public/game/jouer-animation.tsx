import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { Session } from '@/data/session/session.ts';
import { useSession } from '@/data/session/use-session.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  AnimationScreen,
  type Organiser,
} from '@/features/group-outing/animation-screen.tsx';
import { SessionUnavailable } from '@/features/sign-in/session-unavailable.tsx';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { currentQueteAt } from './jouer-quete.ts';

export function loader(args: LoaderFunctionArgs): Promise<Quete> {
  return currentQueteAt(args);
}

function organiserOf(session: Session): Organiser {
  if (session.statut === 'inconnue') return undefined;
  if (session.statut !== 'compte') return null;
  return { uid: session.uid, isAdmin: session.admin };
}

/** `…/jouer?animation=nouvelle`, also with `&groupes=5`, `?animation=<id>`, and with `&vue=` its ranking or its sheets. */
export const Component = withQueries(function Outing() {
  const quete = useLoaderData<typeof loader>();
  const { session, failed } = useSession();
  const [parameters] = useSearchParams();
  const asked = parameters.get('animation') ?? '';
  if (failed) return <SessionUnavailable />;
  return (
    <AnimationScreen
      quete={quete}
      id={/^[0-9a-f]{32}$/.test(asked) ? asked : null}
      vue={parameters.get('vue')}
      groupes={parameters.get('groupes')}
      organiser={organiserOf(session)}
    />
  );
});
