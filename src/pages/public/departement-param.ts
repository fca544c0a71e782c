import { redirect } from 'react-router';
import { isDepartementCode } from '@/domain/commune/departement.ts';
import { departementOfName } from '@/features/catalogue/departement-of-query.ts';
import { addressIn, partsOfAddress } from '@/langue/addresses.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';

/** The rest of a French address after its département: `/dinan/le-secret`, or empty. */
function restOf(pathname: string): string {
  return pathname.replace(/^\/les_quetes\/[^/]+/, '').replace(/\/$/, '');
}

/**
 * The département code of an address. Another form of it (`2a`, `cotes-d-armor`) is redirected to the canonical one; throws
 * `PageNotFoundError` if there is no such département.
 */
export function departementOfAddress(
  param: string | undefined,
  request: Pick<Request, 'url'>,
): string {
  const text = param ?? '';
  if (isDepartementCode(text)) return text;
  const { pathname, search } = new URL(request.url);
  const upper = text.toUpperCase();
  const meant = isDepartementCode(upper) ? upper : departementOfName(text);
  if (meant === null) throw new PageNotFoundError(pathname);
  // Throwing the address redirects to it.
  const { langue, french } = partsOfAddress(pathname);
  throw redirect(addressIn(langue, `/les_quetes/${meant}${restOf(french)}`) + search);
}
