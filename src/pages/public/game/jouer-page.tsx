import { t } from '@lingui/core/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderServices } from '@/data/firebase/loader-services.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { hasEquipe, readEquipe, watchEquipes } from '@/data/equipe/equipe-store.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { isApartId, isEmbarqueeId } from '@/domain/quete/embarquee.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  DangerError,
  openPartie,
  type OpenPartie,
} from '@/features/play/session/open-partie.ts';
import { PlayScreen } from '@/features/play/screen/play-screen.tsx';
import { sessionStore } from '@/data/session/session-store.ts';
import { loadReprise } from '@/data/partie/load-reprise.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { beginWhenLoaded } from '@/lib/network/begin-when-loaded.ts';
import { paths } from '@/lib/paths.ts';
import { orPageNotFound, queteIdAt } from './jouer-quete.ts';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';

/** A quête closed at this hour. */
type Closed = { fermee: Quete };

/** If a party cannot begin for a danger, the quête, which shows it. */
async function orClosed(opening: Promise<OpenPartie>): Promise<OpenPartie | Closed> {
  try {
    return await opening;
  } catch (error) {
    if (!(error instanceof DangerError)) throw error;
    return { fermee: error.quete };
  }
}

/**
 * The open party, or a new one; the quête alone if none may begin now. `?recommencer` begins another, and `?reponse` brings an answer from the
 * home page; then the address is restored, so that a reload begins none.
 */
export async function loader(args: LoaderFunctionArgs): Promise<OpenPartie | Closed> {
  const { request } = args;
  const id = queteIdAt(args);
  const query = new URL(request.url).searchParams;
  const restarts = query.has('recommencer');
  const reponse = query.get('reponse');
  // A party from another phone is in the fragment.
  if (window.location.hash.startsWith('#partie=')) {
    const { takeUpPassage } = await loadRare();
    await orPageNotFound(args, takeUpPassage(id));
  }
  const opening = openPartie(loaderServices(args), id, {
    restarts,
    signal: request.signal,
  });
  const open = await orPageNotFound(args, orClosed(opening));
  if ('fermee' in open) return open;
  if (reponse !== null && isEmbarqueeId(id)) {
    const { takeUpReponse } = await loadRare();
    await takeUpReponse(open, reponse);
    throw redirect(paths.essayer());
  }
  if (restarts) throw redirect(paths.jouer(addressOf(id)));
  return open;
}

/** `/les_quetes/<departement>/<commune>/<slug>/jouer`: the game. */
export function Component() {
  const open = useLoaderData<typeof loader>();
  if ('fermee' in open) {
    return (
      <LoadBoundary instead={<p className="p-6 text-lg">{dangerSentence()}</p>}>
        <ClosedQuete quete={open.fermee} />
      </LoadBoundary>
    );
  }
  return <Game key={open.kept.partie.id} open={open} />;
}

function dangerSentence(): string {
  return t`La quête est fermée pour un danger. Revenez à un autre moment.`;
}

const loadRare = () => import('./rare-parts.ts');
/** For visitors during a closure for danger. */
const ClosedQuete = lazyComponent(async () => (await loadRare()).ClosedQuete);
/** For players in a team only. */
const EquipeLine = lazyComponent(async () => (await loadRare()).EquipeLine);
/** For the group of an event alone. */
const GroupeLine = lazyComponent(async () => (await loadRare()).GroupeLine);
const DepartWait = lazyComponent(async () => (await loadRare()).DepartWait);
const EquipePanel = lazyComponent(async () => {
  const [{ EquipePanel: Panel }, { withQueries }] = await Promise.all([
    import('@/features/equipe/equipe-panel.tsx'),
    import('@/lib/query/query-provider.tsx'),
  ]);
  return withQueries(Panel);
});

/** Synchronises the other devices of an account; loads nothing without an account. */
function useReprises({ store, quete, kept }: OpenPartie): void {
  const services = useFirebase();
  const { id } = kept.partie;
  // The network and the other devices are outside React.
  useEffect(() => {
    if (sessionStore(services).hint() === null || isApartId(quete.id)) return undefined;
    return beginWhenLoaded(loadReprise, ({ startReprise, repriseRepository }) => {
      const gateway = repriseRepository(services);
      return startReprise({ store, gateway, now: () => Date.now() }, id, quete).stop;
    });
  }, [services, store, quete, id]);
}

/** Stores the quête in the language in which it is played; French is already stored. */
function useKeptLangue({ quete: { id } }: OpenPartie): void {
  // The device's storage is outside React.
  useEffect(() => {
    if (currentLangue() === 'fr') return undefined;
    return beginWhenLoaded(loadRare, ({ keepGardeInOwnLangue }) => {
      void keepGardeInOwnLangue(id);
      return () => undefined;
    });
  }, [id]);
}

function Game({ open }: { open: OpenPartie }) {
  const { quete, kept } = open;
  const { id } = kept.partie;
  useReprises(open);
  useKeptLangue(open);
  const isInEquipe = useSyncExternalStore(watchEquipes, () => hasEquipe(id));
  const etat = useSyncExternalStore(
    watchEquipes,
    () => readEquipe(id)?.participation?.etat,
  );
  if (etat === 'attente') {
    return (
      <LazyPart waiting={t`Un instant…`}>
        <DepartWait partieId={id} contenu={quete.contenu}>
          <EquipeLine partie={kept.partie} contenu={quete.contenu} />
        </DepartWait>
      </LazyPart>
    );
  }
  return (
    <PlayScreen
      open={open}
      equipe={{
        line: (partie) =>
          isInEquipe && (
            <>
              {etat !== undefined && (
                <GroupeLine partie={partie} contenu={quete.contenu} />
              )}
              <EquipeLine partie={partie} contenu={quete.contenu} />
            </>
          ),
        panel: <EquipePanel quete={quete} partieId={id} />,
      }}
    />
  );
}
