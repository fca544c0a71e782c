import type { Services } from '@/data/firebase/services.ts';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import { partieStore, type PartieStore } from '@/data/partie/partie-store.ts';
import { readPlayChoices } from '@/data/partie/play-choices.ts';
import { randomPartieId } from '@/data/partie/partie-sync.ts';
import { sessionStore } from '@/data/session/session-store.ts';
import { queteInLangue } from '@/data/quete/langue-file.ts';
import { readQuete } from '@/data/quete/quete-repository.ts';
import { readShownQuete } from '@/data/quete/shown-quete.ts';
import { beginPartie } from '@/domain/partie/partie.ts';
import { isApartId } from '@/domain/quete/embarquee.ts';
import { isPriveeId } from '@/domain/quete/quete-id.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import {
  AccessDeniedError,
  isDataError,
  NewerFormatError,
} from '@/lib/errors/data-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { loadReprise } from '@/data/partie/load-reprise.ts';

/** A party ready to play: begun and stored, with its version of the quête. */
export type OpenPartie = { store: PartieStore; kept: KeptPartie; quete: Quete };

/** The quête is closed for a danger: no new party. A party under way goes on. */
export class DangerError extends Error {
  override readonly name = 'DangerError';
  readonly quete: Quete;

  constructor(quete: Quete) {
    super('The quête is closed for a danger.');
    this.quete = quete;
  }
}

type OpenOptions = {
  /** Leaves the existing party in place, and begins another on the current version. */
  restarts: boolean;
  signal: AbortSignal;
  now?: () => number;
};

/** The current version; the device's stored one if the network or the quête is gone. */
export async function currentQuete(
  queteId: QueteId,
  onDevice: Quete | undefined,
  signal: AbortSignal,
): Promise<Quete> {
  try {
    return await readQuete(queteId, signal);
  } catch (error) {
    // The stored version is older than a later build's.
    if (signal.aborted || error instanceof NewerFormatError) throw error;
    // Ended or stopped: parties under way go on, new ones do not begin.
    if (isPriveeId(queteId) && error instanceof AccessDeniedError) throw error;
    if (onDevice !== undefined) return onDevice;
    const { readStoredQuete } = await import('@/data/partie/stored-quetes.ts');
    const kept = await readStoredQuete(queteId);
    if (kept === null) throw error;
    return kept;
  }
}

/** Maximum wait of an account for its other devices' state, in milliseconds; then the local state is used. */
const elsewhereMs = 4_000;

/** Fetches the state of a quête from the account's other devices. Never rejects, and loads nothing without an account. */
async function lookElsewhere(
  services: Services,
  queteId: QueteId,
  store: PartieStore,
  now: () => number,
): Promise<void> {
  if (sessionStore(services).hint() === null || !navigator.onLine) return;
  if (isApartId(queteId)) return;
  const look = async () => {
    const { meetElsewhere, repriseRepository } = await loadReprise();
    const gateway = repriseRepository(services);
    await meetElsewhere(queteId, { store, gateway, now });
  };
  try {
    await withDeadline(look(), elsewhereMs);
  } catch (error) {
    if (!isDataError(error)) console.warn('The other devices cannot be asked.', error);
  }
}

/** True if no party of a quête may begin at an instant (epoch milliseconds). Only a quête with such a closure fetches the calendar. */
async function isDangerAmong(contenu: Quete['contenu'], at: number): Promise<boolean> {
  if (!contenu.pratique.fermetures.some(({ danger }) => danger)) return false;
  const { isDangerAt } = await import('@/domain/quete/quete-ouverture.ts');
  return isDangerAt(contenu, at);
}

/**
 * Opens the last party of a quête on this device, or on another of the signed-in account, as it was left (no network needed), or a new one
 * on the version just shown by its page, or on the current one. The quête is in the language of the page, if available. Throws a data error
 * if the quête is unavailable, a `DangerError` if no new party may begin now.
 */
export async function openPartie(
  services: Services,
  queteId: QueteId,
  { restarts, signal, now = () => Date.now() }: OpenOptions,
): Promise<OpenPartie> {
  const store = await partieStore();
  if (!restarts) await lookElsewhere(services, queteId, store, now);
  const last = await store.readLast(queteId);
  if (last !== null && !restarts) {
    return { store, kept: last.kept, quete: await queteInLangue(last.quete, signal) };
  }
  const shown = restarts ? null : readShownQuete(queteId, now());
  const quete = shown ?? (await currentQuete(queteId, last?.quete, signal));
  if (await isDangerAmong(quete.contenu, now())) throw new DangerError(quete);
  const { adaptations } = readPlayChoices();
  const partie = beginPartie(quete, randomPartieId(), now(), adaptations);
  const kept = await store.begin(quete, partie);
  return { store, kept, quete: await queteInLangue(quete, signal) };
}
