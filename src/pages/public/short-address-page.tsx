import { replace, type LoaderFunctionArgs } from 'react-router';
import { readLien } from '@/data/lien/lien-repository.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { readLienSigns } from '@/domain/quete/lien.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';

/** One read, then the address of the quête or of its plate, which shows that the quête was withdrawn. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<null> {
  const { pathname } = new URL(request.url);
  const signs = readLienSigns(params['signes'] ?? '');
  if (signs === null) throw new PageNotFoundError(pathname);
  const { jeton } = params;
  // It becomes part of a path, and must not lead elsewhere.
  if (jeton !== undefined && !etapeIdSchema.safeParse(jeton).success) {
    throw new PageNotFoundError(pathname);
  }
  try {
    const address = addressOf(await readLien(signs, request.signal));
    // A thrown redirect is a Response, as the router requires.
    throw replace(
      jeton === undefined ? paths.quete(address) : paths.plaque(address, jeton),
    );
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new PageNotFoundError(pathname, { cause: error });
  }
}

/** `/q/<signes>` and `/q/<signes>/<jeton>`: they redirect, and show nothing. */
export function Component() {
  return null;
}
