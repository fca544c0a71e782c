import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { tidyLine, tidyText } from './tidy-text.ts';

/** Error of a field: a message, for players of every language; French, for authors. */
type Said = string | MessageDescriptor;

/** In the language of the document, once known. */
function say(said: Said | undefined): string | undefined {
  return typeof said === 'object' ? t(said) : said;
}

/** Kind of text in a form. */
type Subject = 'texte' | 'message' | 'nom' | 'commentaire' | 'mot';

function tooLong(subject: Subject, max: number): string {
  switch (subject) {
    case 'texte':
      return t`Ce texte est trop long\u00A0: ${max} caractères au plus.`;
    case 'message':
      return t`Ce message est trop long\u00A0: ${max} caractères au plus.`;
    case 'nom':
      return t`Ce nom est trop long\u00A0: ${max} caractères au plus.`;
    case 'commentaire':
      return t`Ce commentaire est trop long\u00A0: ${max} caractères au plus.`;
    case 'mot':
      return t`Ce mot est trop long\u00A0: ${max} caractères au plus.`;
  }
}

type TypedTextOptions = {
  /** Most characters, in UTF-16 units, spaces around it apart. */
  max: number;
  /** Fewest characters; below, the error is `missing`. */
  min?: number;
  /** Error if missing; without it, the field is optional. */
  missing?: Said;
  /** Subject of « Ce message est trop long »; by default a text. */
  subject?: Subject;
};

/**
 * A text of a form: tidy and trimmed, with a sentence if missing or too long. Not by the lengths of zod, which counts code points: the
 * rules and `String.length` count UTF-16 units, in which 🦉 is two.
 */
export function typedText({
  max,
  missing,
  min = missing === undefined ? 0 : 1,
  subject = 'texte',
}: TypedTextOptions) {
  const tidy = subject === 'nom' || subject === 'mot' ? tidyLine : tidyText;
  return z.string().check(
    z.overwrite((text) => tidy(text).trim()),
    z.refine(({ length }) => length >= min, { error: () => say(missing) }),
    z.refine(({ length }) => length <= max, { error: () => tooLong(subject, max) }),
  );
}

/** A box of a form that must be ticked, with its error. */
export function tickedBox(missing: Said) {
  return z
    .boolean()
    .check(z.refine((isTicked) => isTicked, { error: () => say(missing) }));
}

/** A text of a form with a check that returns its error, or `undefined`. It is checked and sent as `tidy` returns it. */
export function checkedText(
  problemOf: (text: string) => string | undefined,
  tidy: (typed: string) => string = (typed) => typed,
) {
  return z.pipe(z.string(), z.transform(tidy)).check(
    z.refine((text) => problemOf(text) === undefined, {
      error: ({ input }) => problemOf(String(input)),
    }),
  );
}

/** A choice in a form, null until made, with its error if missing. */
export function chosenOne<const Value extends string>(
  list: readonly Value[],
  missing: Said,
): z.ZodMiniType<Value, Value | null> {
  return z.pipe(z.nullable(z.enum(list)), z.enum(list, { error: () => say(missing) }));
}
