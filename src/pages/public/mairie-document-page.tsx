import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { documentList, type MairieDocument } from '@/content/mairie-documents.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { DocumentView } from '@/features/mairie/document-view.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { readChoice } from './mairie-loader.ts';

type DocumentData = { document: MairieDocument; commune: Commune | null };

/** A document, filled in for the commune that is chosen already. */
export async function loader({ request }: LoaderFunctionArgs): Promise<DocumentData> {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get('document') ?? '';
  const document = documentList.find((candidate) => candidate.id === id);
  if (document === undefined) throw new PageNotFoundError(`${pathname}?document=${id}`);
  const place = { pathname, signal: request.signal };
  const { commune } = await readChoice(searchParams.get('commune'), null, place);
  return { document, commune };
}

/** `/mairie?document=`: a document of the dossier. */
export function Component() {
  const { document, commune } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={commune === null ? document.titre : `${document.titre}, ${commune.nom}`}
        description={document.resume}
        path={paths.mairie()}
        noindex
      />
      <DocumentView key={document.id} document={document} commune={commune} />
    </>
  );
}
