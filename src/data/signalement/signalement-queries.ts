import { queryOptions } from '@tanstack/react-query';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Services } from '../firebase/services.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { signalementInboxRepository } from './signalement-inbox-repository.ts';

/** What players report, for those who answer it. */
export const signalementQueries = {
  all: { queryKey: ['signalements'] as const },
  /** What nobody has answered yet, of one quête or of all of them (null). */
  open: (services: Services, queteId: QueteId | null) =>
    queryOptions({
      queryKey: ['signalements', queteId],
      queryFn: () => signalementInboxRepository(services).list(queteId),
    }),
  /** What was answered last, of all quêtes. */
  closed: (services: Services) =>
    queryOptions({
      queryKey: ['signalements', 'clos'],
      queryFn: () => signalementInboxRepository(services).listClosed(),
    }),
  /** The photo of a report. */
  photo: (services: Services, path: string) =>
    queryOptions({
      queryKey: ['signalement-photo', path],
      queryFn: () => mediaRepository(services).readPrivate(path),
    }),
};
