import { lazy } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { CarryPage, type CarryAccount } from '@/features/write-on-device/carry-page.tsx';
import { DemonstrationHome } from '@/features/write-on-device/demonstration-home.tsx';
import { devicePlace } from '@/features/write-on-device/device-place.ts';
import { WayChooser, WayList } from '@/features/begin-parcours/way-chooser.tsx';
import { WritingPlaceContext } from '@/editing/session/writing-place.ts';
import { useSession } from '@/data/session/use-session.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { devicePaths, paths, withQuery } from '@/lib/paths.ts';
import { QueryProvider } from '@/lib/query/query-provider.tsx';
import { Later } from '@/ui/later.tsx';
import { DemonstrationWriting, isWay } from './demonstration-writing.tsx';

const Reperage = lazy(async () => {
  const { Reperage: component } =
    await import('@/features/begin-parcours/reperage/reperage.tsx');
  return { default: component };
});

/** `/admin/parcours/d`: writing without an account, on this device alone; `?vue=` says in which way. */
export function Component() {
  return (
    <QueryProvider>
      <WritingPlaceContext value={devicePlace}>
        <PageHead
          title="Écrire un parcours"
          description="Écrivez un parcours sans compte, dans votre navigateur : rien n’en sort tant que vous ne l’avez pas décidé."
          path={paths.demonstration()}
          noindex
        />
        <Demonstration />
      </WritingPlaceContext>
    </QueryProvider>
  );
}

function Demonstration() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const vue = parameters.get('vue');
  const text = parameters.get('id');
  const parsed = parcoursIdSchema.safeParse(text ?? '');
  const id = parsed.success ? parsed.data : null;
  const unknown = () =>
    new PageNotFoundError(withQuery(paths.demonstration(), { vue: vue ?? '' }));
  if (text !== null && id === null) throw unknown();
  if (vue !== null && isWay(vue))
    return <DemonstrationWriting key={vue} way={vue} id={id} />;
  switch (vue) {
    case null:
      return (
        <DemonstrationHome
          ways={<WayList level={3} />}
          onOpen={(opened, isExample) => {
            const { edit, visite } = devicePaths;
            void navigate((isExample ? visite : edit)({ id: opened }));
          }}
        />
      );
    case 'commencer':
      return <WayChooser id={id ?? undefined} />;
    case 'reperage':
      return (
        <Later waiting="Ouverture du repérage…">
          <Reperage onAdded={(added) => void navigate(devicePaths.edit({ id: added }))} />
        </Later>
      );
    case 'compte':
      if (id === null) throw unknown();
      return <Carry id={id} />;
    default:
      throw unknown();
  }
}

/** The only view that asks who is in front of the screen. */
function Carry({ id }: { id: ParcoursId }) {
  const { session } = useSession();
  const navigate = useNavigate();
  const accountOf = (): CarryAccount => {
    switch (session.statut) {
      case 'inconnue':
        return undefined;
      case 'absente':
      case 'anonyme':
        return null;
      case 'compte':
        return session;
    }
  };
  const isAdmin = session.statut === 'compte' && session.admin;
  return (
    <CarryPage
      id={id}
      account={accountOf()}
      onArrived={(arrived) =>
        void navigate(isAdmin ? paths.edit({ id: arrived }) : paths.ed({ id: arrived }), {
          replace: true,
        })
      }
    />
  );
}
