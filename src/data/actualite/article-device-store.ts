import * as z from 'zod/mini';
import { choice, readBy } from '@/device/choice.ts';
import {
  articleDraftSchema,
  type ArticleDraft,
} from '@/domain/actualite/article-draft.ts';
import { isNewer } from '@/domain/format.ts';
import { openObject } from '@/domain/open-object.ts';

/** What was typed of an article and is not online yet. */
export type KeptArticle = {
  draft: ArticleDraft;
  /** The revision it was typed over; null for an article that never was online. */
  revision: number | null;
  /** Epoch milliseconds by this device's clock. */
  at: number;
};

const keptSchema = openObject({
  draft: articleDraftSchema,
  revision: z.nullable(z.int()),
  at: z.number(),
});

/** The name under which an article without an address is kept: one at a time. */
export const newArticleKey = '';

/** What a later build keeps of an article: this one neither reads it nor writes over it. */
const later = 'later';

const storedSchema = readBy((kept) =>
  isNewer('article', kept) ? later : keptSchema.safeParse(kept).data,
);

function storedOf(slug: string) {
  return choice<KeptArticle | 'later' | null>(`qc.actualite.${slug}`, storedSchema, null);
}

/**
 * Keeps what is typed at once: an article is a text of 50,000 characters at most. Says whether the device could, and may:
 * what a later build keeps stays.
 */
export function keepArticle(slug: string, kept: KeptArticle): boolean {
  const stored = storedOf(slug);
  return stored.read() !== later && stored.keep(kept);
}

/** What this device kept of an article; null when it kept nothing that can be read. */
export function readKeptArticle(slug: string): KeptArticle | null {
  const kept = storedOf(slug).read();
  return kept === later ? null : kept;
}

/** Forgets it: it is online, or its author gave it up. */
export function dropKeptArticle(slug: string): void {
  const stored = storedOf(slug);
  if (stored.read() !== later) stored.forget();
}
