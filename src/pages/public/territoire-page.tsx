import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { isInsee } from '@/domain/commune/responsable.ts';
import { communeAddress } from '@/domain/territoire/territoire.ts';
import { TerritoireView } from '@/features/catalogue/territoire-view.tsx';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { territoireAtAddress, type TerritoireData } from './territoire-param.ts';

/** A commune alone has its page already. */
export async function loader(parameters: LoaderFunctionArgs): Promise<TerritoireData> {
  const data = await territoireAtAddress(parameters);
  const { id, nom } = data.territoire;
  if (isInsee(id)) throw redirect(paths.commune(communeAddress({ insee: id, nom })));
  return data;
}

/** `/les_quetes/territoire/<SIREN>`: the quêtes of the communes of a territory. */
export function Component() {
  const { territoire, cartes } = useLoaderData<typeof loader>();
  const { id, nom } = territoire;
  return (
    <>
      <PageHead
        title={`Les quêtes, ${nom}`}
        description={`Les quêtes à faire à pied dans les communes du territoire ${nom}. Gratuites, sans compte.`}
        path={paths.territoire({ id })}
        noindex={cartes.length === 0}
      />
      <TerritoireView territoire={territoire} cartes={cartes} />
    </>
  );
}
