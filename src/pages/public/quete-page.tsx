import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readQuete } from '@/data/quete/quete-repository.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { queteIdSchema, type Quete } from '@/domain/quete/quete.ts';
import { useReprise } from '@/features/partie-play/use-reprise.ts';
import { QueteSheet } from '@/features/quete-sheet/quete-sheet.tsx';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { departementOfAddress } from './departement-param.ts';

/** One read. An address that holds no quête, or none any more, is a page that does not exist. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Quete> {
  const { pathname } = new URL(request.url);
  const departement = departementOfAddress(params['departement'], request);
  const communeSlug = params['commune'] ?? '';
  const slug = params['slug'] ?? '';
  // Slugs are lower case: a shouted address is understood.
  const lower = { communeSlug: communeSlug.toLowerCase(), slug: slug.toLowerCase() };
  if (lower.communeSlug !== communeSlug || lower.slug !== slug) {
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw redirect(paths.quete({ departement, ...lower }));
  }
  const id = queteIdSchema.safeParse(`${departement}_${communeSlug}_${slug}`);
  if (!id.success) throw new PageNotFoundError(pathname);
  try {
    return await readQuete(id.data, request.signal);
  } catch (error) {
    if (error instanceof NotFoundError) {
      throw new PageNotFoundError(pathname, { cause: error });
    }
    throw error;
  }
}

/** `/les_quetes/<departement>/<commune>/<slug>`: one quête. */
export function Component() {
  const quete = useLoaderData<typeof loader>();
  const reprise = useReprise(quete.id);
  const { titre, commune, resume } = quete.contenu;
  return (
    <>
      <PageHead
        title={`${typographie(titre)}, ${commune.nom}`}
        description={typographie(resume)}
        path={paths.quete(addressOf(quete.id))}
      />
      <QueteSheet quete={quete} reprise={reprise} />
    </>
  );
}
