import { useQuery } from '@tanstack/react-query';
import { communeQueries } from '@/data/commune/commune-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { isInsee } from '@/domain/commune/responsable.ts';
import { paths } from '@/lib/paths.ts';
import { LinkList } from '@/ui/link-list.tsx';

/** « Ma commune » : the mairies that this account answers for; nothing when there is none. */
export function CommunePart({ uid }: { uid: string }) {
  const list = useQuery(communeQueries.own(useFirebase(), uid));
  // Without network the parcours below say so.
  if (list.data === undefined || list.data.length === 0) return null;
  return (
    <section aria-labelledby="ma-commune" className="mb-8">
      <h3 id="ma-commune" className="text-lg">
        {list.data.length === 1 ? 'Ma commune' : 'Mes communes'}
      </h3>
      <LinkList
        items={list.data.map(({ insee, nom }) => ({
          to: paths.deskOf(insee),
          label: nom,
          note: isInsee(insee)
            ? 'Quêtes, signalements et responsables'
            : 'Communes, quêtes et chiffres du territoire',
        }))}
      />
    </section>
  );
}
