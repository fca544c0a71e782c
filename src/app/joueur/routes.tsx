import { t } from '@lingui/core/macro';
import { Outlet, redirect, useLoaderData, type RouteObject } from 'react-router';
import type { Services } from '@/data/firebase/services.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { openPartie, type OpenPartie } from '@/features/play/session/open-partie.ts';
import { PlayScreen } from '@/features/play/screen/play-screen.tsx';
import { paths } from '@/lib/paths.ts';
import { PageAnnouncer } from '../navigation/page-announcer.tsx';
import { PageScroll } from '../navigation/page-scroll.tsx';
import { dossier } from './dossier.ts';
import { AccueilPage, readAccueil } from './accueil-page.tsx';

/** The game, and the page before it, which takes the place of every other page of the site. */
export function gameRoutes(services: Services, id: QueteId): RouteObject[] {
  const game = paths.jouer(addressOf(id));
  const pages: RouteObject[] = [
    {
      path: game,
      loader: async ({ request }): Promise<OpenPartie> => {
        const { signal } = request;
        const restarts = new URL(request.url).searchParams.has('recommencer');
        const open = await openPartie(services, id, { restarts, signal });
        // The other folder of this quête has its own pictures and languages.
        const isOther = open.quete.version !== dossier().quete.version;
        if (isOther) await openPartie(services, id, { restarts: true, signal });
        if (restarts || isOther) throw redirect(game);
        return open;
      },
      Component: Game,
      ErrorBoundary: Closed,
    },
    {
      path: '*',
      loader: ({ request }) => readAccueil(id, request.signal),
      Component: AccueilPage,
    },
  ];
  return [{ Component: Frame, HydrateFallback: () => null, children: pages }];
}

/** Scroll, focus and announcement of navigations, as on the site. */
function Frame() {
  return (
    <>
      <PageScroll />
      <PageAnnouncer />
      <main className="flex min-h-dvh flex-col">
        <Outlet />
      </main>
    </>
  );
}

function Game() {
  const open = useLoaderData<OpenPartie>();
  return <PlayScreen key={open.kept.partie.id} open={open} />;
}

/** A closure for a danger is the only reason for which a party of this folder does not begin. */
function Closed() {
  return (
    <p className="p-6 text-lg">
      {t`La quête est fermée pour un danger. Revenez à un autre moment.`}
    </p>
  );
}
