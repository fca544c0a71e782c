import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useRecherche } from '@/data/catalogue/catalogue-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { useQuete } from '@/data/quete/quete-queries.ts';
import { statistiqueQueries } from '@/data/statistique/statistique-queries.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import {
  periodeList,
  type Figures,
  type Periode,
} from '@/domain/statistique/statistique.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatNombre, noBreakSpace } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Field } from '@/ui/field.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useDashboardPath } from '@/lib/use-dashboard-path.ts';
import { DayChart } from './day-chart.tsx';
import { EtapeTable } from './etape-table.tsx';
import { FiguresDownload } from './figures-download.tsx';
import {
  periodeWords,
  comparisonWords,
  minutesWords,
  percentWords,
} from './figures-words.ts';
import { MotifList } from './motif-list.tsx';
import { NoteList } from './note-list.tsx';
import { useToday } from './use-today.ts';

function periodeOf(text: string | null): Periode {
  return periodeList.find((one) => String(one) === text) ?? 30;
}

/** Figures of all quêtes or of one, by the address (`periode`, `quete`). */
export function FiguresSection() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const rows = useRecherche();
  const periode = periodeOf(parameters.get('periode'));
  const queteId = queteIdSchema.safeParse(parameters.get('quete')).data ?? null;
  const dashboardPath = useDashboardPath();
  const pathOf = (next: { periode?: Periode; quete?: string }) =>
    dashboardPath({
      periode: String(next.periode ?? periode),
      quete: next.quete ?? queteId ?? undefined,
    });
  const quetes = (rows.data ?? []).toSorted((a, b) =>
    a.titre.localeCompare(b.titre, 'fr'),
  );
  return (
    <section aria-labelledby="parties" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="parties" className="text-2xl">
          Les parties
        </h2>
        <Link
          to={paths.dashboard({ vue: 'bilan' })}
          className="inline-flex min-h-11 items-center font-bold"
        >
          La page du conseil, à imprimer
        </Link>
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-x-8 gap-y-4">
        <nav aria-label="Période" className="flex flex-wrap gap-x-5">
          {periodeList.map((one) => (
            <Link
              key={one}
              to={pathOf({ periode: one })}
              preventScrollReset
              aria-current={one === periode ? 'true' : undefined}
              className="inline-flex min-h-11 items-center border-b-[3px] border-transparent font-bold text-texte-doux no-underline hover:text-texte aria-[current=true]:border-primaire aria-[current=true]:text-primaire-fort"
            >
              {periodeWords[one].replace(' ', '\u00A0')}
            </Link>
          ))}
        </nav>
        <Field
          as="select"
          label="Quête"
          className="min-w-0 flex-1 basis-64"
          value={queteId ?? ''}
          onChange={({ currentTarget }) =>
            void navigate(pathOf({ quete: currentTarget.value }), {
              preventScrollReset: true,
            })
          }
        >
          <option value="">Toutes les quêtes</option>
          {quetes.map(({ queteId: id, titre, commune }) => (
            <option key={id} value={id}>
              {typographie(titre)}, {commune.nom}
            </option>
          ))}
          {queteId !== null && !quetes.some((quete) => quete.queteId === queteId) && (
            <option value={queteId}>{queteId}</option>
          )}
        </Field>
      </div>
      <QueryBoundary
        key={`${periode} ${queteId ?? ''}`}
        waiting={<Skeleton lines={6} />}
        failed={(error, retry) => (
          <Alert tone="alerte" announce="polie" className="mt-6">
            <p>Les chiffres ne se lisent pas pour l’instant. {errorMessage(error)}</p>
            <Button variant="secondary" className="mt-3" onClick={retry}>
              Réessayer
            </Button>
          </Alert>
        )}
      >
        <ReadFigures periode={periode} queteId={queteId} />
      </QueryBoundary>
      {rows.isSuccess && <NoteList rows={rows.data} queteId={queteId} />}
    </section>
  );
}

function ReadFigures({ periode, queteId }: Omit<FiguresOfProps, 'figures'>) {
  const today = useToday();
  const figures = useSuspenseQuery(
    statistiqueQueries.figures(useFirebase(), queteId ?? 'france', periode, today),
  );
  return <FiguresOf figures={figures.data} periode={periode} queteId={queteId} />;
}

type FiguresOfProps = { figures: Figures; periode: Periode; queteId: QueteId | null };

type FigureTilesProps = { figures: Figures; periode: Periode };

/** The figures of a period in a row, each beside those of the period before. */
function FigureTiles({ figures: { total, avant }, periode }: FigureTilesProps) {
  const tiles = [
    {
      label: 'Parties commencées',
      value: formatNombre(total.commencees),
      note: comparisonWords(total.commencees, avant.commencees, periode),
    },
    {
      label: 'Parties terminées',
      value: formatNombre(total.terminees),
      note: comparisonWords(total.terminees, avant.terminees, periode),
    },
    {
      label: 'Vont jusqu’au bout',
      value: percentWords(total.terminees, total.commencees),
      note: `Avant${noBreakSpace}: ${percentWords(avant.terminees, avant.commencees)}`,
    },
    {
      label: 'Durée moyenne',
      value:
        total.terminees === 0
          ? '–'
          : minutesWords(Math.round(total.minutes / total.terminees)),
      note: 'Pauses non comprises',
    },
    {
      label: 'Finies sans réseau',
      value: percentWords(total.horsLigne, total.terminees),
      note: `Avant${noBreakSpace}: ${percentWords(avant.horsLigne, avant.terminees)}`,
    },
    {
      label: 'Jouées en équipe',
      value: percentWords(total.equipe, total.terminees),
      note: `Avant${noBreakSpace}: ${percentWords(avant.equipe, avant.terminees)}`,
    },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3">
      {tiles.map(({ label, value, note }) => (
        <div key={label} className="border-l-4 border-trait pl-4">
          <dt className="text-texte-doux">{label}</dt>
          <dd className="font-titre text-3xl font-bold tabular-nums">{value}</dd>
          <dd className="text-texte-doux">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The figures of a period: tiles, days, reasons for leaving, and étapes for a single quête. */
export function FiguresOf({ figures, periode, queteId }: FiguresOfProps) {
  const { total, avant, parJour, etapes, motifs } = figures;
  const isEmpty = [total, avant].every(
    ({ commencees, terminees, arretees }) => commencees + terminees + arretees === 0,
  );
  if (isEmpty && etapes.size === 0 && motifs.length === 0) {
    return (
      <EmptyState title="Aucune partie sur cette période" level={3} className="mt-6">
        <p>
          Les chiffres viennent d’eux-mêmes, dès que quelqu’un répond à une première
          épreuve. Rien n’y dit qui a joué.
        </p>
      </EmptyState>
    );
  }
  const played = parJour.filter(({ compte }) => compte.commencees + compte.terminees > 0);
  return (
    <>
      <FigureTiles figures={figures} periode={periode} />
      {played.length > 1 ? (
        <DayChart parJour={parJour} />
      ) : (
        <p className="mt-8">
          {played.length === 1
            ? 'On n’a joué qu’un seul jour\u00A0: le graphique viendra avec le deuxième.'.replace(
                ' :',
                '\u00A0:',
              )
            : 'Personne n’a joué sur cette période.'}
        </p>
      )}
      <MotifList figures={figures} />
      {queteId === null ? (
        <FiguresDownload figures={figures} periode={periode} scope="france" />
      ) : (
        <EtapesOf figures={figures} periode={periode} queteId={queteId} />
      )}
    </>
  );
}

/** Étape by étape, once the quête is loaded: without it, the figures above suffice. */
function EtapesOf({
  figures,
  periode,
  queteId,
}: Omit<FiguresOfProps, 'queteId'> & { queteId: QueteId }) {
  const { data: quete } = useQuete(queteId);
  return (
    <>
      {quete !== undefined && <EtapeTable figures={figures} quete={quete} />}
      <FiguresDownload
        figures={figures}
        periode={periode}
        scope={queteId}
        quete={quete}
      />
    </>
  );
}
