import { Link } from 'react-router';
import {
  useWaitingCounts,
  useWaitingConversations,
} from '@/data/statistique/statistique-queries.ts';
import { waitingLimit } from '@/data/statistique/waiting-repository.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { pluralise } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { listId } from './filtre.ts';

type Entry = { count: number; one: string; many: string; to: string };

/** « Ce qui vous attend aujourd’hui »: tasks of the team, each with a link. */
export function TodaySection() {
  const conversations = useWaitingConversations();
  const counts = useWaitingCounts();
  const waiting = counts.data;
  const entries: readonly Entry[] = [
    {
      count: conversations.data ?? 0,
      one: 'conversation attend une réponse',
      many: 'conversations attendent une réponse',
      to: paths.message(),
    },
    {
      count: waiting?.relectures ?? 0,
      one: 'parcours attend une relecture',
      many: 'parcours attendent une relecture',
      to: `${paths.dashboard({ etat: 'relecture' })}#${listId}`,
    },
    {
      count: waiting?.signalements ?? 0,
      one: 'signalement attend une réponse',
      many: 'signalements attendent une réponse',
      to: `${paths.dashboard({ besoin: 'signalements' })}#${listId}`,
    },
    {
      count: waiting?.avis ?? 0,
      one: 'avis attend d’être lu',
      many: 'avis attendent d’être lus',
      to: paths.dashboard({ vue: 'moderation' }),
    },
    {
      count: waiting?.photos ?? 0,
      one: 'photo attend d’être regardée',
      many: 'photos attendent d’être regardées',
      to: paths.dashboard({ vue: 'moderation' }),
    },
    {
      count: waiting?.commentaires ?? 0,
      one: 'commentaire ouvert dans les parcours',
      many: 'commentaires ouverts dans les parcours',
      to: `${paths.dashboard({ besoin: 'commentaires' })}#${listId}`,
    },
  ];
  const shown = entries.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="aujourdhui" className="mb-6">
      <h2 id="aujourdhui" className="text-lg">
        Ce qui vous attend aujourd’hui
      </h2>
      {counts.isPending && <Skeleton lines={2} />}
      {counts.isError && (
        <p className="mt-3 text-texte-doux">
          Une partie de ce qui attend ne se compte pas pour l’instant.{' '}
          {errorMessage(counts.error)}
        </p>
      )}
      {counts.isSuccess && shown.length === 0 && (
        <p className="text-texte-doux">
          Rien n’attend. C’est le moment d’écrire une étape.
        </p>
      )}
      <ul className="flex flex-wrap gap-x-8 empty:hidden">
        {shown.map(({ count, one, many, to }) => (
          <li key={one}>
            <Link to={to} className="inline-flex min-h-11 items-center gap-2">
              <span className="font-titre text-lg font-bold tabular-nums">
                {count < waitingLimit ? count : `${waitingLimit} et plus`}
              </span>
              {pluralise(count, one, many)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
