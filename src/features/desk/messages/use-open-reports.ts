import { useQueries, useQuery } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { queteQueries } from '@/data/quete/quete-queries.ts';
import { signalementQueries } from '@/data/signalement/signalement-queries.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  groupSignalements,
  type EtapeSignalements,
} from '@/domain/signalement/grouped.ts';

/** The open reports of one étape, as the inbox lists them. */
export type OpenReport = {
  id: string;
  group: EtapeSignalements;
  quete: Quete | undefined;
};

/** The open reports of all quêtes, étape by étape; answered elsewhere meanwhile, they go at the next reading. */
export function useOpenReports() {
  const services = useFirebase();
  const list = useQuery({ ...signalementQueries.open(services, null), staleTime: 0 });
  const groups = groupSignalements(list.data ?? []);
  const queteIds = groups.map(({ queteId }) => queteId);
  const quetes = useQueries(queteQueries.byId(services, queteIds));
  const reports = groups.map((group): OpenReport => ({
    id: `${group.queteId}.${group.etapeId}`,
    group,
    quete: quetes.get(group.queteId),
  }));
  return { list, reports };
}
