import type { ComponentProps } from 'react';
import { redirect } from 'react-router';
import { takePassage } from '@/data/partie/take-passage.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { passageIn } from '@/domain/partie/passage.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { DepartureScreen } from '@/features/before-leaving/departure-screen.tsx';
import { JoinForm } from '@/features/equipe/join-form.tsx';
import { paths } from '@/lib/paths.ts';
import { QueryProvider } from '@/lib/query/query-provider.tsx';

/** The screen before a party, with its quête. */
export type Departure = {
  depart: Quete;
  Screen: typeof DepartureScreen;
  Join: typeof Join;
};

function Join(props: ComponentProps<typeof JoinForm>) {
  return (
    <QueryProvider>
      <JoinForm {...props} />
    </QueryProvider>
  );
}

/**
 * What the game opens on besides itself: the screen before a party, or (null) the party that the address carries from
 * another phone, which is taken up once. Throws a redirect where the address carries none after all.
 */
export async function openDeparture(
  queteId: QueteId,
  readQuete: () => Promise<Quete>,
): Promise<Departure | null> {
  const { hash, pathname } = window.location;
  if (passageIn(hash) === null) {
    return { depart: await readQuete(), Screen: DepartureScreen, Join };
  }
  const isTaken = await takePassage(queteId, hash, { now: Date.now() });
  // What is read again is the party as it goes on.
  window.history.replaceState(window.history.state, '', pathname);
  if (!isTaken) throw redirect(paths.depart(addressOf(queteId)));
  return null;
}
