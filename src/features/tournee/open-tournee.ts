import type { Services } from '@/data/firebase/services.ts';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import {
  keepTournee,
  readKeptTournee,
  type KeptTournee,
} from '@/data/tournee/tournee-keeper.ts';
import { tourneeRepository } from '@/data/tournee/tournee-repository.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { tourneeEnd } from '@/domain/tournee/tournee.ts';
import {
  AccessDeniedError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';

/** Result of a round's link. */
export type OpenedTournee =
  | { type: 'ouverte'; tournee: KeptTournee }
  | { type: 'envoyee' | 'expiree' | 'absente' };

async function readOnline(
  services: Services,
  queteId: QueteId,
  jeton: string,
  signal: AbortSignal,
): Promise<OpenedTournee> {
  const tournee = await tourneeRepository(services).read(jeton);
  if (tournee?.queteId !== queteId) return { type: 'absente' };
  if (Date.now() >= tourneeEnd(tournee)) return { type: 'expiree' };
  const { contenu } = await queteRepository(services).read(queteId, signal);
  const opened: KeptTournee = {
    jeton,
    queteId,
    createdAt: tournee.createdAt,
    titre: contenu.titre,
    etapes: contenu.etapes.map(({ id, titre, lieu, image }) => ({
      id,
      titre,
      lieu,
      image,
    })),
    // This device's earlier findings go on.
    constats: readKeptTournee(jeton)?.constats ?? {},
  };
  keepTournee(opened);
  return { type: 'ouverte', tournee: opened };
}

/**
 * The round of a link, with this device's findings so far; without network, from the device. Throws `OfflineError` if nothing is stored, or
 * another of the data errors.
 */
export async function openTournee(
  services: Services,
  queteId: QueteId,
  jeton: string,
  signal: AbortSignal,
): Promise<OpenedTournee> {
  try {
    return await readOnline(services, queteId, jeton, signal);
  } catch (error) {
    if (error instanceof AccessDeniedError) return { type: 'envoyee' };
    if (error instanceof NotFoundError) return { type: 'absente' };
    const kept = error instanceof OfflineError ? readKeptTournee(jeton) : null;
    if (kept === null) throw error;
    return { type: 'ouverte', tournee: kept };
  }
}
