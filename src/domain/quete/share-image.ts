import type { QueteId } from './quete.ts';

/**
 * Address of the picture that is shared with a quête's page: the build draws one for each version and each language that it has
 * (absent: French).
 */
export function shareImagePathOf(
  { id, version }: { id: QueteId; version: number },
  langue?: string,
): string {
  const end = langue === undefined ? '' : `-${langue}`;
  return `/partage/${id}-v${version}${end}.png`;
}
