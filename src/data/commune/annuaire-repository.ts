import {
  adresseKey,
  annuaireEtatSchema,
  annuairePartSchema,
} from '@/domain/mairie/annuaire.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';

/** A file below `/annuaire/`, which `npm run annuaire` writes (docs/deployment.md, section 10). */
async function fetchJson(
  name: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const response = await fetchInTime(
    `/annuaire/${name}.json`,
    signal === undefined ? {} : { signal },
  );
  return response.ok ? response.json() : null;
}

/**
 * The INSEE codes of the mairies whose address in the State's directory of services this is; empty for an address that the
 * directory does not have, and where the site was given none. The address stays here: only the first digit of its hash is
 * asked for. Throws one of the data errors.
 */
export async function readMairiesAt(
  address: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  try {
    const etat = annuaireEtatSchema.safeParse(await fetchJson('etat', signal));
    if (!etat.success || etat.data.du === null) return [];
    const { part, key } = await adresseKey(address);
    const read = annuairePartSchema.safeParse(await fetchJson(part, signal));
    return read.data?.[key] ?? [];
  } catch (error) {
    throw toDataError(error);
  }
}
