import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import IconWon from '~icons/lucide/award';
import { partieStore } from '@/data/partie/partie-store.ts';
import {
  badgesOf,
  badgeWords,
  type Badge,
  type BadgeId,
} from '@/domain/partie/badges.ts';
import type { Partie } from '@/domain/partie/partie.ts';

/** The badges won by this device's parties with this one; a shortened end wins none. */
async function readWon({ id, ecourteeIndex }: Partie): Promise<Badge[]> {
  if (ecourteeIndex !== null) return [];
  const all = await (await partieStore()).readAll();
  const ended = all.flatMap(({ partie: { id: partieId, ...partie } }) =>
    partie.finishedAt === null || partie.ecourteeIndex !== null
      ? []
      : [{ partieId, queteId: partie.queteId, finishedAt: partie.finishedAt }],
  );
  const before = badgesOf(ended.filter(({ partieId }) => partieId !== id));
  return badgesOf(ended).filter(
    ({ wonAt }, index) => wonAt !== null && before[index]?.wonAt === null,
  );
}

/** Badges won by this party; empty without any. */
export function WonBadges({ partie }: { partie: Partie }) {
  const [won, setWon] = useState<readonly Badge[]>([]);

  // The device's store is outside React.
  useEffect(() => {
    let isGone = false;
    void readWon(partie).then((badges) => {
      if (!isGone) setWon(badges);
    });
    return () => {
      isGone = true;
    };
  }, [partie]);

  if (won.length === 0) return null;
  return (
    <section aria-labelledby="badges">
      <h2 id="badges" className="text-2xl">
        {won.length === 1 ? t`Un badge de plus` : t`Des badges de plus`}
      </h2>
      <ul className="mt-3 space-y-2">
        {won.map(({ id }) => (
          <li key={id} className="flex items-center gap-3">
            <IconWon aria-hidden="true" className="size-6 shrink-0 text-primaire-fort" />
            <span>
              <Won badge={id} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** « Premier tampon, pour une quête achevée ». */
function Won({ badge }: { badge: BadgeId }) {
  const nom = t(badgeWords[badge].nom);
  const pour = t(badgeWords[badge].pour);
  return (
    <Trans>
      <strong>{nom}</strong>, pour {pour}
    </Trans>
  );
}
