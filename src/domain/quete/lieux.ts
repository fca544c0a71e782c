import type { Commune } from '../commune/commune.ts';
import type { EtapePublique } from './quete.ts';

/**
 * Rights to close parts of a quête through several communes, as the rules read them: the INSEE code of each étape outside the commune of
 * the start. The whole belongs to the territory, or to the commune of the start once that has left.
 */
export type Lieux = Readonly<Record<string, string>>;

type Placed = Pick<EtapePublique, 'id' | 'commune'>;

/** Null if every étape lies in the commune of the start: the mairie then closes all of it. */
export function lieuxOf(etapes: readonly Placed[]): Lieux | null {
  const elsewhere = etapes.flatMap(({ id, commune }) =>
    commune === undefined ? [] : [[id, commune.insee] as const],
  );
  if (elsewhere.length === 0) return null;
  return { fermeture: 'territoire', ...Object.fromEntries(elsewhere) };
}

/** The other communes on a quête's way, without repeats, in the order of its étapes. */
export function communesPassed(etapes: readonly Placed[]): Commune[] {
  const byInsee = new Map<string, Commune>();
  for (const { commune } of etapes) {
    if (commune !== undefined) byInsee.set(commune.insee, commune);
  }
  return [...byInsee.values()];
}
