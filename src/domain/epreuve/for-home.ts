import type { EpreuveType } from './kinds/table.ts';

/** Kinds that ask nothing of the place, the phone or the étapes before: their épreuve can be tried from home. */
const forHome: readonly EpreuveType[] = [
  ...(['choix', 'texte', 'nombre', 'message_code'] as const),
  ...(['cadenas', 'ordre', 'association'] as const),
];

/** True if an épreuve of this kind can be tried from home. */
export function isForHome(type: EpreuveType): boolean {
  return forHome.includes(type);
}
