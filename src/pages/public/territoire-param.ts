import type { LoaderFunctionArgs } from 'react-router';
import { readQuetesOf, readTerritoire } from '@/data/territoire/read-territoire.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { isInsee } from '@/domain/commune/responsable.ts';
import { type Territoire, isSiren } from '@/domain/territoire/territoire.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';

export type TerritoireData = { territoire: Territoire; cartes: readonly Carte[] };

/**
 * The territory (SIREN) or the commune (INSEE code) of an address, with its quêtes: one read, and one for each département. A commune
 * without a presentation has a list all the same. Throws `PageNotFoundError`, or one of the data errors.
 */
export async function territoireAtAddress({
  params,
  request,
}: LoaderFunctionArgs): Promise<TerritoireData> {
  const id = params['id'] ?? '';
  if (!isInsee(id) && !isSiren(id)) {
    throw new PageNotFoundError(new URL(request.url).pathname);
  }
  const stored = await readTerritoire(id);
  const bare = { id, nom: '', communes: [], couleur: '', blason: '' };
  const cartes = await readQuetesOf(stored ?? bare, request.signal);
  if (stored !== null) return { territoire: stored, cartes };
  const nom = cartes.find(({ commune }) => commune.insee === id)?.commune.nom;
  if (nom === undefined) throw new PageNotFoundError(new URL(request.url).pathname);
  return { territoire: { ...bare, nom }, cartes };
}
