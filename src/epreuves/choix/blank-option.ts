import type { Option } from '@/domain/epreuve/epreuve-parts.ts';

/** An empty option, under a fresh id. */
export function blankOption(): Option {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 8);
  return { id, texte: '', juste: false, paire: '' };
}
