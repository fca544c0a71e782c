import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { documentList, type MairieDocument } from '@/content/mairie-documents.ts';
import type { EnseigneShown } from '@/data/territoire/read-enseigne.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { DocumentView } from '@/features/mairie/document-view.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { readChoice } from './mairie-loader.ts';

type DocumentData = {
  document: MairieDocument;
  commune: Commune | null;
  enseigne: EnseigneShown | null;
};

/** Presentation for the poster of a commune. */
async function enseigneOf(
  { id }: MairieDocument,
  commune: Commune | null,
): Promise<EnseigneShown | null> {
  if (id !== 'affiche' || commune === null) return null;
  const { readEnseigneOfCommune } = await import('@/data/territoire/read-enseigne.ts');
  return readEnseigneOfCommune(commune.insee);
}

/** A document, filled in for the commune that is chosen already. */
export async function loader({ request }: LoaderFunctionArgs): Promise<DocumentData> {
  const { pathname, searchParams } = new URL(request.url);
  const id = searchParams.get('document') ?? '';
  const document = documentList.find((candidate) => candidate.id === id);
  if (document === undefined) throw new PageNotFoundError(`${pathname}?document=${id}`);
  const place = { pathname, signal: request.signal };
  const { commune } = await readChoice(searchParams.get('commune'), null, place);
  return { document, commune, enseigne: await enseigneOf(document, commune) };
}

/** `/mairie?document=`: a document of the dossier. */
export function Component() {
  const { document, commune, enseigne } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={commune === null ? document.titre : `${document.titre}, ${commune.nom}`}
        description={document.resume}
        path={paths.mairie()}
        noindex
      />
      <DocumentView
        key={document.id}
        document={document}
        commune={commune}
        enseigne={enseigne}
      />
    </>
  );
}
