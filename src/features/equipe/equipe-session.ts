import { useCallback, useSyncExternalStore } from 'react';
import type { Announced } from '@/data/direct/direct-repository.ts';
import type { Services } from '@/data/firebase/services.ts';
import type { EquipeLink } from '@/data/equipe/equipe-repository.ts';
import { readEquipe, watchEquipes, type Equipe } from '@/data/equipe/equipe-store.ts';
import {
  startEquipeSync,
  type EquipeSync,
  type EquipeView,
} from '@/data/equipe/equipe-sync.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { isPriveeId } from '@/domain/quete/quete-id.ts';
import type { Contenu } from '@/domain/quete/quete.ts';

const waiting: EquipeView = { autres: null, isConnected: false, isRefused: false };

/** The team followed by this page; null before Firebase loads, or for a solo party. */
let followed: { partieId: PartieId; sync: EquipeSync } | null = null;
const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const notify of [...listeners]) notify();
}

/** The link to the team of a party, which also sends this phone's étape to the site's team. */
function alsoTold(link: EquipeLink, announced: Announced): EquipeLink {
  return {
    tell: (rang) => {
      link.tell(rang);
      announced.tell(rang.etape);
    },
    leave: () => {
      announced.stop();
      return link.leave();
    },
    stop: () => {
      announced.stop();
      link.stop();
    },
  };
}

async function follow(
  services: Services,
  partieId: PartieId,
  contenu: Contenu,
  isOver: () => boolean,
): Promise<void> {
  const [{ equipeRepository }, { directRepository }, store] = await Promise.all([
    import('@/data/equipe/equipe-repository.ts'),
    import('@/data/direct/direct-repository.ts'),
    partieStore(),
  ]);
  const { uid, follow: followPlace } = await equipeRepository(services).openFollowing();
  const queteId = (await store.read(partieId))?.partie.queteId;
  if (isOver() || queteId === undefined) return;
  const sync = startEquipeSync({
    ...{ store, partieId, contenu },
    follow: (place, listener) => {
      const following = followPlace(place, listener);
      // The team of the site sees no quête privée among those that are played now.
      if (isPriveeId(queteId)) return following;
      return alsoTold(
        following,
        directRepository(services).announce({
          uid,
          queteId,
          etapeCount: contenu.etapes.length,
        }),
      );
    },
  });
  sync.subscribe(notifyAll);
  followed = { partieId, sync };
  notifyAll();
}

/** Follows the team of a party, now or once online, until the returned function is called. */
export function followTeam(
  services: Services,
  partieId: PartieId,
  contenu: Contenu,
): () => void {
  let isOver = false;
  const begin = () => {
    follow(services, partieId, contenu, () => isOver).catch((error: unknown) => {
      console.warn('The team is not followed yet.', error);
      if (!isOver) window.addEventListener('online', begin, { once: true });
    });
  };
  begin();
  return () => {
    isOver = true;
    window.removeEventListener('online', begin);
    followed?.sync.stop();
    followed = null;
    notifyAll();
  };
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  const stop = watchEquipes(notify);
  return () => {
    listeners.delete(notify);
    stop();
  };
}

/** The team of a party as this page sees it, and the ways to act on it. */
export function useEquipe(partieId: PartieId): {
  equipe: Equipe | null;
  view: EquipeView;
  sync: EquipeSync | null;
} {
  const equipe = useSyncExternalStore(
    subscribe,
    useCallback(() => readEquipe(partieId), [partieId]),
  );
  const sync = useSyncExternalStore(
    subscribe,
    useCallback(
      () => (followed?.partieId === partieId ? followed.sync : null),
      [partieId],
    ),
  );
  const view = useSyncExternalStore(subscribe, () => sync?.getView() ?? waiting);
  return { equipe, view, sync };
}
