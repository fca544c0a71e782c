import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  keepName,
  listReportedNames,
  maskName,
  type ReportedName,
} from '@/data/echo/plainte-moderation-repository.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { Link } from '@/router/link.tsx';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { ListTrouble } from './list-trouble.tsx';
import { useQuetes } from './use-quetes.ts';

const listKey = ['noms-signales'];

/** The names of palmarès that readers reported; nothing is shown while there are none. */
export function ReportedNames() {
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const list = useQuery({
    queryKey: listKey,
    queryFn: listReportedNames,
    networkMode: 'always',
    staleTime: 0,
  });
  const waiting = list.data ?? [];
  const quetes = useQuetes(waiting.map(({ queteId }) => queteId));
  const settle = async (name: ReportedName, isMasked: boolean) => {
    setSaid('');
    try {
      await (isMasked ? maskName(name) : keepName(name));
      setSaid(isMasked ? 'Nom masqué. Les points restent.' : 'Nom laissé.');
      await client.invalidateQueries({ queryKey: listKey });
    } catch (error) {
      console.warn('A reported name could not be settled.', error);
      setSaid(errorMessage(error));
    }
  };
  if (list.isError) {
    return (
      <ListTrouble
        what="Les noms signalés"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  return (
    <>
      <StatusLine className="mt-6">{said}</StatusLine>
      {waiting.length > 0 && (
        <section aria-labelledby="noms-signales" className="mb-10">
          <h2 id="noms-signales" className="text-2xl">
            Noms signalés au palmarès
          </h2>
          <ul className="mt-3 max-w-mesure divide-y divide-trait border-y border-trait">
            {waiting.map((name) => (
              <li key={`${name.queteId} ${name.partieId}`}>
                <NameRow
                  name={name}
                  titre={quetes.get(name.queteId)?.contenu.titre ?? name.queteId}
                  onSettle={settle}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type NameRowProps = {
  name: ReportedName;
  titre: string;
  onSettle: (name: ReportedName, isMasked: boolean) => Promise<void>;
};

function NameRow({ name, titre, onSettle }: NameRowProps) {
  const { queteId, pseudonyme } = name;
  const [isBusy, setIsBusy] = useState(false);
  const press = (isMasked: boolean) => {
    setIsBusy(true);
    void onSettle(name, isMasked).finally(() => setIsBusy(false));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-60 break-words">
        <strong>{pseudonyme ?? 'Une ligne que son joueur a retirée'}</strong>
        <br />
        <Link to={paths.quete(addressOf(queteId))}>{typographie(titre)}</Link>
      </p>
      {pseudonyme === null ? (
        <Button variant="secondary" pending={isBusy} onClick={() => press(false)}>
          C’est vu
        </Button>
      ) : (
        <>
          <Button pending={isBusy} onClick={() => press(true)}>
            Masquer ce nom
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={() => press(false)}>
            Laisser ce nom
          </Button>
        </>
      )}
    </div>
  );
}
