import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { avisQueries } from '@/data/avis/avis-queries.ts';
import { echoQueries } from '@/data/echo/echo-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { meanNote, type Avis } from '@/domain/quete/avis.ts';
import { nomMasque, type LigneRangee } from '@/domain/quete/palmares.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatCount, formatNombre } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { QueryProvider } from '@/lib/query/query-provider.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { ReportName } from './report-name.tsx';

type SaidWordsProps = { queteId: QueteId; dureeMinutes: number | null };

/** What players said of a quête, with the queries that read it: loaded on request. */
export function SaidWords(props: SaidWordsProps) {
  return (
    <QueryProvider>
      <Words {...props} />
    </QueryProvider>
  );
}

/** The opinions, how many thanked the author, then who wanted to be on the palmarès. */
function Words({ queteId, dureeMinutes }: SaidWordsProps) {
  const services = useFirebase();
  const avis = useQuery(avisQueries.published(services, queteId));
  const palmares = useQuery(echoQueries.palmares(services, queteId, dureeMinutes));
  const mercis = useQuery(echoQueries.merciCount(services, queteId));
  const all = [avis, palmares, mercis];
  if (all.some(({ isFetching, isSuccess }) => isFetching && !isSuccess)) {
    return <Waiting>Les avis arrivent…</Waiting>;
  }
  if (!avis.isSuccess || !palmares.isSuccess || !mercis.isSuccess) {
    const failed = all.filter(({ isSuccess }) => !isSuccess);
    return (
      <>
        <Button
          variant="secondary"
          onClick={() => {
            for (const { refetch } of failed) void refetch();
          }}
        >
          Réessayer
        </Button>
        <StatusLine className="mt-2">{errorMessage(failed[0]?.error)}</StatusLine>
      </>
    );
  }
  return (
    <>
      <AvisList list={avis.data} />
      {mercis.data > 0 && (
        <p className="mt-4">
          {`${formatCount(mercis.data, 'personne a remercié', 'personnes ont remercié')} qui a écrit cette balade.`}
        </p>
      )}
      {palmares.data.length > 0 && <Palmares queteId={queteId} lignes={palmares.data} />}
    </>
  );
}

/** No list numbered by the browser: players with as many points share a place. */
function Palmares({
  queteId,
  lignes,
}: {
  queteId: QueteId;
  lignes: readonly LigneRangee[];
}) {
  const [isReporting, setIsReporting] = useState(false);
  const canReport = lignes.some(({ pseudonyme }) => pseudonyme !== nomMasque);
  return (
    <>
      <h3 className="mt-8 text-xl">Le palmarès</h3>
      <p className="mt-1 text-texte-doux">
        Les points des réponses prouvées dans la quête telle qu’elle est aujourd’hui, pour
        ceux qui ont voulu y figurer. Le temps ne départage personne{'\u00A0'}; seules les
        parties plus courtes que le tiers de la durée annoncée n’y sont pas.
      </p>
      <ol className="mt-3 list-none divide-y divide-trait border-y border-trait">
        {lignes.map(({ id, rang, pseudonyme, points }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-1">
            <span className="w-8 text-right font-bold">{`${rang}.`}</span>
            <span className="min-w-32 flex-1 break-words">{pseudonyme}</span>
            <span>{formatCount(points, 'point', 'points')}</span>
            {isReporting && pseudonyme !== nomMasque && (
              <ReportName queteId={queteId} partieId={id} pseudonyme={pseudonyme} />
            )}
          </li>
        ))}
      </ol>
      {canReport && (
        <Button
          variant="quiet"
          aria-expanded={isReporting}
          onClick={() => setIsReporting((before) => !before)}
        >
          Signaler un nom
        </Button>
      )}
    </>
  );
}

function AvisList({ list }: { list: readonly Avis[] }) {
  const mean = meanNote(list);
  if (mean === null) {
    return <p role="status">Personne n’a encore donné son avis.</p>;
  }
  return (
    <>
      <p role="status" className="text-lg">
        <strong>{`${formatNombre(mean)} sur 5`}</strong>
        {`, d’après ${formatCount(list.length, 'avis', 'avis')}.`}
      </p>
      <ul className="mt-4 divide-y divide-trait border-y border-trait">
        {list.map(({ note, texte, pseudonyme, at, reponse = '' }, index) => (
          <li key={index} className="py-4">
            <p className="text-texte-doux">
              {`${pseudonyme}, le ${formatDate(at)} : ${note} sur 5`}
            </p>
            {texte !== '' && (
              <p className="mt-1 break-words whitespace-pre-line">{typographie(texte)}</p>
            )}
            {reponse !== '' && (
              <div className="mt-3 border-l-2 border-trait-fort pl-4">
                <p className="text-texte-doux">Réponse de la mairie</p>
                <p className="break-words whitespace-pre-line">{typographie(reponse)}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
