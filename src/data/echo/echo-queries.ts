import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Services } from '../firebase/services.ts';
import { palmaresRepository } from './palmares-repository.ts';
import { plainteRepository } from './plainte-repository.ts';

const echoKeys = {
  merciCount: (queteId: QueteId) => ['mercis', queteId] as const,
  palmares: (queteId: QueteId, dureeMinutes: number | null) =>
    ['palmares', queteId, dureeMinutes] as const,
  palmaresVersion: (queteId: QueteId) => ['palmares', queteId, 'version'] as const,
};

/** What players leave of parties that have ended. */
export const echoQueries = {
  merciCount: (services: Services, queteId: QueteId) =>
    queryOptions({
      queryKey: echoKeys.merciCount(queteId),
      queryFn: () => palmaresRepository(services).merciCount(queteId),
    }),
  /** `dureeMinutes`: the announced time of the quête. */
  palmares: (services: Services, queteId: QueteId, dureeMinutes: number | null) =>
    queryOptions({
      queryKey: echoKeys.palmares(queteId, dureeMinutes),
      queryFn: () => palmaresRepository(services).list(queteId, dureeMinutes),
    }),
  /** The version whose parties the palmarès shows; null of a quête that was withdrawn. */
  palmaresVersion: (services: Services, queteId: QueteId) =>
    queryOptions({
      queryKey: echoKeys.palmaresVersion(queteId),
      queryFn: () => palmaresRepository(services).version(queteId),
    }),
};

export const echoMutations = {
  /** Reports the name of a line of the palmarès to the team. The line stays as it is until the team has judged it. */
  reportName: (services: Services, queteId: QueteId) =>
    mutationOptions({
      mutationFn: (ligneId: string) =>
        plainteRepository(services).report(queteId, ligneId),
    }),
};
