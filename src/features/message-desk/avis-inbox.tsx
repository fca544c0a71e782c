import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listPendingAvis,
  moderateAvis,
  type PendingAvis,
} from '@/data/avis/avis-moderation-repository.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { Link } from '@/router/link.tsx';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { ListTrouble } from './list-trouble.tsx';
import { useQuetes } from './use-quetes.ts';

const listKey = ['avis-en-attente'];

/** What players said after their party, to be read before everybody sees it. */
export function AvisInbox() {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const list = useQuery({
    queryKey: listKey,
    queryFn: listPendingAvis,
    networkMode: 'always',
    staleTime: 0,
  });
  const waiting = list.data ?? [];
  const quetes = useQuetes(waiting.map(({ queteId }) => queteId));
  const moderate = async (avis: PendingAvis, etat: 'publie' | 'refuse') => {
    setSaid('');
    try {
      await moderateAvis(avis, etat);
      setSaid(etat === 'publie' ? 'Publié.' : 'Gardé caché.');
      await client.invalidateQueries({ queryKey: listKey });
    } catch (error) {
      console.warn('An avis could not be moderated.', error);
      setSaid(errorMessage(error));
    }
  };
  if (list.isPending) return <Skeleton lines={6} />;
  if (list.isError) {
    return (
      <ListTrouble
        what="Les avis"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  return (
    <div className="mt-6">
      <StatusLine>{said}</StatusLine>
      {waiting.length === 0 ? (
        <EmptyState title="Aucun avis à lire" className="mt-2">
          <p>Un avis n’est visible de tous qu’une fois lu ici.</p>
        </EmptyState>
      ) : (
        <ul className="mt-2 space-y-6">
          {waiting.map((avis) => (
            <li key={`${avis.queteId} ${avis.uid}`}>
              <AvisCard
                avis={avis}
                titre={quetes.get(avis.queteId)?.contenu.titre ?? avis.queteId}
                onModerate={moderate}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type AvisCardProps = {
  avis: PendingAvis;
  titre: string;
  onModerate: (avis: PendingAvis, etat: 'publie' | 'refuse') => Promise<void>;
};

function AvisCard({ avis, titre, onModerate }: AvisCardProps) {
  const { queteId, note, texte, pseudonyme, at } = avis;
  const [isBusy, setIsBusy] = useState(false);
  const press = (etat: 'publie' | 'refuse') => {
    setIsBusy(true);
    void onModerate(avis, etat).finally(() => setIsBusy(false));
  };
  return (
    <article className="max-w-mesure rounded-carte border border-trait bg-fond-carte px-5 py-4">
      <h2 className="text-xl">
        {`${pseudonyme}\u00A0: `}
        <span className="whitespace-nowrap">{`${note} sur 5`}</span>
      </h2>
      <p className="text-texte-doux">
        <Link to={paths.quete(addressOf(queteId))}>{typographie(titre)}</Link>
        {`, ${formatDate(at)}`}
      </p>
      <p className="mt-2 break-words whitespace-pre-line">
        {texte === '' ? 'Sans un mot.' : texte}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button pending={isBusy} onClick={() => press('publie')}>
          Publier
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => press('refuse')}>
          Garder caché
        </Button>
      </div>
    </article>
  );
}
