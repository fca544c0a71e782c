import { isPriveeId } from '@/domain/quete/quete-id.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import type { Services } from '../firebase/services.ts';
import { partieGateway } from '../partie/partie-repository.ts';
import type { PartieGateway } from '../partie/partie-sync.ts';
import { cleOf } from './privee-keys.ts';
import { readPriveeSolution } from './privee-reading.ts';

async function countPartie(services: Services, queteId: QueteId): Promise<void> {
  const kept = cleOf(queteId);
  if (kept === null) throw new NotFoundError('This device has no key of this quête.');
  const { priveeRepository } = await import('./privee-repository.ts');
  await priveeRepository(services).countPartie(kept.cle);
}

/** A party's server access for any quête: for quêtes privées, a beginning is counted and solutions are read, and nothing is proven. */
export function gatewayOfAll(services: Services): PartieGateway {
  const gateway = partieGateway(services);
  return {
    ensureUid: gateway.ensureUid,
    write: async (target, operation) => {
      if (!isPriveeId(target.queteId)) return gateway.write(target, operation);
      return operation.type === 'createPartie'
        ? countPartie(services, target.queteId)
        : undefined;
    },
    readTried: async (target) =>
      isPriveeId(target.queteId)
        ? { essais: [], vueEtapeIds: [] }
        : gateway.readTried(target),
    readState: async (target, etapeId) =>
      isPriveeId(target.queteId)
        ? { partie: null, essai: null, hasReussite: false, hasDeblocage: false }
        : gateway.readState(target, etapeId),
    unlock: async (target, etapeId) =>
      isPriveeId(target.queteId) ? undefined : gateway.unlock(target, etapeId),
    readSolution: async (target, etapeId) => {
      if (!isPriveeId(target.queteId)) return gateway.readSolution(target, etapeId);
      return readPriveeSolution(target.queteId, etapeId);
    },
  };
}
