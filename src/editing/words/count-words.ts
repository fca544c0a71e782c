import { formatCount } from '@/lib/format/nombre.ts';

/** « 2 commentaires » */
export function commentaireCount(count: number): string {
  return formatCount(count, 'commentaire', 'commentaires');
}

/** « 3 signalements de joueurs ». */
export function signalementCount(count: number): string {
  return count === 1 ? '1 signalement de joueur' : `${count} signalements de joueurs`;
}
