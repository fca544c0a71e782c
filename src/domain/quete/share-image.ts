import type { QueteId } from './quete.ts';

/** Address of the picture that is shared with a quête's page: the build draws one for each version. */
export function shareImagePathOf(quete: { id: QueteId; version: number }): string {
  return `/partage/${quete.id}-v${quete.version}.png`;
}
