import { useEffect, useState } from 'react';
import { readNearbyQuetes, type QueteProche } from '@/data/catalogue/nearby-quetes.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { nearbyLink } from '@/lib/format/nearby-link.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { paths } from '@/lib/paths.ts';
import { LinkList } from '@/ui/link-list.tsx';

/** What there is for who ends a quête where no other one is near. */
const otherWays = [
  {
    to: paths.queteList(),
    label: 'Toutes les quêtes',
    note: 'Pour le prochain week-end, ou les vacances.',
  },
  {
    to: paths.codeList(),
    label: 'Les codes secrets',
    note: 'À la maison\u00A0: écrire et déchiffrer des messages.',
  },
] as const;

/** « Et maintenant ? »: the quêtes near to where this one ends, or what else there is. Nothing without network. */
export function NextQuetes({ quete: { id, contenu } }: { quete: Quete }) {
  const [proches, setProches] = useState<readonly QueteProche[] | null>(null);
  const isOnline = useOnline();

  // The network is outside React.
  useEffect(() => {
    if (!isOnline) return undefined;
    const controller = new AbortController();
    const end = contenu.etapes.findLast(({ position }) => position !== null);
    readNearbyQuetes(id, end?.position ?? null, controller.signal).then(
      setProches,
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('The quêtes nearby could not be read.', error);
      },
    );
    return () => controller.abort();
  }, [id, contenu, isOnline]);

  if (proches === null) return null;
  return (
    <section aria-labelledby="et-maintenant">
      <h2 id="et-maintenant" className="text-2xl">
        {'Et maintenant\u202F?'}
      </h2>
      {proches.length === 0 && <p>Il n’y a pas encore d’autre quête près d’ici.</p>}
      <LinkList items={proches.length > 0 ? proches.map(nearbyLink) : otherWays} />
    </section>
  );
}
