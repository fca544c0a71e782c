import { fetchFirebase, type Services } from '@/data/firebase/services.ts';
import {
  hasLeft,
  startPartieSync,
  type PartieGateway,
} from '@/data/partie/partie-sync.ts';
import { sendingCode } from '@/data/outbox.ts';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import type { PartieStore } from '@/data/partie/partie-store.ts';
import type { Persistance } from '@/data/partie/partie-store.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { sessionStore } from '@/data/session/session-store.ts';
import { isVueIn, isWaiting } from '@/domain/partie/envoi.ts';
import type { PartieEvent } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import { isEmbarqueeId } from '@/domain/quete/embarquee.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import type { Trying } from '@/lib/network/keep-trying.ts';
import { whenIdle } from '@/lib/when-idle.ts';

export type PartieView = { kept: KeptPartie; persistance: Persistance };

/** A party played in this tab: its state, and the way to change it. */
export type PartieSession = {
  getView: () => PartieView;
  subscribe: (listener: () => void) => () => void;
  /** Resolves once the event is stored on the device; the view changes then, not before. */
  dispatch: (event: PartieEvent) => Promise<KeptPartie>;
  /** Stores typed text, a moment after the last key. */
  keepTyped: (etapeId: EtapeId, texte: string) => void;
  /** Follows other tabs and proves answers, until the returned function is called. */
  start: () => () => void;
};

type SessionOptions = {
  store: PartieStore;
  kept: KeptPartie;
  quete: Quete;
  services: Services;
  now?: () => number;
  loadGateway?: () => Promise<PartieGateway>;
};

/** Delay from the last key to storing, in milliseconds. */
const typingPauseMs = 250;

/** Firebase is fetched with the first gesture, while there is network, and opened with the first answer to prove (decision 112). */
async function loadFirebaseGateway(services: Services): Promise<PartieGateway> {
  const [{ gatewayOfAll }] = await sendingCode(() =>
    Promise.all([
      import('@/data/privee/privee-gateway.ts'),
      fetchFirebase(['auth', 'firestore']),
    ]),
  );
  return gatewayOfAll(services);
}

/** Marks an answer to a solution already seen in another party. */
function knowing(event: PartieEvent, { envoi }: KeptPartie): PartieEvent {
  const isSeen = event.type === 'answer' && isVueIn(envoi, event.etapeId);
  return isSeen ? { ...event, dejaVue: true } : event;
}

/** A session for a party already in the store. Does nothing before `start`. */
export function createPartieSession({
  store,
  kept,
  quete,
  services,
  now = () => Date.now(),
  loadGateway = () => loadFirebaseGateway(services),
}: SessionOptions): PartieSession {
  const { contenu } = quete;
  const { id } = kept.partie;
  // Preload solutions already seen in another party or on another device.
  const mayHaveSeen =
    kept.envoi.vueEtapeIds.length > 0 || sessionStore(services).hint() !== null;
  const readsFirst = mayHaveSeen && !kept.envoi.lu && kept.partie.finishedAt === null;
  const listeners = new Set<() => void>();
  let view: PartieView = { kept, persistance: store.persistance(id) };
  let sync: Trying | null = null;
  let isSending = false;
  let isGatewayAsked = false;
  let typing: { timer: ReturnType<typeof setTimeout>; keep: () => void } | null = null;

  function prove(isAsked = false): void {
    if (!isSending || !(isAsked || isWaiting({ ...view.kept, contenu }))) return;
    const ports = { store, loadGateway, now };
    if (sync === null) sync = startPartieSync(ports, id, contenu, { readsFirst });
    else sync.wake();
  }

  /** Sends the proofs of this device's other parties, and learns the solutions seen before they are needed here. */
  function lookAround(): void {
    if (readsFirst) {
      prove(true);
      return;
    }
    hasLeft(store, id).then(
      (isLeft) => {
        if (isLeft) prove(true);
      },
      (error: unknown) => {
        console.warn('The other parties of this device cannot be read.', error);
      },
    );
  }

  function askForGateway(): void {
    if (isGatewayAsked || !navigator.onLine) return;
    isGatewayAsked = true;
    whenIdle(() => {
      loadGateway().catch(() => {
        isGatewayAsked = false;
      });
    });
  }

  function show(next: KeptPartie): void {
    const persistance = store.persistance(id);
    if (next === view.kept && persistance === view.persistance) return;
    view = { kept: next, persistance };
    for (const listener of listeners) listener();
  }

  function forgetTyping(): void {
    if (typing !== null) clearTimeout(typing.timer);
    typing = null;
  }

  function keepTypingNow(): void {
    const waiting = typing;
    forgetTyping();
    waiting?.keep();
  }

  /** Browser data are cleared from another page: on return, the party is stored again. */
  function keepAgain(): void {
    store
      .changeQuietly(id, (before) => before)
      .then(
        show,
        // A later build in another tab has taken over.
        () => undefined,
      );
  }

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') keepTypingNow();
    else keepAgain();
  }

  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async dispatch(event) {
      // Neither outside news nor a fix of the phone interrupts typing.
      if (event.type !== 'learn' && event.type !== 'situate') forgetTyping();
      const next = await store.change(id, (before) => {
        const partie = play(before.partie, knowing(event, before), contenu);
        if (partie === before.partie) return before;
        // Text typed for one question is dropped at another.
        const isForgotten =
          partie.moment === 'resultat' ||
          event.type === 'adapt' ||
          event.type === 'chooseWay' ||
          event.type === 'showPetits';
        return { ...before, partie, brouillon: isForgotten ? null : before.brouillon };
      });
      show(next);
      prove();
      if (isSending) askForGateway();
      return next;
    },
    keepTyped(etapeId, texte) {
      forgetTyping();
      const keep = () => {
        void store.change(id, (before) => ({ ...before, brouillon: { etapeId, texte } }));
      };
      typing = { timer: setTimeout(keepTypingNow, typingPauseMs), keep };
    },
    start() {
      // The quête that the site ships asks the back end for nothing, not even for the device's other parties.
      isSending = !isEmbarqueeId(quete.id);
      const stopWatching = store.watch(id, (next) => {
        show(next);
        prove();
      });
      document.addEventListener('visibilitychange', onVisibility);
      window.addEventListener('pagehide', keepTypingNow);
      prove();
      if (isSending) lookAround();
      return () => {
        isSending = false;
        keepTypingNow();
        stopWatching();
        document.removeEventListener('visibilitychange', onVisibility);
        window.removeEventListener('pagehide', keepTypingNow);
        sync?.stop();
        sync = null;
      };
    },
  };
}
