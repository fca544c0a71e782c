import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { secretCodePath } from '@/domain/secret-code/address.ts';
import { familleList } from '@/domain/secret-code/famille.ts';
import { findCodeAddress } from '@/domain/secret-code/find-code.ts';
import { secretCodeCard } from '@/domain/secret-code/table.ts';
import { codeMaterial } from '@/features/secret-code-library/code-material.ts';
import { CodeView } from '@/features/secret-code-library/code-view.tsx';
import { FamilleView } from '@/features/secret-code-library/famille-view.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';

/** Ids alone: what they name is in the modules, and data baked at build stay small. */
type LoaderData = { kind: 'famille' | 'code'; id: string };

/** An old or shortened address leads to the one that stands; an unknown one says which codes are nearest. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderData> {
  const { pathname, search } = new URL(request.url);
  const address = findCodeAddress(pathname.replace(/^\/les_codes\//, ''));
  switch (address.kind) {
    case 'famille':
      return { kind: 'famille', id: address.famille.id };
    case 'code':
      // The page one comes from stays until the code is there: nothing flashes.
      await codeMaterial(address.card);
      return { kind: 'code', id: address.card.id };
    case 'ailleurs':
      // A redirection is thrown, as react-router has it.
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
  const { kind, id } = useLoaderData<typeof loader>();
  const card = kind === 'code' ? secretCodeCard(id) : null;
  const famille = familleList.find((known) => known.id === id);
  if (card !== null) {
    return (
      <>
        <title>{`${card.titre} · Les codes · Quêtes & Codes`}</title>
        <meta name="description" content={card.phrase} />
        <CodeView key={card.id} card={card} />
      </>
    );
  }
  if (famille === undefined) return null;
  return (
    <>
      <title>{`${famille.titre} · Les codes · Quêtes & Codes`}</title>
      <meta name="description" content={famille.phrase} />
      <FamilleView famille={famille} />
    </>
  );
}
