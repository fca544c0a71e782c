import { Suspense } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readQuetesByCode } from '@/data/quete/quetes-by-code-repository.ts';
import type { CodeUsage } from '@/domain/quete/code-usage.ts';
import { secretCodePath } from '@/domain/secret-code/address.ts';
import { familleList } from '@/domain/secret-code/famille.ts';
import { findCodeAddress } from '@/domain/secret-code/find-code.ts';
import { secretCodeCard } from '@/domain/secret-code/table.ts';
import { codeMaterial } from '@/features/code-library/code-material.ts';
import { CodeView } from '@/features/code-library/code-view.tsx';
import { queteCountsOf, type QueteCounts } from '@/features/code-library/code-words.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { Waiting } from '@/ui/waiting.tsx';

/** The list of a family has its own samples, which no page of a code needs. */
const loadFamilleView = () => import('@/features/code-library/famille-view.tsx');
const FamilleView = lazyComponent(async () => (await loadFamilleView()).FamilleView);

/** Ids alone: their data is in the modules, so data baked at build stays small. */
type LoaderData =
  | { kind: 'famille'; id: string; queteCounts: QueteCounts }
  | { kind: 'code'; id: string; usage: CodeUsage | null };

/** An old or shortened address leads to the present one; an unknown one lists the nearest codes. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderData> {
  const { pathname, search } = new URL(request.url);
  const address = findCodeAddress(pathname.replace(/^\/les_codes\//, ''));
  switch (address.kind) {
    case 'famille': {
      const [usages] = await Promise.all([
        readQuetesByCode(request.signal),
        loadFamilleView(),
      ]);
      const queteCounts = queteCountsOf(usages);
      return { kind: 'famille', id: address.famille.id, queteCounts };
    }
    case 'code': {
      // The previous page stays until the code is loaded: no flash.
      const [usages] = await Promise.all([
        readQuetesByCode(request.signal),
        codeMaterial(address.card),
      ]);
      const { id } = address.card;
      return { kind: 'code', id, usage: usages?.[id] ?? null };
    }
    case 'ailleurs':
      // Throwing the address redirects to it.
      throw redirect(address.path + search);
    case 'inconnu':
      throw new PageNotFoundError(pathname, {
        nearest: address.nearest.map((card) => ({
          label: card.titre,
          to: secretCodePath(card),
        })),
      });
  }
}

/** `/les_codes/<famille>` and `/les_codes/<famille>/<code>`. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  return data.kind === 'code' ? <CodePage {...data} /> : <FamillePage {...data} />;
}

type DataOf<Kind extends LoaderData['kind']> = Extract<LoaderData, { kind: Kind }>;

function CodePage({ id, usage }: DataOf<'code'>) {
  const card = secretCodeCard(id);
  if (card === null) return null;
  return (
    <>
      <title>{`${card.titre} · Les codes · Quêtes & Codes`}</title>
      <meta name="description" content={card.phrase} />
      <CodeView key={card.id} card={card} usage={usage} />
    </>
  );
}

function FamillePage({ id, queteCounts }: DataOf<'famille'>) {
  const famille = familleList.find((known) => known.id === id);
  if (famille === undefined) return null;
  return (
    <>
      <title>{`${famille.titre} · Les codes · Quêtes & Codes`}</title>
      <meta name="description" content={famille.phrase} />
      <Suspense fallback={<Waiting>La liste arrive…</Waiting>}>
        <FamilleView famille={famille} queteCounts={queteCounts} />
      </Suspense>
    </>
  );
}
