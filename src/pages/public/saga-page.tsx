import { t } from '@lingui/core/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readSaga, type SagaLue } from '@/data/saga/saga-reading.ts';
import type { EnseigneShown } from '@/data/territoire/read-enseigne.ts';
import { AroundNote } from '@/features/catalogue/around-note.tsx';
import { useAround } from '@/features/catalogue/use-around.ts';
import { SagaView } from '@/features/saga/saga-view.tsx';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';

type SagaData = { lue: SagaLue; enseigne: EnseigneShown | null };

/** Presentation of the territory that wrote a saga: no other saga loads it. */
async function enseigneOf({ territoire }: SagaLue): Promise<EnseigneShown | null> {
  if (territoire === undefined) return null;
  const { readEnseigneOf } = await import('@/data/territoire/read-enseigne.ts');
  return readEnseigneOf(territoire);
}

/** One read, two for a saga of a territory. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<SagaData> {
  try {
    const lue = await readSaga(params['slug'] ?? '', request.signal);
    return { lue, enseigne: await enseigneOf(lue) };
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new PageNotFoundError(new URL(request.url).pathname);
  }
}

/** `/les_quetes/saga/<slug>`. */
export function Component() {
  const { lue, enseigne } = useLoaderData<typeof loader>();
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
        enseigne={enseigne}
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
