import { useEffect, useState } from 'react';
import { readOtherCartes } from '@/data/catalogue/other-cartes.ts';
import { nearestCartes, type CarteProche } from '@/domain/catalogue/nearest-cartes.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { paths } from '@/lib/paths.ts';
import { LinkList } from '@/ui/link-list.tsx';

/** How many are offered: it is a suggestion, not a catalogue. */
const shownCount = 3;

/** « Et maintenant ? »: the quêtes nearest to where this one ends. Nothing without network. */
export function NextQuetes({ quete: { id, contenu } }: { quete: Quete }) {
  const [proches, setProches] = useState<readonly CarteProche[]>([]);
  const isOnline = useOnline();

  // The network is outside React.
  useEffect(() => {
    if (!isOnline) return undefined;
    const controller = new AbortController();
    const end = contenu.etapes.findLast(({ position }) => position !== null);
    readOtherCartes(id, controller.signal).then(
      (others) => {
        setProches(nearestCartes(others, end?.position ?? null, shownCount));
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('The quêtes nearby could not be read.', error);
      },
    );
    return () => controller.abort();
  }, [id, contenu, isOnline]);

  if (proches.length === 0) return null;
  return (
    <section aria-labelledby="et-maintenant">
      <h2 id="et-maintenant" className="text-2xl">
        {'Et maintenant\u202F?'}
      </h2>
      <LinkList
        items={proches.map(({ carte, metres }) => ({
          to: paths.quete(addressOf(carte.queteId)),
          label: typographie(carte.titre),
          note:
            metres === null
              ? carte.commune.nom
              : `${carte.commune.nom}, à ${formatDistance(metres)}`,
        }))}
      />
    </section>
  );
}
