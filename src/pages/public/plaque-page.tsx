import { useLoaderData, useParams } from '@/router/hooks.ts';
import type { LoaderArguments } from '@/router/match-routes.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { useReprise } from '@/features/partie-play/use-reprise.ts';
import { PlaqueView } from '@/features/quete-sheet/plaque-view.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { queteAtAddress } from './quete-param.ts';

/** One read, that of the quête: a plate outlives what is written on it, so an unknown token is no error. */
export function loader(parameters: LoaderArguments): Promise<Quete> {
  return queteAtAddress(parameters, `/plaque/${parameters.params['jeton'] ?? ''}`);
}

/** `/les_quetes/<departement>/<commune>/<slug>/plaque/<jeton>`: where the code of a plate leads. */
export function Component() {
  const quete = useLoaderData<typeof loader>();
  const { jeton = '' } = useParams();
  const reprise = useReprise(quete.id);
  return (
    <>
      <title>{`Une plaque de « ${typographie(quete.contenu.titre)} » · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      <PlaqueView quete={quete} jeton={jeton} reprise={reprise} />
    </>
  );
}
