import * as z from 'zod/mini';
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

function storageKey(slug: string): string {
  return `qc.actualite.${slug}`;
}

/** Whether a later build keeps something of an article here: this one neither reads it nor writes over it. */
function isLater(slug: string): boolean {
  try {
    return isNewer(
      'article',
      JSON.parse(localStorage.getItem(storageKey(slug)) ?? 'null'),
    );
  } catch {
    return false;
  }
}

/**
 * Keeps what is typed at once: an article is a text of 50,000 characters at most. Says whether the device could, and may:
 * what a later build keeps stays.
 */
export function keepArticle(slug: string, kept: KeptArticle): boolean {
  try {
    if (isLater(slug)) return false;
    localStorage.setItem(storageKey(slug), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** What this device kept of an article; null when it kept nothing that can be read. */
export function readKeptArticle(slug: string): KeptArticle | null {
  try {
    const text = localStorage.getItem(storageKey(slug));
    if (text === null || isLater(slug)) return null;
    return keptSchema.parse(JSON.parse(text));
  } catch (error) {
    console.warn(`What was kept of the article « ${slug} » cannot be read.`, error);
    return null;
  }
}

/** Forgets it: it is online, or its author gave it up. */
export function dropKeptArticle(slug: string): void {
  try {
    if (isLater(slug)) return;
    localStorage.removeItem(storageKey(slug));
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
