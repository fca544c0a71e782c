import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { authoredLang } from '@/langue/authored.ts';
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
import { formatNombre } from '@/lib/format/nombre.ts';
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
    return <Waiting>{t`Les avis arrivent…`}</Waiting>;
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
          {t`Réessayer`}
        </Button>
        <StatusLine className="mt-2">{errorMessage(failed[0]?.error)}</StatusLine>
      </>
    );
  }
  const merciCount = mercis.data;
  return (
    <>
      <AvisList list={avis.data} />
      {merciCount > 0 && (
        <p className="mt-4">
          {plural(merciCount, {
            one: '#\u00A0personne a remercié qui a écrit cette balade.',
            other: '#\u00A0personnes ont remercié qui a écrit cette balade.',
          })}
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
      <h3 className="mt-8 text-xl">{t`Le palmarès`}</h3>
      <p className="mt-1 text-texte-doux">
        {t`Les points des réponses prouvées dans la quête telle qu’elle est aujourd’hui, pour ceux qui ont voulu y figurer. Le temps ne départage personne\u00A0; seules les parties plus courtes que le tiers de la durée annoncée n’y sont pas.`}
      </p>
      <ol className="mt-3 list-none divide-y divide-trait border-y border-trait">
        {lignes.map(({ id, rang, pseudonyme, points }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-1">
            <span className="w-8 text-right font-bold">{`${rang}.`}</span>
            <span className="min-w-32 flex-1 break-words">
              {pseudonyme === nomMasque ? t`Nom masqué` : pseudonyme}
            </span>
            <span>{plural(points, { one: '#\u00A0point', other: '#\u00A0points' })}</span>
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
          {t`Signaler un nom`}
        </Button>
      )}
    </>
  );
}

/** « Zoé, le 12 mai 2026 : 5 sur 5 ». */
function noteWords(pseudonyme: string, at: number, note: number): string {
  const date = formatDate(at);
  return t`${pseudonyme}, le ${date}\u00A0: ${note}\u00A0sur\u00A05`;
}

function AvisList({ list }: { list: readonly Avis[] }) {
  const mean = meanNote(list);
  if (mean === null) {
    return <p role="status">{t`Personne n’a encore donné son avis.`}</p>;
  }
  const meanText = formatNombre(mean);
  const count = list.length;
  return (
    <>
      <p role="status" className="text-lg">
        <Trans>
          <strong>
            {meanText}
            {'\u00A0'}sur{'\u00A0'}5
          </strong>
          , d’après <Plural value={count} one={'#\u00A0avis'} other={'#\u00A0avis'} />.
        </Trans>
      </p>
      <ul className="mt-4 divide-y divide-trait border-y border-trait">
        {list.map(({ note, texte, pseudonyme, at, reponse = '' }, index) => (
          <li key={index} className="py-4">
            <p className="text-texte-doux">{noteWords(pseudonyme, at, note)}</p>
            {texte !== '' && (
              <p lang={authoredLang()} className="mt-1 break-words whitespace-pre-line">
                {typographie(texte)}
              </p>
            )}
            {reponse !== '' && (
              <div className="mt-3 border-l-2 border-trait-fort pl-4">
                <p className="text-texte-doux">{t`Réponse de la mairie`}</p>
                <p lang={authoredLang()} className="break-words whitespace-pre-line">
                  {typographie(reponse)}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
