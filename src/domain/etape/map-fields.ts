import type { Etape } from './etape.ts';

/** Copy of each field of an étape; null to keep it. The type check fails until a new field has a row. */
export type FieldTable<Context> = {
  readonly [Field in keyof Required<Etape>]:
    | null
    | ((etape: Etape, context: Context) => Etape[Field]);
};

/** The étape with each field mapped by the table, in the order of the table. */
export function mapFields<Context>(
  etape: Etape,
  table: FieldTable<Context>,
  context: Context,
): Etape {
  const next = { ...etape };
  for (const [field, make] of Object.entries(table)) {
    if (make !== null) Object.assign(next, { [field]: make(etape, context) });
  }
  return next;
}
