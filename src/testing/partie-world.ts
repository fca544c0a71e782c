import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import type { PartieStore } from '@/data/partie/partie-store.ts';
import {
  syncPartie,
  type DevicePorts,
  type SyncOptions,
} from '@/data/partie/partie-sync.ts';
import { blankEnvoi } from '@/domain/partie/envoi.ts';
import {
  beginPartie,
  partieIdSchema,
  type Partie,
  type PartieEvent,
  type PartieId,
} from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import type { Contenu, Quete } from '@/domain/quete/quete.ts';
import { createFakeServer } from './fake-partie-server.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
  testPartieId,
} from './play-factories.ts';

/** Two épreuves and a place to look at. */
export const twoEpreuves = createQuete({
  etapes: [
    createEtapePublique(1, { epreuve: createTextePublique() }),
    createEtapePublique(2, { epreuve: createTextePublique({ points: 10 }) }),
    createEtapePublique(3),
  ],
});

const first = testEtapeId(1);

export const read = (etapeId = first): PartieEvent => ({ type: 'read', etapeId });
export const answer = (reponse: string, etapeId = first) =>
  ({ type: 'answer', etapeId, reponse, juste: true, at: 2_000 }) as const;
export const pass = (etapeId = first): PartieEvent => ({
  ...{ type: 'pass', etapeId, at: 2_000 },
});
export const goOn = (etapeId = first): PartieEvent => ({
  ...{ type: 'goOn', etapeId, at: 9_000 },
});

/** A store of parties in the form of a device's: text. */
function createStore(quete: Quete) {
  const texts = new Map<PartieId, string>();
  const current = (id: PartieId) => JSON.parse(texts.get(id) ?? 'null') as KeptPartie;
  const change: PartieStore['change'] = (id, changed) => {
    const kept = changed(current(id));
    texts.set(id, JSON.stringify(kept));
    return Promise.resolve(kept);
  };
  return {
    current,
    begin(partie: Partie) {
      const envoi = blankEnvoi(partie.id);
      texts.set(
        partie.id,
        JSON.stringify({ partie, envoi, brouillon: null, updatedAt: 0 }),
      );
    },
    read: (id: PartieId) => Promise.resolve(current(id)),
    change,
    changeQuietly: change,
    readPlayed: () =>
      Promise.resolve([...texts.keys()].map((id) => ({ kept: current(id), quete }))),
  };
}

export type PartieWorld = ReturnType<typeof createPartieWorld>;

/**
 * A phone with a party of a quête, to which others may be added, a server in memory whose right answer is « tour » everywhere, and the
 * network between them.
 */
export function createPartieWorld(
  contenu: Contenu = twoEpreuves.contenu,
  nextFault?: () => 'none' | 'cut' | 'lostAnswer',
) {
  /** `ahead`: lead of the phone's clock, in milliseconds. */
  const clock = { now: 1_000_000, ahead: 0 };
  const quete = createQuete(contenu);
  const store = createStore(quete);
  const server = createFakeServer({
    contenu,
    rightByEtapeId: Object.fromEntries(contenu.etapes.map(({ id }) => [id, 'tour'])),
    now: () => clock.now,
    ...(nextFault === undefined ? {} : { nextFault }),
  });
  const ports: DevicePorts = {
    store,
    loadGateway: () => Promise.resolve(server.gateway),
    now: () => clock.now + clock.ahead,
  };

  function partyOf(id: PartieId) {
    return {
      id,
      partie: () => store.current(id).partie,
      envoi: () => store.current(id).envoi,
      /** The server's proven party. */
      proven: () => server.parties.get(store.current(id).envoi.documentId),
      async play(...events: PartieEvent[]) {
        for (const event of events) {
          await store.change(id, (kept) => ({
            ...kept,
            partie: play(kept.partie, event, contenu),
          }));
        }
      },
      sync: (options?: SyncOptions) => syncPartie(ports, id, contenu, options),
    };
  }

  store.begin(createPartie(quete));
  return {
    ...partyOf(testPartieId),
    clock,
    store,
    server,
    ports,
    contenu,
    /** Another party of this phone, of the same version. */
    begin(number: number) {
      const id = partieIdSchema.parse(`autrePartie${String(number).padStart(9, '0')}`);
      store.begin(beginPartie(quete, id, 1_000));
      return partyOf(id);
    },
  };
}
