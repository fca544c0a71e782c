import { t } from '@lingui/core/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readFrance } from '@/data/catalogue/catalogue-repository.ts';
import { readKeptFrance } from '@/data/catalogue/kept-france.ts';
import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import { FranceView } from '@/features/catalogue/france-view.tsx';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';

/** One read: national counts and featured cards. The rest is read by a search. */
export function loader({ request }: LoaderFunctionArgs): Promise<CatalogueFrance> {
  return readFrance(request.signal);
}

/** The last catalogue stored on the device. */
export async function whenOffline() {
  const kept = await readKeptFrance();
  return kept && { data: kept.france, at: kept.at };
}

export { shouldRevalidate } from './filter-revalidation.ts';

/** `/les_quetes`: the whole catalogue. */
export function Component() {
  const france = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={t`Les quêtes`}
        description={t`Des balades à énigmes sur une carte et en liste\u00A0: autour de vous, par commune, par âge, en poussette ou en fauteuil. Gratuites, sans compte.`}
        path={paths.queteList()}
      />
      <FranceView france={france} />
    </>
  );
}
