import { useEffect, useState } from 'react';
import { choice, readBy } from '@/device/choice.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { Services } from '@/data/firebase/services.ts';
import {
  followedOf,
  type FollowedSignalement,
} from '@/data/signalement/followed-signalements.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { SignalementNews } from './signalement-news.tsx';

/** What there is to tell, and what tells it: it comes with the news only. */
type News = {
  queteId: QueteId;
  View: typeof SignalementNews;
  answered: readonly FollowedSignalement[];
};

async function readNews(services: Services, queteId: QueteId): Promise<News | null> {
  const followed = followedOf(queteId);
  if (followed.length === 0) return null;
  const { signalementAnswerRepository, SignalementNews: View } =
    await import('./answered-signalements.ts');
  const refreshed = await signalementAnswerRepository(services).refresh(followed);
  const answered = refreshed.filter(
    ({ reponse, photo }) => reponse !== '' || photo?.isRead === false,
  );
  return answered.length === 0 ? null : { queteId, View, answered };
}

/** Whether this device follows a report that it sent. */
const hasReported = choice(
  'signalements-suivis',
  readBy((kept) => kept !== null),
  false,
);

/** What was answered to the reports that this device made of a quête; null when nothing was, or while it is looked for. */
export function useSignalementNews(queteId: QueteId): News | null {
  const services = useFirebase();
  const [news, setNews] = useState<News | null>(null);

  // A device read: whether this device has reported anything decides if anything is loaded, after the page is there.
  useEffect(() => {
    // No report from this device: nothing is fetched.
    if (!hasReported.read()) return undefined;
    let isWanted = true;
    readNews(services, queteId).then(
      (read) => {
        if (isWanted) setNews(read);
      },
      // Without network: on another visit.
      (error: unknown) => console.warn('News of reports could not be read.', error),
    );
    return () => {
      isWanted = false;
    };
  }, [services, queteId]);

  return news?.queteId === queteId ? news : null;
}
