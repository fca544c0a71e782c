import { t } from '@lingui/core/macro';
import IconWon from '~icons/lucide/award';
import {
  badgesOf,
  badgeWords,
  type Badge,
  type PartieFinie,
} from '@/domain/partie/badges.ts';
import { formatDate } from '@/lib/format/date.ts';

/** Badges of the quêtes of a carnet: won first, then the progress of the others. */
export function BadgeList({ feuillets }: { feuillets: readonly PartieFinie[] }) {
  const badges = badgesOf(feuillets);
  const won = badges.filter(({ wonAt }) => wonAt !== null);
  const ahead = badges.filter(({ wonAt }) => wonAt === null);
  return (
    <div>
      <h3 className="text-lg font-bold">{t`Badges`}</h3>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {[...won, ...ahead].map((badge) => (
          <BadgeItem key={badge.id} badge={badge} />
        ))}
      </ul>
    </div>
  );
}

function BadgeItem({ badge: { id, fait, sur, wonAt } }: { badge: Badge }) {
  const nom = t(badgeWords[id].nom);
  const pour = t(badgeWords[id].pour);
  if (wonAt === null) {
    return (
      <li className="rounded-carte border border-dashed border-trait-fort px-4 py-3 print:hidden">
        <span className="block font-bold">{nom}</span>
        <span className="block text-texte-doux">
          {sur > 1 ? t`Pour ${pour}\u00A0: ${fait} sur ${sur}` : t`Pour ${pour}`}
        </span>
      </li>
    );
  }
  const date = formatDate(wonAt);
  return (
    <li className="flex gap-3 rounded-carte border border-primaire bg-primaire/8 px-4 py-3">
      <IconWon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primaire-fort" />
      <span>
        <span className="block font-bold">{nom}</span>
        <span className="block text-texte-doux">{t`Pour ${pour}, le ${date}`}</span>
      </span>
    </li>
  );
}
