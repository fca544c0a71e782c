import { paths } from '@/lib/paths.ts';
import type { Territoire } from '@/domain/territoire/territoire.ts';

/** Whose desk sagas are written at. */
export type SagaDesk = {
  /** The territory whose sagas they are; null for all of them. */
  territoire: Territoire | null;
  /** Of the team, which alone puts them online. */
  isTeam: boolean;
};

/** The address of the list of a desk, or of one of its sagas. */
export function sagaDeskPath(
  { territoire }: SagaDesk,
  query: { saga?: string } = {},
): string {
  return territoire === null
    ? paths.sagas(query)
    : paths.territoireSagas({ siren: territoire.id, ...query });
}

/** The desk of the team, where all of them are. */
export const teamDesk: SagaDesk = { territoire: null, isTeam: true };
