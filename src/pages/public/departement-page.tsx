import { t } from '@lingui/core/macro';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { readDepartement } from '@/data/catalogue/catalogue-repository.ts';
import type { CatalogueDepartement } from '@/domain/catalogue/catalogue.ts';
import { departementName } from '@/domain/commune/departement.ts';
import { DepartementView } from '@/features/catalogue/departement-view.tsx';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { departementOfAddress } from './departement-param.ts';

type LoaderData = { departement: string } & CatalogueDepartement;

/** One read, whatever the number of quêtes: if they are in several parts, the others are read on demand. */
export async function loader({
  params,
  request,
}: LoaderFunctionArgs): Promise<LoaderData> {
  const departement = departementOfAddress(params['departement'], request);
  return { ...(await readDepartement(departement, request.signal)), departement };
}

export { shouldRevalidate } from './filter-revalidation.ts';

/** `/les_quetes/<departement>`, narrowed by `?commune=<slug>`. */
export function Component() {
  const { departement, ...first } = useLoaderData<typeof loader>();
  const { cartes } = first;
  const [searchParams, setSearchParams] = useSearchParams();
  const nom = departementName(departement);
  const choose = (communeSlug: string | null) => {
    setSearchParams(communeSlug === null ? {} : { commune: communeSlug }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <>
      <PageHead
        title={t`Les quêtes, ${nom}`}
        description={t`Les quêtes à faire à pied dans le département (${nom})\u00A0: titres, communes, durées et distances.`}
        path={paths.departement({ departement })}
        noindex={cartes.length === 0}
      />
      <DepartementView
        key={departement}
        departement={departement}
        first={first}
        communeSlug={searchParams.get('commune')}
        onCommuneChange={choose}
      />
    </>
  );
}
