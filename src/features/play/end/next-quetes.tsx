import { msg, t } from '@lingui/core/macro';
import { useNearbyQuetes } from '@/data/catalogue/catalogue-queries.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { nearbyLink } from '@/lib/format/nearby-link.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { paths } from '@/lib/paths.ts';
import { LinkList } from '@/ui/link-list.tsx';

/** Suggestions if no other quête is near. */
const otherWays = [
  {
    to: paths.queteList(),
    label: msg`Toutes les quêtes`,
    note: msg`Pour le prochain week-end, ou les vacances.`,
  },
  {
    to: paths.codeList(),
    label: msg`Les codes secrets`,
    note: msg`À la maison\u00A0: écrire et déchiffrer des messages.`,
  },
] as const;

function otherLinks() {
  return otherWays.map(({ to, label, note }) => ({ to, label: t(label), note: t(note) }));
}

/** « Et maintenant ? »: the quête nearest to this one's end, with its distance, or other suggestions. Empty without network. */
export function NextQuetes({ quete: { id, contenu } }: { quete: Quete }) {
  const end = contenu.etapes.findLast(({ position }) => position !== null);
  const { data: proches } = useNearbyQuetes(id, end?.position ?? null, useOnline());
  // A suggestion: without it, nothing is missing.
  if (proches === undefined) return null;
  return (
    <section aria-labelledby="et-maintenant">
      <h2 id="et-maintenant" className="text-2xl">
        {t`Et maintenant\u202F?`}
      </h2>
      <LinkList
        items={proches.length > 0 ? proches.slice(0, 1).map(nearbyLink) : otherLinks()}
      />
    </section>
  );
}
