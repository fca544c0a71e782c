import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { nomDeCommune } from '@/langue/nom-de-commune.ts';
import { communeQueries } from '@/data/commune/commune-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { territoireQueries } from '@/data/territoire/territoire-queries.ts';
import { periodeList, type Periode } from '@/domain/statistique/statistique.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Field } from '@/ui/field.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { Enseigne } from '@/ui/pictures/enseigne.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { periodeWords } from '../figures-words.ts';
import { BilanSheet } from './bilan-page.tsx';

/** The printable council page of one commune, for its responsables. */
export function CommuneBilan({ insee }: { insee: string }) {
  return (
    <DeskBilan
      id={insee}
      insees={[insee]}
      nom={null}
      back={{ to: paths.communeDesk({ insee }), label: 'Le bureau de la mairie' }}
      none="La page du conseil raconte les quêtes de la commune, une fois publiées."
    />
  );
}

type DeskBilanProps = {
  /** Source of the arms and colour of the printed page: an INSEE code or a SIREN. */
  id: string;
  /** The communes of the counted quêtes. */
  insees: readonly string[];
  /** Owner of the page; null for that of its one commune. */
  nom: string | null;
  back: { to: string; label: string };
  /** Text while nothing is published. */
  none: string;
};

/** The figures of all quêtes of a commune, or of several, over a period: to be printed, or taken as a table. */
export function DeskBilan({ id, insees, nom: given, back, none }: DeskBilanProps) {
  const [periode, setPeriode] = useState<Periode>(90);
  const services = useFirebase();
  const lists = useQueries({
    queries: insees.map((insee) => communeQueries.parcours(services, insee)),
  });
  const shown = useQuery(territoireQueries.one(services, id)).data;
  const failed = lists.find((one) => one.isError);
  const isPending = lists.some((one) => one.isPending);
  const all = lists.flatMap(({ data }) => data ?? []);
  const published = all.flatMap(({ titre, publication }) =>
    publication === null ? [] : [{ queteId: publication.queteId, titre }],
  );
  return (
    <>
      <Link to={back.to} className="inline-flex min-h-11 items-center print:hidden">
        {back.label}
      </Link>
      {shown && (
        <Enseigne
          nom={shown.nom}
          couleur={shown.couleur}
          blason={shown.blason === '' ? '' : publicFileUrl(shown.blason)}
          className="mb-2"
        />
      )}
      <PageTitle>{titleOf(given, all)}</PageTitle>
      {isPending && <Skeleton lines={6} />}
      {failed?.error && (
        <RetryAlert
          title={errorMessage(failed.error)}
          isPending={failed.isFetching}
          onRetry={() => void failed.refetch()}
          className="mt-6"
        />
      )}
      {!isPending && failed === undefined && published.length === 0 && (
        <EmptyState title="Aucune quête publiée" className="mt-6">
          <p>{none}</p>
        </EmptyState>
      )}
      {!isPending && published.length > 0 && (
        <>
          <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4 print:hidden">
            <Field
              as="select"
              label="Période"
              value={String(periode)}
              onChange={({ currentTarget: { value } }) =>
                setPeriode(periodeList.find((one) => String(one) === value) ?? 90)
              }
            >
              {periodeList.map((one) => (
                <option key={one} value={one}>
                  {periodeWords[one]}
                </option>
              ))}
            </Field>
            <Button onClick={() => window.print()}>Imprimer ou garder en PDF</Button>
          </div>
          <BilanSheet rows={published} periode={periode} reader="mairie" />
        </>
      )}
    </>
  );
}

/** The title of the page: of a territory, or of these parcours' commune. */
function titleOf(
  territoire: string | null,
  parcours: readonly { communeNom: string }[],
): string {
  if (territoire !== null) return `Les quêtes du territoire ${territoire}`;
  const commune = parcours.find(({ communeNom }) => communeNom !== '')?.communeNom;
  return commune === undefined
    ? 'La page du conseil'
    : `Les quêtes ${nomDeCommune(commune).de}`;
}
