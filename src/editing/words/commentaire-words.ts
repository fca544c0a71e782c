import { formatCount } from '@/lib/format/nombre.ts';

/** « 2 commentaires » */
export function commentaireCount(count: number): string {
  return formatCount(count, 'commentaire', 'commentaires');
}
