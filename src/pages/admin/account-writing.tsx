import { useMemo, type ReactNode } from 'react';
import {
  accountPlace,
  WritingPlaceContext,
  type WritingPlace,
} from '@/editing/session/writing-place.ts';
import { RightsContext, type EditorRights } from '@/editing/session/rights.ts';
import type { Session } from '@/data/session/session.ts';
import { membrePaths, paths } from '@/lib/paths.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';

export type Compte = Extract<Session, { statut: 'compte' }>;

/** Place of the parcours of writers outside the team. */
export const membreHome = `${paths.user()}#parcours`;

/** Writers outside the team start from their account, and return to it. */
const membrePlace: WritingPlace = {
  ...accountPlace,
  list: { href: membreHome, label: 'Mes parcours' },
  ways: membrePaths,
};

type AccountWritingProps = {
  session: Compte;
  opensAt?: EditorRights['opensAt'];
  children: ReactNode;
};

/** Lets an account write with its rights: those of the team, or those of a membre. */
export const AccountWriting = withQueries(function AccountWriting({
  session: { admin },
  opensAt = 'texte',
  children,
}: AccountWritingProps) {
  const rights = useMemo(
    (): EditorRights => ({ by: admin ? 'equipe' : 'auteur', opensAt }),
    [admin, opensAt],
  );
  return (
    <RightsContext value={rights}>
      <WritingPlaceContext value={admin ? accountPlace : membrePlace}>
        {children}
      </WritingPlaceContext>
    </RightsContext>
  );
});
