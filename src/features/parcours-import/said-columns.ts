import * as z from 'zod/mini';
import { columnList } from '@/domain/exchange/read/column-names.ts';
import { tableKey, type AskedTable, type Roles } from '@/domain/exchange/read/columns.ts';
import { choice } from '@/device/choice.ts';

/** Maximum tables remembered: the oldest are dropped. */
const countMax = 20;

const schema = z.record(z.string(), z.array(z.enum(['', ...columnList])));

/** Authors' roles for the columns of their tables on this device, by `tableKey`. */
export const saidColumns = choice('qc.colonnes', schema, {});

/** Remembers the column roles of a table, for the next one with the same heads. */
export function keepSaid(table: AskedTable, roles: Roles): void {
  if (table.isHeadless) return;
  const key = tableKey(table);
  const others = Object.entries(saidColumns.read()).filter(([other]) => other !== key);
  const last = Object.fromEntries(others.slice(1 - countMax));
  saidColumns.keep({ ...last, [key]: [...roles] });
}
