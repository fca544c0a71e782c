import * as z from 'zod/mini';

/**
 * The schema of a stored object: unknown keys are kept, so that fields of a later build survive a save by this one. The type has none: no
 * code can show or use them. A key `__proto__` is left out.
 */
export function openObject<Shape extends z.core.$ZodShape>(
  shape: Shape,
): z.ZodMiniObject<Shape> {
  // The type of a loose object would accept any key.
  return z.looseObject(shape);
}
