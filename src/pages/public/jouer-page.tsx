import {
  lazy,
  Suspense,
  useEffect,
  useSyncExternalStore,
  type ComponentProps,
} from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderServices } from '@/data/firebase/loader-services.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { hasEquipe, readEquipe, watchEquipes } from '@/data/equipe/equipe-store.ts';
import { codeEquipeIn } from '@/domain/equipe/code-equipe.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { CodeReader } from '@/epreuves/qr/code-reader.tsx';
import {
  currentQuete,
  openPartie,
  type OpenPartie,
} from '@/features/partie-play/open-partie.ts';
import { PlayScreen } from '@/features/partie-play/play-screen.tsx';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { sessionStore } from '@/data/session/session-store.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';
import type { Organising } from './jouer-animation.tsx';
import type { Departure } from './jouer-depart.tsx';
import type { Round } from './jouer-tournee.tsx';

/**
 * `?tournee=<jeton>` is a round of the étapes, which begins none either, nor does `?animation` for who organises. `?preparer` is the screen before a party, which begins none. `?recommencer` begins another party; then the address
 * goes back to what it was, so that a reload begins nothing.
 */
export async function loader(
  args: LoaderFunctionArgs,
): Promise<OpenPartie | Departure | Round | Organising> {
  const { params, request } = args;
  const services = loaderServices(args);
  const { pathname, searchParams } = new URL(request.url);
  const parts = [params['departement'], params['commune'], params['slug']];
  const id = queteIdSchema.safeParse(parts.join('_'));
  if (!id.success) throw new PageNotFoundError(pathname);
  const jeton = searchParams.get('tournee');
  if (jeton !== null) {
    const { openRound } = await import('./jouer-tournee.tsx');
    return openRound(services, id.data, jeton, request.signal);
  }
  const readCurrent = () => currentQuete(id.data, undefined, request.signal);
  const restarts = searchParams.has('recommencer');
  try {
    if (searchParams.has('animation')) {
      const { OrganiserScreen } = await import('./jouer-animation.tsx');
      return { animation: await readCurrent(), Screen: OrganiserScreen };
    }
    // A party from another phone comes in the fragment, which no loader is told of.
    if (searchParams.has('preparer') || window.location.hash.startsWith('#partie=')) {
      const { openDeparture } = await import('./jouer-depart.tsx');
      const departure = await openDeparture(id.data, readCurrent);
      if (departure !== null) return departure;
    }
    const open = await openPartie(services, id.data, {
      restarts,
      signal: request.signal,
    });
    if (restarts) throw redirect(paths.jouer(addressOf(id.data)));
    return open;
  } catch (error) {
    if (error instanceof NotFoundError) {
      throw new PageNotFoundError(pathname, { cause: error });
    }
    throw error;
  }
}

/** `/les_quetes/<departement>/<commune>/<slug>/jouer`: the game. */
export function Component() {
  const open = useLoaderData<typeof loader>();
  if ('tournee' in open) return <open.Screen opened={open.tournee} />;
  if ('animation' in open) return <open.Screen quete={open.animation} />;
  if ('depart' in open) {
    const codeEquipe = codeEquipeIn(window.location.hash);
    return (
      <open.Screen
        quete={open.depart}
        CodeReader={CodeReader}
        equipe={{
          form: (
            <open.Join
              quete={open.depart}
              codeEquipe={codeEquipe}
              CodeReader={CodeReader}
            />
          ),
          isAsked: codeEquipe !== '',
        }}
      />
    );
  }
  return <Game key={open.kept.partie.id} open={open} />;
}

/** For who plays in a team alone. */
const EquipeLine = lazy(async () => {
  const { EquipeLine: Line } = await import('@/features/equipe/equipe-line.tsx');
  return { default: Line };
});
/** For the group of an event alone. */
const GroupeLine = lazy(async () => {
  const { GroupeLine: Line } = await import('@/features/group-outing/groupe-line.tsx');
  return { default: Line };
});
const DepartWait = lazy(async () => {
  const { DepartWait: Wait } = await import('@/features/group-outing/groupe-line.tsx');
  return { default: Wait };
});
const EquipePanel = lazy(async () => {
  const [{ EquipePanel: Panel }, { QueryProvider }] = await Promise.all([
    import('@/features/equipe/equipe-panel.tsx'),
    import('@/lib/query/query-provider.tsx'),
  ]);
  const PanelWithQueries = (props: ComponentProps<typeof Panel>) => (
    <QueryProvider>
      <Panel {...props} />
    </QueryProvider>
  );
  return { default: PanelWithQueries };
});

/** Keeps the other devices of an account in step; loads nothing for who has none. */
function useReprises({ store, quete, kept }: OpenPartie): void {
  const services = useFirebase();
  const { id } = kept.partie;
  // The network and the other devices are outside React.
  useEffect(() => {
    if (sessionStore(services).hint() === null) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    Promise.all([
      import('@/data/partie/reprise-sync.ts'),
      import('@/data/partie/reprise-repository.ts'),
    ]).then(
      ([{ startReprise }, { repriseRepository }]) => {
        if (isGone) return;
        const gateway = repriseRepository(services);
        ({ stop } = startReprise({ store, gateway, now: () => Date.now() }, id, quete));
      },
      (error: unknown) => {
        console.warn('The other devices are told nothing.', error);
      },
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [services, store, quete, id]);
}

function Game({ open }: { open: OpenPartie }) {
  const { quete, kept } = open;
  const { id } = kept.partie;
  useReprises(open);
  const isInEquipe = useSyncExternalStore(watchEquipes, () => hasEquipe(id));
  const etat = useSyncExternalStore(
    watchEquipes,
    () => readEquipe(id)?.participation?.etat,
  );
  if (etat === 'attente') {
    return (
      <Suspense>
        <DepartWait partieId={id}>
          <EquipeLine partie={kept.partie} contenu={quete.contenu} />
        </DepartWait>
      </Suspense>
    );
  }
  return (
    <PlayScreen
      open={open}
      equipe={{
        line: (partie) =>
          isInEquipe && (
            <>
              {etat !== undefined && <GroupeLine partieId={id} />}
              <EquipeLine partie={partie} contenu={quete.contenu} />
            </>
          ),
        panel: <EquipePanel quete={quete} partieId={id} />,
      }}
    />
  );
}
