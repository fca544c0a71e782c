/**
 * Widths of the panes in hundredths of the whole; the middle takes the rest. `map`: the height of the map below the graph
 * of a story, in hundredths of the middle.
 */
export type PaneSizes = { list: number; form: number; map: number };

export const paneBounds = {
  list: { min: 14, max: 32 },
  form: { min: 28, max: 52 },
  map: { min: 24, max: 66 },
} as const;

const usual: PaneSizes = { list: 22, form: 40, map: 42 };

function within(value: unknown, { min, max }: { min: number; max: number }) {
  return typeof value === 'number' && value >= min && value <= max ? value : undefined;
}

/** The sizes that this device kept; the usual ones for what it did not, or what no longer fits. */
export function readPaneSizes(kept: unknown): PaneSizes {
  if (typeof kept !== 'object' || kept === null) return usual;
  const { list, form, map } = kept as Readonly<Record<string, unknown>>;
  return {
    list: within(list, paneBounds.list) ?? usual.list,
    form: within(form, paneBounds.form) ?? usual.form,
    map: within(map, paneBounds.map) ?? usual.map,
  };
}
