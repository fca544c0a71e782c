import * as z from 'zod/mini';

/**
 * The schema of an object that is stored: keys that it does not name are kept as they are, so that what a later build wrote
 * outlives a save by this one. By type there are none: nothing can show or use them. A key `__proto__` is left out.
 */
export function openObject<Shape extends z.core.$ZodShape>(
  shape: Shape,
): z.ZodMiniObject<Shape> {
  // The type of a loose object would let any name pass for one of its keys.
  return z.looseObject(shape);
}
