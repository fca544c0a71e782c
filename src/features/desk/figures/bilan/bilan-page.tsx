import { t } from '@lingui/core/macro';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useRecherche } from '@/data/catalogue/catalogue-queries.ts';
import { nomDeCommune } from '@/langue/nom-de-commune.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { addressOf } from '@/domain/quete/address.ts';
import {
  noJour,
  periodeList,
  shareOf,
  type Jour,
  type Periode,
} from '@/domain/statistique/statistique.ts';
import { motifNames } from '@/domain/signalement/signalement.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatNombre, noBreakSpace } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Field } from '@/ui/field.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { BilanDownload } from '../figures-download.tsx';
import { dayWords, minutesWords, periodeWords } from '../figures-words.ts';
import { useToday } from '../use-today.ts';
import { playedWords, sheetLimits, shortened, sumOf } from './bilan-words.ts';
import { useBilan, type Bilan, type BilanReader } from './use-bilan.ts';

type Commune = { key: string; nom: string; rows: readonly Fiche[] };
/** A quête of the page, by its title. */
type BilanRow = Pick<Fiche, 'queteId' | 'titre'>;

/** The communes with a quête, by name, keyed as in their addresses: `13_barbentane`. */
function communesOf(rows: readonly Fiche[]): Commune[] {
  const byKey = new Map<string, Commune>();
  for (const row of rows) {
    const { departement, communeSlug } = addressOf(row.queteId);
    const key = `${departement}_${communeSlug}`;
    const known = byKey.get(key);
    byKey.set(key, { key, nom: row.commune.nom, rows: [...(known?.rows ?? []), row] });
  }
  return [...byKey.values()].toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr'));
}

/** `?vue=bilan`: the printable council page, one sheet per commune and period. */
export function BilanPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const rows = useRecherche();
  const periode =
    periodeList.find((one) => String(one) === parameters.get('periode')) ?? 90;
  const communes = communesOf(rows.data ?? []);
  const asked = parameters.get('commune');
  const commune = communes.find(({ key }) => key === asked) ?? communes[0];
  const go = (next: { commune?: string; periode?: string }) =>
    void navigate(
      paths.dashboard({
        vue: 'bilan',
        commune: next.commune ?? commune?.key,
        periode: next.periode ?? String(periode),
      }),
    );
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-10 pb-24 sm:px-6 print:p-0">
      <Link
        to={paths.dashboard()}
        className="inline-flex min-h-11 items-center print:hidden"
      >
        Tous les parcours
      </Link>
      <PageTitle>
        {commune === undefined
          ? 'La page du conseil'
          : `Les quêtes ${nomDeCommune(commune.nom).de}`}
      </PageTitle>
      {rows.isPending && <Skeleton lines={6} />}
      {rows.isError && (
        <Alert tone="alerte" announce="polie" className="mt-6">
          <p>Les communes ne se lisent pas pour l’instant. {errorMessage(rows.error)}</p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => void rows.refetch()}
          >
            Réessayer
          </Button>
        </Alert>
      )}
      {rows.isSuccess && commune === undefined && (
        <EmptyState title="Aucune quête publiée" className="mt-6">
          <p>La page du conseil raconte les quêtes d’une commune, une fois publiées.</p>
        </EmptyState>
      )}
      {commune !== undefined && (
        <>
          <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4 print:hidden">
            <Field
              as="select"
              label="Commune"
              className="min-w-0 flex-1 basis-56"
              value={commune.key}
              onChange={({ currentTarget }) => go({ commune: currentTarget.value })}
            >
              {communes.map(({ key, nom }) => (
                <option key={key} value={key}>
                  {nom}
                </option>
              ))}
            </Field>
            <Field
              as="select"
              label="Période"
              value={String(periode)}
              onChange={({ currentTarget }) => go({ periode: currentTarget.value })}
            >
              {periodeList.map((one) => (
                <option key={one} value={one}>
                  {periodeWords[one]}
                </option>
              ))}
            </Field>
            <Button onClick={() => window.print()}>Imprimer ou garder en PDF</Button>
          </div>
          <BilanSheet
            key={commune.key}
            rows={commune.rows}
            periode={periode}
            reader="equipe"
          />
        </>
      )}
    </div>
  );
}

type BilanSheetProps = {
  rows: readonly BilanRow[];
  periode: Periode;
  reader: BilanReader;
};

/** The council's report of these quêtes over a period. */
export function BilanSheet({ rows, periode, reader }: BilanSheetProps) {
  const today = useToday();
  const bilan = useBilan(
    rows.map(({ queteId }) => queteId),
    { periode, today, reader },
  );
  if (bilan.isPending) return <Skeleton lines={8} />;
  if (bilan.error !== null) {
    return (
      <Alert tone="alerte" announce="polie" className="mt-6">
        <p>Cette page ne peut pas être écrite. {errorMessage(bilan.error)}</p>
        <Button variant="secondary" className="mt-3" onClick={bilan.retry}>
          Réessayer
        </Button>
      </Alert>
    );
  }
  const titreOf = (id: string) => rows.find(({ queteId }) => queteId === id)?.titre ?? id;
  return (
    <div className="max-w-3xl print:text-[11pt] print:leading-snug">
      <p className="mt-4 text-texte-doux print:mt-1">
        {`Du ${dayWords(bilan.de)} au ${dayWords(today)} ${today.slice(0, 4)}`}
      </p>
      <p className="mt-4 text-lg print:mt-2 print:text-[11pt]">
        {playedWords(
          bilan.lines.map(({ figures }) => figures),
          periode,
        )}
      </p>
      <QueteTable bilan={bilan} rows={rows} />
      <Said bilan={bilan} />
      <ToRepair bilan={bilan} />
      <p className="mt-8 text-texte-doux print:mt-4">
        Une partie compte dès sa première réponse. Ces chiffres sont des sommes : rien n’y
        dit qui a joué, et les vues des pages ne sont pas comptées.
      </p>
      <BilanDownload
        lines={bilan.lines.map(({ id, figures }) => ({
          id,
          titre: titreOf(id),
          figures,
        }))}
        periode={periode}
        scope={scopeOf(rows)}
      />
    </div>
  );
}

/** The commune of these quêtes as a part of a name of a file: `13-barbentane`. */
function scopeOf([first]: readonly BilanRow[]): string {
  if (first === undefined) return 'commune';
  const { departement, communeSlug } = addressOf(first.queteId);
  return `${departement}-${communeSlug}`;
}

type QueteTableProps = { bilan: Bilan; rows: readonly BilanRow[] };

function QueteTable({ bilan: { lines }, rows }: QueteTableProps) {
  const sorted = lines.toSorted(
    (a, b) => (b.figures?.total.commencees ?? 0) - (a.figures?.total.commencees ?? 0),
  );
  const isLong = lines.length > sheetLimits.quetes;
  const shown = isLong ? sorted.slice(0, sheetLimits.quetes - 1) : sorted;
  const others = sorted.slice(shown.length);
  return (
    <div className="mt-6 overflow-x-auto print:mt-3">
      <table className="w-full text-left tabular-nums">
        <caption className="sr-only">Quête par quête</caption>
        <thead>
          <tr className="border-b-2 border-texte align-bottom">
            <th scope="col" className="py-2 pr-4 print:py-1">
              Quête
            </th>
            <th scope="col" className="py-2 pr-4 text-right whitespace-nowrap print:py-1">
              Commencées
            </th>
            <th scope="col" className="py-2 pr-4 text-right whitespace-nowrap print:py-1">
              Terminées
            </th>
            <th scope="col" className="py-2 text-right whitespace-nowrap print:py-1">
              Durée
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, figures }) => (
            <FiguresRow
              key={id}
              name={typographie(rows.find(({ queteId }) => queteId === id)?.titre ?? id)}
              total={figures?.total ?? noJour}
            />
          ))}
          {others.length > 0 && (
            <FiguresRow
              name={`Et ${others.length} autres quêtes`}
              total={sumOf(
                others.map(({ figures }) => figures),
                'total',
              )}
            />
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Figures of a quête, or of several together. */
function FiguresRow({ name, total }: { name: string; total: Jour }) {
  const { commencees, terminees, minutes } = total;
  const share = shareOf(terminees, commencees);
  return (
    <tr className="border-b border-trait">
      <th scope="row" className="min-w-32 py-2 pr-4 font-normal print:py-1">
        {name}
      </th>
      <td className="py-2 pr-4 text-right whitespace-nowrap print:py-1">
        {formatNombre(commencees)}
      </td>
      <td className="py-2 pr-4 text-right whitespace-nowrap print:py-1">
        {formatNombre(terminees)}
        {share !== null && ` (${share}${noBreakSpace}%)`}
      </td>
      <td className="py-2 text-right whitespace-nowrap print:py-1">
        {terminees === 0 ? '–' : minutesWords(Math.round(minutes / terminees))}
      </td>
    </tr>
  );
}

function Said({ bilan: { note, noteCount, said } }: { bilan: Bilan }) {
  return (
    <section aria-labelledby="dit" className="mt-8 print:mt-4">
      <h2 id="dit" className="text-xl">
        Ce que les joueurs en disent
      </h2>
      {note === null ? (
        <p className="mt-2">Aucun avis publié sur cette période.</p>
      ) : (
        <p className="mt-2">
          {`${formatNombre(note)} sur 5 en moyenne, sur ${noteCount} avis.`}
        </p>
      )}
      <ul className="mt-3 space-y-2 empty:hidden print:mt-2 print:space-y-1">
        {said.map(({ at, texte }) => (
          <li key={`${at} ${texte}`} className="border-l-4 border-trait pl-4">
            {`«${noBreakSpace}${typographie(shortened(texte))}${noBreakSpace}»`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToRepair({ bilan: { toRepair, lines } }: { bilan: Bilan }) {
  const isLong = toRepair.length > sheetLimits.etapes;
  const shown = isLong ? toRepair.slice(0, sheetLimits.etapes - 1) : toRepair;
  return (
    <section aria-labelledby="reparer" className="mt-8 break-inside-avoid print:mt-4">
      <h2 id="reparer" className="text-xl">
        Ce qu’il faut remettre en état
      </h2>
      {toRepair.length === 0 && (
        <p className="mt-2">Rien n’a été signalé sur cette période.</p>
      )}
      <ul className="mt-2 list-disc space-y-1 pl-6 empty:hidden">
        {shown.map(({ queteId, etapeId, motifs }) => {
          const quete = lines.find(({ id }) => id === queteId)?.quete;
          const etape = quete?.contenu.etapes.find(({ id }) => id === etapeId);
          return (
            <li key={`${queteId} ${etapeId}`}>
              <strong>
                {etape === undefined
                  ? 'Une étape retirée depuis'
                  : typographie(etape.titre)}
              </strong>
              {`${noBreakSpace}: ${motifs
                .map(({ motif, count }) =>
                  count === 1
                    ? t(motifNames[motif])
                    : `${t(motifNames[motif])} (${count} fois)`,
                )
                .join(', ')}`}
            </li>
          );
        })}
        {isLong && <li>{`Et ${toRepair.length - shown.length} autres étapes.`}</li>}
      </ul>
    </section>
  );
}
