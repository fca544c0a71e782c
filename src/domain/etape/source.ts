import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';

/** Source of a fact or picture of an étape: shown small to players, with its link. */
export const sourceSchema = openObject({
  titre: z.string().check(z.maxLength(limits.sourceTitre.max)),
  /** An address that a press opens: of the web alone. */
  url: z.string().check(z.maxLength(limits.sourceUrl.max), z.regex(/^https:\/\/[^\s]+$/)),
});
export type Source = z.infer<typeof sourceSchema>;

/** Sources with others after them, each address once; the first eight of them. */
export function withSources(
  sources: readonly Source[],
  added: readonly Source[],
): Source[] {
  const byUrl = new Map(sources.map((source) => [source.url, source]));
  for (const source of added) if (!byUrl.has(source.url)) byUrl.set(source.url, source);
  return [...byUrl.values()].slice(0, limits.sourceCount.max);
}
