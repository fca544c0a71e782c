import { awaitsPreuve, isWaiting, type Envoi } from '@/domain/partie/envoi.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { randomPreuveId } from '@/domain/preuve/preuve.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { LimitReachedError } from '@/lib/errors/limit-reached-error.ts';
import { keepTrying } from '@/lib/network/keep-trying.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import type { Services } from '../firebase/services.ts';
import type { PlayedPartie } from '../partie/partie-sync.ts';
import { partieStore, type PartieStore } from '../partie/partie-store.ts';
import type { Attestation } from './preuve-repository.ts';

/** How soon to look again whether a party was proven to its end. */
const provingMs = 5_000;

type Kept = NonNullable<Envoi['preuve']>;

export type PreuvePorts = {
  store: Pick<PartieStore, 'readPlayed' | 'changeQuietly'>;
  /** The way to the server: `preuve-repository.ts`. */
  attest: (partieId: PartieId, preuveId: Kept['id']) => Promise<Attestation | null>;
};

/** Firebase is loaded with the first party that has ended, and only then. */
async function attestBy(
  services: Services,
  ...asked: Parameters<PreuvePorts['attest']>
): Promise<Attestation | null> {
  let repository;
  try {
    repository = await import('./preuve-repository.ts');
  } catch (error) {
    throw new OfflineError('The code that makes preuves could not be loaded.', {
      cause: error,
    });
  }
  return repository.preuveRepository(services).attest(...asked);
}

function stateOf(attestation: Attestation, id: Kept['id']): Kept {
  return attestation.type === 'tard'
    ? { id, etat: 'tard' }
    : { id: attestation.id, etat: 'faite' };
}

/**
 * Gives each party of this device that has ended, and that the server knows to its end, its preuve: its id is kept before it is
 * asked for. Resolves with how long to wait before the next try (milliseconds), null when nothing is left. Rejects with what
 * stopped it: nothing is lost by that.
 */
export async function makePreuves({
  store,
  attest,
}: PreuvePorts): Promise<number | null> {
  let waitMs: number | null = null;
  let refusal: AccessDeniedError | null = null;

  const keep = ({ kept }: PlayedPartie, preuve: Kept | undefined) =>
    store.changeQuietly(kept.partie.id, (before) => ({
      ...before,
      envoi: { ...before.envoi, preuve },
    }));

  for (const played of (await store.readPlayed()).filter(({ kept }) =>
    awaitsPreuve(kept),
  )) {
    const { partie, envoi } = played.kept;
    const { contenu } = played.quete;
    // Points are told once: all that can be proven is proven before.
    if (isWaiting({ partie, contenu, envoi, unlocks: false })) {
      waitMs = provingMs;
      continue;
    }
    if (envoi.partie?.isFinished !== true) continue;
    const id = envoi.preuve?.id ?? randomPreuveId(randomBytes);
    if (envoi.preuve === undefined) await keep(played, { id, etat: 'attente' });
    try {
      const attestation = await attest(envoi.documentId, id);
      if (attestation !== null) await keep(played, stateOf(attestation, id));
    } catch (error) {
      if (error instanceof LimitReachedError) waitMs ??= error.until - Date.now();
      else if (error instanceof AccessDeniedError) {
        refusal = error;
        // Another party of before may have its id: the next try draws another.
        await keep(played, undefined);
      } else throw error;
    }
  }
  // One that is refused holds back no other, and is tried again after growing pauses.
  if (refusal !== null && waitMs !== provingMs) throw refusal;
  return waitMs;
}

/** Makes the preuves of this device, now and each time the network comes back. Returns the way to stop. */
export function startPreuves(services: Services): () => void {
  const trying = keepTrying('preuves', async () =>
    makePreuves({
      store: await partieStore(),
      attest: (...asked) => attestBy(services, ...asked),
    }),
  );
  return () => {
    trying.stop();
  };
}
