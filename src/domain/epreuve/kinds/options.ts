import type { Option } from '../epreuve-parts.ts';
import type { OptionPublique } from '../public-parts.ts';

// Options to pick, order or join.

/** Options as a player ticks or orders them: their ids joined by `-`. */
export function optionIdsOf(typed: string): string[] {
  return typed.split('-').filter((id) => id !== '');
}

/** Text of an option by its id; empty if unknown. */
export function textOfOption(options: readonly OptionPublique[], wanted: string): string {
  return options.find(({ id }) => id === wanted)?.texte ?? '';
}

/** Options with their texts rewritten. */
export function rewriteOptions(
  options: readonly OptionPublique[],
  rewrite: (texte: string) => string,
): OptionPublique[] {
  return options.map(({ id, texte }) => ({ id, texte: rewrite(texte) }));
}

/** Options with new ids that reveal nothing of the author's. */
export function withFreshIds(
  options: readonly Option[],
  freshIds: (count: number) => string[],
): Option[] {
  const ids = freshIds(options.length);
  return options.map((option, index) => ({ ...option, id: ids[index] ?? '' }));
}

/** The public part of an option. */
export function toPublique({ id, texte }: Pick<Option, 'id' | 'texte'>): OptionPublique {
  return { id, texte: texte.trim() };
}
