import * as z from 'zod/mini';
import { isNewer } from '../format.ts';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import { omit } from '../parcours/omit.ts';
import { feuilletCountMax, feuilletSchema, type Feuillet } from './feuillet.ts';

const carnetSchema = openObject({
  carnet: z.array(z.unknown()).check(z.maxLength(4 * feuilletCountMax)),
});

/** The text of an account's carnet, without device data; if not all pages fit, the latest do. */
export function accountTextOf(feuillets: readonly Feuillet[]): string {
  let kept = feuillets.map((page): Feuillet => omit(page, 'surPlace'));
  for (;;) {
    const text = JSON.stringify({ format: 1, carnet: kept });
    if (text.length <= limits.repriseTexte.max) return text;
    kept = kept.slice(0, -1);
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The pages of such a text; null if a later build wrote it. Unreadable pages are left out, and another text has none; never throws. */
export function readAccountText(text: string): Feuillet[] | null {
  const value = parsedJson(text);
  if (isNewer('carnet', value)) return null;
  const pages = carnetSchema.safeParse(value).data?.carnet ?? [];
  return pages.flatMap((page) => feuilletSchema.safeParse(page).data ?? []);
}
