import { useQuery } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { useQuetesById } from '@/data/quete/quete-queries.ts';
import { signalementQueries } from '@/data/signalement/signalement-queries.ts';
import type { EtatConversation } from '@/domain/conversation/inbox.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  groupSignalements,
  type EtapeSignalements,
} from '@/domain/signalement/grouped.ts';

/** The reports of one étape, for the list of the inbox. */
export type InboxReport = {
  id: string;
  group: EtapeSignalements;
  quete: Quete | undefined;
};

/**
 * The reports of all quêtes in a state, by étape, and the number of étapes with open ones; changes made elsewhere show at the next read.
 */
export function useReports(etat: EtatConversation) {
  const services = useFirebase();
  const open = useQuery({ ...signalementQueries.open(services, null), staleTime: 0 });
  const closed = useQuery({
    ...signalementQueries.closed(services),
    staleTime: 0,
    enabled: etat === 'close',
  });
  const list = etat === 'close' ? closed : open;
  const groups = groupSignalements(list.data ?? []);
  const queteIds = groups.map(({ queteId }) => queteId);
  const quetes = useQuetesById(queteIds);
  const reports = groups.map((group): InboxReport => ({
    id: `${group.queteId}.${group.etapeId}`,
    group,
    quete: quetes.get(group.queteId),
  }));
  return { list, reports, openCount: groupSignalements(open.data ?? []).length };
}
