import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import { paths } from '@/lib/paths.ts';

/** The whole address of a preuve, for its QR code. Its id is in the fragment, which no browser sends. */
export function preuveUrl(id: PreuveId): string {
  return window.location.origin + paths.preuve(`#${id}`);
}
