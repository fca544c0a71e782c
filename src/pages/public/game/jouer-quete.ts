import { redirect, type LoaderFunctionArgs } from 'react-router';
import { queteIdSchema, type Quete, type QueteId } from '@/domain/quete/quete.ts';
import { embarqueeId } from '@/domain/quete/embarquee.ts';
import { currentQuete } from '@/features/play/session/open-partie.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';

type Address = Pick<LoaderFunctionArgs, 'params' | 'request'>;

/** The quête in the address of the game. Throws `PageNotFoundError` for an invalid id. */
export function queteIdAt({ params, request }: Address): QueteId {
  // `/essayer` names none.
  if (params['slug'] === undefined) return embarqueeId;
  const parts = [params['departement'], params['commune'], params['slug']];
  const id = queteIdSchema.safeParse(parts.join('_'));
  if (!id.success) throw new PageNotFoundError(new URL(request.url).pathname);
  return id.data;
}

/** A read of a view of the game. A quête that does not exist throws `PageNotFoundError`. */
export async function orPageNotFound<Read>(
  { request }: Pick<Address, 'request'>,
  reading: Promise<Read>,
): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    const { pathname } = new URL(request.url);
    // `/privee` says why one does not open, and asks for the link if this device lacks it.
    const isGone = error instanceof NotFoundError || error instanceof AccessDeniedError;
    if (isGone && pathname.split('/')[3] === 'privee') throw redirect(paths.privee());
    if (!(error instanceof NotFoundError)) throw error;
    throw new PageNotFoundError(pathname, { cause: error });
  }
}

/** The quête of an address as published now, or as stored on this device. */
export function currentQueteAt(args: Address): Promise<Quete> {
  const reading = currentQuete(queteIdAt(args), undefined, args.request.signal);
  return orPageNotFound(args, reading);
}
