import { lazy } from 'react';
import { useLoaderData } from '@/router/hooks.ts';
import type { LoaderArguments } from '@/router/match-routes.ts';
import { redirect } from '@/router/redirect.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { queteIdSchema, type Quete } from '@/domain/quete/quete.ts';
import { CodeReader } from '@/epreuves/qr/code-reader.tsx';
import {
  currentQuete,
  openPartie,
  type OpenPartie,
} from '@/features/partie-play/open-partie.ts';
import { PlayScreen } from '@/features/partie-play/play-screen.tsx';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';

const DepartureScreen = lazy(async () => {
  const { DepartureScreen: Component } =
    await import('@/features/departure/departure-screen.tsx');
  return { default: Component };
});

/**
 * `?preparer` is the screen before a party, which begins none. `?recommencer` begins another party; then the address
 * goes back to what it was, so that a reload begins nothing.
 */
export async function loader({
  params,
  request,
}: LoaderArguments): Promise<OpenPartie | { depart: Quete }> {
  const { pathname, searchParams } = new URL(request.url);
  const parts = [params['departement'], params['commune'], params['slug']];
  const id = queteIdSchema.safeParse(parts.join('_'));
  if (!id.success) throw new PageNotFoundError(pathname);
  const restarts = searchParams.has('recommencer');
  // A party from another phone: in the fragment, which no loader is told of.
  const { hash } = window.location;
  try {
    if (hash.startsWith('#partie=')) {
      const { takePassage } = await import('@/data/partie/take-passage.ts');
      const isTaken = await takePassage(id.data, hash, { now: Date.now() });
      // Once: what is read again is the party as it goes on.
      window.history.replaceState(window.history.state, '', pathname);
      if (!isTaken) throw redirect(paths.depart(addressOf(id.data)));
    }
    if (searchParams.has('preparer')) {
      return { depart: await currentQuete(id.data, undefined, request.signal) };
    }
    const open = await openPartie(id.data, { restarts, signal: request.signal });
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
  if ('depart' in open)
    return <DepartureScreen quete={open.depart} CodeReader={CodeReader} />;
  return <PlayScreen key={open.kept.partie.id} open={open} />;
}
