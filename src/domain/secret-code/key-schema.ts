import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { foldedMarks, isLetter } from './latin-text.ts';
import type { WrittenKeyField } from './secret-code.ts';

/** For a code without key: whatever was typed is ignored. */
export const noKey = {
  field: null,
  schema: z.pipe(
    z.string(),
    z.transform(() => null),
  ),
};

/** A key and its field. */
type Key<Value> = { field: WrittenKeyField; schema: z.ZodMiniType<Value, string> };

/** A key in letters, read as capitals without accents or spaces; at least `minimum` letters, 0 for an optional one. */
export function wordKey(
  field: Omit<WrittenKeyField, 'kind'>,
  { minimum = 1 }: { minimum?: number } = {},
): Key<string> {
  const { example } = field;
  const wordSchema = z
    .pipe(
      z.string(),
      z.transform((text: string) => foldedMarks(text.replaceAll(/[\s'’-]/gu, ''))),
    )
    .check(
      z.refine((marks) => marks.length >= minimum, {
        error: () => t`Écrivez la clé\u00A0: un mot, par exemple ${example}.`,
        abort: true,
      }),
      z.refine((marks) => marks.every(isLetter), {
        error: () => t`La clé ne peut contenir que des lettres.`,
      }),
      z.refine((marks) => marks.length <= 100, {
        error: () => t`Cette clé est trop longue\u00A0: 100 lettres au plus.`,
      }),
    );
  return {
    field: { ...field, kind: 'mot' },
    schema: z.pipe(
      wordSchema,
      z.transform((marks: string[]) => marks.join('')),
    ),
  };
}

/** A whole number between two bounds, both good. */
export function numberKey(
  field: Omit<WrittenKeyField, 'kind'>,
  { minimum, maximum }: { minimum: number; maximum: number },
): Key<number> {
  const { example } = field;
  const sentence = () =>
    t`Écrivez un nombre entier de ${minimum} à ${maximum}, par exemple ${example}.`;
  return {
    field: { ...field, kind: 'nombre' },
    schema: z
      .pipe(
        z
          .string()
          .check(z.trim(), z.regex(/^[+-]?\d{1,4}$/, { error: sentence, abort: true })),
        z.transform(Number),
      )
      .check(
        z.refine((value) => value >= minimum && value <= maximum, { error: sentence }),
      ),
  };
}
