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

/** The news, and its view: loaded with the news only. */
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

/** True if this device follows a report that it sent. */
const hasReported = choice(
  'signalements-suivis',
  readBy((kept) => kept !== null),
  false,
);

/** Answers to this device's reports of a quête; null without any, or while loading. */
export function useSignalementNews(queteId: QueteId): News | null {
  const services = useFirebase();
  const [news, setNews] = useState<News | null>(null);

  // Read from the device: only if it has reported, the rest is loaded, after the page.
  useEffect(() => {
    // Without reports from this device, nothing is fetched.
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
