import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { communeQueries } from '@/data/commune/commune-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { periodeList, type Periode } from '@/domain/statistique/statistique.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Field } from '@/ui/field.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { periodeWords } from '../figures-words.ts';
import { BilanSheet } from './bilan-page.tsx';

/** The page of the council of one commune, for its responsables: to be printed. */
export function CommuneBilan({ insee }: { insee: string }) {
  const [periode, setPeriode] = useState<Periode>(90);
  const list = useQuery(communeQueries.parcours(useFirebase(), insee));
  const published = (list.data ?? []).flatMap(({ titre, publication }) =>
    publication === null ? [] : [{ queteId: publication.queteId, titre }],
  );
  const nom = list.data?.find(({ communeNom }) => communeNom !== '')?.communeNom;
  return (
    <>
      <Link
        to={paths.communeDesk({ insee })}
        className="inline-flex min-h-11 items-center print:hidden"
      >
        Le bureau de la mairie
      </Link>
      <PageTitle>
        {nom === undefined ? 'La page du conseil' : `Les quêtes de ${nom}`}
      </PageTitle>
      {list.isPending && <Skeleton lines={6} />}
      {list.isError && (
        <RetryAlert
          title={errorMessage(list.error)}
          isPending={list.isFetching}
          onRetry={() => void list.refetch()}
          className="mt-6"
        />
      )}
      {list.isSuccess && published.length === 0 && (
        <EmptyState title="Aucune quête publiée" className="mt-6">
          <p>La page du conseil raconte les quêtes de la commune, une fois publiées.</p>
        </EmptyState>
      )}
      {published.length > 0 && (
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
