import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { authoredLang } from '@/langue/authored.ts';
import { useQuery } from '@tanstack/react-query';
import { avisQueries } from '@/data/avis/avis-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { meanNote, type Avis } from '@/domain/quete/avis.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { formatNombre } from '@/lib/format/nombre.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { Waiting } from '@/ui/waiting.tsx';

type SaidWordsProps = { queteId: QueteId };

/** Players' opinions of a quête, with their query: loaded on request. */
export const SaidWords = withQueries(Words);

function Words({ queteId }: SaidWordsProps) {
  const avis = useQuery(avisQueries.published(useFirebase(), queteId));
  if (avis.isSuccess) return <AvisList list={avis.data} />;
  if (avis.isFetching) return <Waiting>{t`Les avis arrivent…`}</Waiting>;
  return (
    <>
      <Button variant="secondary" onClick={() => void avis.refetch()}>
        {t`Réessayer`}
      </Button>
      <StatusLine className="mt-2">{errorMessage(avis.error)}</StatusLine>
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
                {dressed(texte)}
              </p>
            )}
            {reponse !== '' && (
              <div className="mt-3 border-l-2 border-trait-fort pl-4">
                <p className="text-texte-doux">{t`Réponse de la mairie`}</p>
                <p lang={authoredLang()} className="break-words whitespace-pre-line">
                  {dressed(reponse)}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
