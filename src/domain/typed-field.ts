import * as z from 'zod/mini';

type TypedTextOptions = {
  /** Most characters, in UTF-16 units, spaces around it apart. */
  max: number;
  /** Fewest characters; below, `missing` is said. */
  min?: number;
  /** What to do where it is missing; without it, it may be left empty. */
  missing?: string;
  /** What is too long: « Ce message ». */
  subject?: string;
};

/**
 * A text of a form: without the spaces around it, with a sentence for one that is missing or too long. Not by the lengths of
 * zod, which counts code points: the rules and `String.length` count UTF-16 units, in which 🦉 is two.
 */
export function typedText({
  max,
  missing,
  min = missing === undefined ? 0 : 1,
  subject = 'Ce texte',
}: TypedTextOptions) {
  return z.string().check(
    z.trim(),
    z.refine(({ length }) => length >= min, missing),
    z.refine(
      ({ length }) => length <= max,
      `${subject} est trop long\u00A0: ${max} caractères au plus.`,
    ),
  );
}

/** A box of a form that must be ticked, with what is said where it is not. */
export function tickedBox(missing: string) {
  return z.boolean().check(z.refine((isTicked) => isTicked, missing));
}

/**
 * A text of a form about which a function says what is wrong, `undefined` where nothing is. It is judged and sent as `tidy`
 * leaves it.
 */
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

/** One of several choices of a form, null until one is chosen, with what is said where none is. */
export function chosenOne<const Value extends string>(
  list: readonly Value[],
  missing: string,
): z.ZodMiniType<Value, Value | null> {
  return z.pipe(z.nullable(z.enum(list)), z.enum(list, missing));
}
