import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { EmbeddedTerritoire } from '@/features/catalogue/embedded-territoire.tsx';
import { paths } from '@/lib/paths.ts';
import { territoireAtAddress, type TerritoireData } from '../territoire-param.ts';

/** One read, and one for each département. */
export function loader(parameters: LoaderFunctionArgs): Promise<TerritoireData> {
  return territoireAtAddress(parameters);
}

/** `/les_quetes/territoire/<SIREN or INSEE code>/integration`: list and map within another site's page. */
export function Component() {
  const { territoire, cartes } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`${territoire.nom} · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={paths.territoire({ id: territoire.id })} />
      <EmbeddedTerritoire territoire={territoire} cartes={cartes} />
    </>
  );
}
