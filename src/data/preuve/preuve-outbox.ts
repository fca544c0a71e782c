import { awaitsPreuve, isWaiting, type Envoi } from '@/domain/partie/envoi.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { randomPreuveId } from '@/domain/preuve/preuve.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import { outbox, sendingCode, type Outbox } from '../outbox.ts';
import type { Services } from '../firebase/services.ts';
import type { PlayedPartie } from '../partie/partie-sync.ts';
import { partieStore, type PartieStore } from '../partie/partie-store.ts';
import type { Attestation } from './preuve-repository.ts';

/** Delay before checking again if a party was proven to its end. */
const provingMs = 5_000;

type Kept = NonNullable<Envoi['preuve']>;

export type PreuvePorts = {
  store: Pick<PartieStore, 'readPlayed' | 'changeQuietly'>;
  /** The way to the server: `preuve-repository.ts`. */
  attest: (partieId: PartieId, preuveId: Kept['id']) => Promise<Attestation | null>;
};

function stateOf(attestation: Attestation, id: Kept['id']): Kept {
  return attestation.type === 'tard'
    ? { id, etat: 'tard' }
    : { id: attestation.id, etat: 'faite' };
}

/** Gives each finished party of this device whose end the server knows its preuve: its id is stored before the request. */
export function preuveOutbox({ store, attest }: PreuvePorts): Outbox {
  const keep = ({ kept }: PlayedPartie, preuve: Kept | undefined) =>
    store.changeQuietly(kept.partie.id, (before) => ({
      ...before,
      envoi: { ...before.envoi, preuve },
    }));

  async function send(played: PlayedPartie): Promise<number | null> {
    const { partie, envoi } = played.kept;
    const { contenu } = played.quete;
    // Points are sent once: everything provable is proven before.
    if (isWaiting({ partie, contenu, envoi, unlocks: false })) return provingMs;
    if (envoi.partie?.isFinished !== true) return null;
    const id = envoi.preuve?.id ?? randomPreuveId(randomBytes);
    if (envoi.preuve === undefined) await keep(played, { id, etat: 'attente' });
    try {
      const attestation = await attest(envoi.documentId, id);
      if (attestation !== null) await keep(played, stateOf(attestation, id));
    } catch (error) {
      // Another party of before may have its id: the next try draws another.
      if (error instanceof AccessDeniedError) await keep(played, undefined);
      throw error;
    }
    return null;
  }

  return outbox('preuves', {
    waiting: async () =>
      (await store.readPlayed()).filter(({ kept }) => awaitsPreuve(kept)),
    send,
  });
}

/** Makes the preuves of this device, now and each time the network comes back. Returns a stop function. */
export function startPreuves(services: Services): () => void {
  return preuveOutbox({
    store: {
      readPlayed: async () => (await partieStore()).readPlayed(),
      changeQuietly: async (...change) => (await partieStore()).changeQuietly(...change),
    },
    // Firebase is loaded with the first party that has ended, and only then.
    attest: async (...asked) => {
      const repository = await sendingCode(() => import('./preuve-repository.ts'));
      return repository.preuveRepository(services).attest(...asked);
    },
  }).start();
}
