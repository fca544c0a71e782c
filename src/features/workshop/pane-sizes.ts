import * as z from 'zod/mini';

export const paneBounds = {
  list: { min: 14, max: 32 },
  form: { min: 28, max: 52 },
  map: { min: 24, max: 66 },
} as const;

/**
 * Widths of the panes in percent of the whole; the middle takes the rest. `map`: the height of the map below the graph of a story, in
 * percent of the middle.
 */
export const usualSizes = { list: 22, form: 40, map: 42 };

function size(pane: keyof typeof paneBounds) {
  const { min, max } = paneBounds[pane];
  return z.catch(z.number().check(z.minimum(min), z.maximum(max)), usualSizes[pane]);
}

/** The sizes stored on this device; the usual ones if missing, or no longer valid. */
export const paneSizesSchema = z.object({
  list: size('list'),
  form: size('form'),
  map: size('map'),
});
