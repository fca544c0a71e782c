import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import { randomJeton } from '@/domain/epreuve/jeton.ts';
import type { EpreuveType } from '@/domain/epreuve/kinds/table.ts';
import { limits } from '@/domain/limits.ts';
import { blankOption } from '@/epreuves/choix/blank-option.ts';
import { randomBytes } from '@/lib/random-bytes.ts';

/** Lines that are there to be written on. */
const firstOptionCount: Readonly<Partial<Record<EpreuveType, number>>> = {
  choix: limits.optionCount.min,
  ordre: limits.elementCount.min,
  association: limits.elementCount.min,
};

/** Changes for another kind: texts of the first kind stay. */
export function changesOfType<Type extends EpreuveType>(
  type: Type,
  { options, jeton }: Pick<Epreuve, 'options' | 'jeton'>,
): Partial<Pick<Epreuve, 'options' | 'jeton'>> & { type: Type } {
  if (type === 'qr' && jeton === '') return { type, jeton: randomJeton(randomBytes) };
  const count = firstOptionCount[type] ?? 0;
  if (options.length >= count || (options.length > 0 && type === 'choix'))
    return { type };
  const added = Array.from({ length: count - options.length }, blankOption);
  return { type, options: [...options, ...added] };
}
