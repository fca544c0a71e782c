import {
  partieStore,
  type KeptPartie,
  type PartieStore,
} from '@/data/partie/partie-store.ts';
import { readPlayChoices } from '@/data/partie/play-choices.ts';
import { randomPartieId } from '@/data/partie/partie-sync.ts';
import { readQuete } from '@/data/quete/quete-repository.ts';
import { beginPartie } from '@/domain/partie/partie.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';

/** A party ready to be played: begun and kept, with the version of the quête it is played on. */
export type OpenPartie = { store: PartieStore; kept: KeptPartie; quete: Quete };

type OpenOptions = {
  /** Leaves the party there is where it stands, and begins another on the current version. */
  restarts: boolean;
  signal: AbortSignal;
  now?: () => number;
};

/** The current version; what the device keeps of it when the network or the quête itself is gone. */
export async function currentQuete(
  queteId: QueteId,
  onDevice: Quete | undefined,
  signal: AbortSignal,
): Promise<Quete> {
  try {
    return await readQuete(queteId, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    if (onDevice !== undefined) return onDevice;
    const { readKeptQuete } = await import('@/data/partie/kept-quetes.ts');
    const kept = await readKeptQuete(queteId);
    if (kept === null) throw error;
    return kept;
  }
}

/**
 * The party of a quête that was last played on this device, as it was left (no network is asked), or a new one.
 * Throws a data error when the quête is nowhere to be had.
 */
export async function openPartie(
  queteId: QueteId,
  { restarts, signal, now = () => Date.now() }: OpenOptions,
): Promise<OpenPartie> {
  const store = await partieStore();
  const last = await store.readLast(queteId);
  if (last !== null && !restarts) return { store, ...last };
  const quete = await currentQuete(queteId, last?.quete, signal);
  const { adaptations } = readPlayChoices();
  const partie = beginPartie(quete, randomPartieId(), now(), adaptations);
  const kept = await store.begin(quete, partie);
  return { store, kept, quete };
}
