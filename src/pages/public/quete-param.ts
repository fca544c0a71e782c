import { redirect, type LoaderFunctionArgs } from 'react-router';
import { loaderServices } from '@/data/firebase/loader-services.ts';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import { isQueteId } from '@/domain/quete/quete-id.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';
import { departementOfAddress } from './departement-param.ts';

type Address = Pick<LoaderFunctionArgs, 'params' | 'request' | 'context'>;

/**
 * The quête at an address: one read. An address in capitals is redirected to the canonical one (`rest` follows the quête's own address);
 * one without a quête throws `PageNotFoundError`.
 */
export async function queteAtAddress(args: Address, rest = ''): Promise<Quete> {
  const { params, request } = args;
  const { pathname } = new URL(request.url);
  const departement = departementOfAddress(params['departement'], request);
  const communeSlug = params['commune'] ?? '';
  const slug = params['slug'] ?? '';
  // Slugs are lower case: a shouted address is understood.
  const lower = { communeSlug: communeSlug.toLowerCase(), slug: slug.toLowerCase() };
  if (lower.communeSlug !== communeSlug || lower.slug !== slug) {
    throw redirect(`${paths.quete({ departement, ...lower })}${rest}`);
  }
  const id = `${departement}_${communeSlug}_${slug}`;
  if (!isQueteId(id)) throw new PageNotFoundError(pathname);
  try {
    return await queteRepository(loaderServices(args)).read(id, request.signal);
  } catch (error) {
    if (error instanceof NotFoundError) {
      throw new PageNotFoundError(pathname, { cause: error });
    }
    throw error;
  }
}

/**
 * The first version once published at the address, which stays. Null if there never was one; an address that cannot be a quête's throws
 * `PageNotFoundError`, and reads nothing.
 */
export async function readRetired(args: Address): Promise<Quete | null> {
  const { params, request } = args;
  const departement = departementOfAddress(params['departement'], request);
  const id = [departement, params['commune'], params['slug']].join('_');
  if (!isQueteId(id)) return null;
  try {
    const quetes = queteRepository(loaderServices(args));
    return await quetes.readVersion(id, 1, request.signal);
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}
