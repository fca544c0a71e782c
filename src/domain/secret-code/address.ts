import type { FamilleId } from './famille.ts';
import type { SecretCodeCard } from './table.ts';

/** `/les_codes/<famille>`. */
export function famillePath(famille: FamilleId): string {
  return `/les_codes/${famille}`;
}

/** `/les_codes/<famille>/<code>`. */
export function secretCodePath({ famille, id }: Pick<SecretCodeCard, 'famille' | 'id'>) {
  return `${famillePath(famille)}/${id}`;
}
