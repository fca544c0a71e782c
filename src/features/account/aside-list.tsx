import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import type { ParcoursPartage } from '@/data/parcours/own-parcours-repository.ts';
import { ownParcoursQuery } from '@/data/parcours/use-own-parcours.ts';
import { binEnd } from '@/domain/parcours/parcours.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { readAgain } from '@/lib/query/read-again.ts';
import { Button } from '@/ui/button.tsx';
import { Fold } from '@/ui/fold.tsx';

const date = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

type AsideListProps = { uid: string; list: readonly ParcoursPartage[] };

/** The archived parcours and those in the bin, folded: each is taken back by its auteurs. */
export function AsideList({ uid, list }: AsideListProps) {
  return (
    <Fold title={`Archives et corbeille (${list.length})`}>
      <ul className="divide-y divide-trait">
        {list.map((parcours) => (
          <AsideRow key={parcours.id} uid={uid} parcours={parcours} />
        ))}
      </ul>
    </Fold>
  );
}

function AsideRow({ uid, parcours }: { uid: string; parcours: ParcoursPartage }) {
  const { id, etat, role, titre, updatedAt } = parcours;
  const services = useFirebase();
  const client = useQueryClient();
  const reopening = useMutation({
    mutationFn: () => membreRepository(services).move(id, etat, 'brouillon'),
    onSettled: (_data, error) =>
      readAgain(client, ownParcoursQuery(services, uid).queryKey, error),
  });
  const title = titre.trim() === '' ? 'Parcours sans titre' : typographie(titre);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-lg break-words">{title}</h3>
        <p className="text-texte-doux">
          {etat === 'corbeille'
            ? `À la corbeille\u00A0: effacé après le ${date.format(binEnd(updatedAt))}`
            : 'Archivé'}
        </p>
        {reopening.error !== null && (
          <p role="alert" className="text-alerte">
            {errorMessage(reopening.error)}
          </p>
        )}
      </div>
      {role === 'auteur' && (
        <Button
          variant="secondary"
          pending={reopening.isPending}
          onClick={() => reopening.mutate()}
        >
          Reprendre
          <span className="sr-only">{` «\u00A0${title}\u00A0»`}</span>
        </Button>
      )}
    </li>
  );
}
