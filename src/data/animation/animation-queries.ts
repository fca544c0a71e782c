import { queryOptions, useQuery } from '@tanstack/react-query';
import { live } from '@/device/live.ts';
import type { Rang } from '@/domain/equipe/equipe.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { bureauRepository } from '../commune/bureau-repository.ts';
import { equipeRepository } from '../equipe/equipe-repository.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { partieGateway } from '../partie/partie-repository.ts';
import { animationRepository, type Animation } from './animation-repository.ts';

const animationKeys = {
  solutions: (uid: string, { id, version }: Pick<Quete, 'id' | 'version'>) =>
    ['animations', uid, id, 'solutions', version] as const,
};

/** The solution of an étape; null while the account has not unlocked it. */
export type UnlockedSolution = { id: EtapeId; titre: string; reponse: string | null };

function readUnlocked(
  services: Services,
  uid: string,
  { id: queteId, version, contenu }: Quete,
): Promise<UnlockedSolution[]> {
  const target = { uid, queteId, version };
  return Promise.all(
    contenu.etapes
      .filter(({ epreuve }) => epreuve.type !== 'aucune')
      .map(async ({ id, titre }) => {
        try {
          const { reponse } = await partieGateway(services).readSolution(target, id);
          return { id, titre, reponse };
        } catch (error) {
          if (!(error instanceof AccessDeniedError)) throw error;
          return { id, titre, reponse: null };
        }
      }),
  );
}

/** Queries of an organiser's page: the event and its groups live, the rest once. */
export const animationQueries = {
  /** The phones of the group with a team's jeton. */
  rangs: (services: Services, jeton: string) =>
    live<readonly Rang[]>(['animations', 'groupes', jeton], (...told) =>
      equipeRepository(services).watch(jeton, ...told),
    ),
  /** The events of an account on a quête, the last changed first. */
  own: (services: Services, uid: string, queteId: QueteId) =>
    queryOptions({
      queryKey: ['animations', uid, queteId],
      queryFn: () => animationRepository(services).listOwn(uid, queteId),
    }),
};

/** An event, for its organiser. */
export function useEvenement(id: string) {
  const services = useFirebase();
  return useQuery(
    live<Animation>(['animations', id], (...told) =>
      animationRepository(services).watch(id, ...told),
    ),
  );
}

/** True if an account is responsable of a commune (INSEE code): it may then open events of its town hall. */
export function useMayOpenEvents(uid: string, insee: string) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['animations', uid, 'commune', insee],
      queryFn: () => bureauRepository(services).answersFor(uid, insee),
    }),
  );
}

/** The solutions that an account has unlocked by playing: the rules give them only to it. */
export function useUnlockedSolutions(uid: string, quete: Quete, enabled: boolean) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: animationKeys.solutions(uid, quete),
      queryFn: () => readUnlocked(services, uid, quete),
      enabled,
    }),
  );
}
