import * as z from 'zod/mini';
import { choice, readBy } from '@/device/choice.ts';
import {
  articleDraftSchema,
  type ArticleDraft,
} from '@/domain/actualite/article-draft.ts';
import { isNewer } from '@/domain/format.ts';
import { openObject } from '@/domain/open-object.ts';

/** Typed text of an article that is not online yet. */
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

/** Storage key of an article without an address: one at a time. */
export const newArticleKey = '';

/** An article stored by a later build: this one neither reads nor overwrites it. */
const later = 'later';

const storedSchema = readBy((kept) =>
  isNewer('article', kept) ? later : keptSchema.safeParse(kept).data,
);

function storedOf(slug: string) {
  return choice<KeptArticle | 'later' | null>(`qc.actualite.${slug}`, storedSchema, null);
}

/** Stores typed text at once: an article is a text of 50,000 characters at most. Returns true on success; a later build's data stays. */
export function keepArticle(slug: string, kept: KeptArticle): boolean {
  const stored = storedOf(slug);
  return stored.read() !== later && stored.keep(kept);
}

/** This device's stored text of an article; null if none or unreadable. */
export function readKeptArticle(slug: string): KeptArticle | null {
  const kept = storedOf(slug).read();
  return kept === later ? null : kept;
}

/** Forgets it: it is online, or its author gave it up. */
export function dropKeptArticle(slug: string): void {
  const stored = storedOf(slug);
  if (stored.read() !== later) stored.forget();
}
