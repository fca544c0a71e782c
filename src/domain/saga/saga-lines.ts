import type { Feuillet } from '../carnet/feuillet.ts';
import type { SagaPart } from './part.ts';

/** Sagas with parts in the pages of a carnet, latest first, each with its count: the device's offline knowledge. */
export function sagasOf(
  feuillets: readonly Pick<Feuillet, 'parts'>[],
): { slug: string; titre: string; seuil: number; signes: string[] }[] {
  const bySlug = new Map<string, { titre: string; seuil: number; parts: SagaPart[] }>();
  for (const part of feuillets.flatMap(({ parts = [] }) => parts)) {
    const { saga, titre, seuil, n } = part;
    const known = bySlug.get(saga) ?? { titre, seuil, parts: [] };
    if (!known.parts.some((one) => one.n === n)) known.parts.push(part);
    bySlug.set(saga, known);
  }
  return [...bySlug].map(([slug, { titre, seuil, parts }]) => ({
    ...{ slug, titre, seuil },
    signes: parts.toSorted((a, b) => a.n - b.n).map(({ signe }) => signe),
  }));
}
