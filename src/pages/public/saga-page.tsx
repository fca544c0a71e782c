import { t } from '@lingui/core/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readSaga, type SagaLue } from '@/data/saga/saga-reading.ts';
import { AroundNote } from '@/features/catalogue/around-note.tsx';
import { useAround } from '@/features/catalogue/use-around.ts';
import { SagaView } from '@/features/saga/saga-view.tsx';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';

/** One read. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<SagaLue> {
  try {
    return await readSaga(params['slug'] ?? '', request.signal);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new PageNotFoundError(new URL(request.url).pathname);
  }
}

/** `/les_quetes/saga/<slug>`. */
export function Component() {
  const lue = useLoaderData<typeof loader>();
  const { slug, saga, estRetiree } = lue;
  const titre = typographie(saga.titre);
  const { around, locate } = useAround({ isWanted: false });
  return (
    <>
      <PageHead
        title={t`${titre}, une saga`}
        description={typographie(saga.resume)}
        path={paths.saga({ slug })}
        noindex={estRetiree}
      />
      <SagaView
        key={slug}
        lue={lue}
        place={around.statut === 'connue' ? around.position : null}
        locate={
          around.statut === 'inconnue' ? (
            <Button variant="secondary" onClick={locate}>
              {t`Les plus proches de moi`}
            </Button>
          ) : (
            <AroundNote around={around} onLocate={locate} />
          )
        }
      />
    </>
  );
}
