import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { EmbeddedQuete } from '@/features/quete-sheet/embedded-quete.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { queteAtAddress } from '../quete-param.ts';

/** One read, that of the quête. */
export function loader(parameters: LoaderFunctionArgs): Promise<Quete> {
  return queteAtAddress(parameters, '/integration');
}

/** `/les_quetes/<departement>/<commune>/<slug>/integration`: a quête within another site's page. */
export function Component() {
  const quete = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`${typographie(quete.contenu.titre)} · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={paths.quete(addressOf(quete.id))} />
      <EmbeddedQuete quete={quete} />
    </>
  );
}
