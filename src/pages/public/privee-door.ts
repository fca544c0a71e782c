import { cleOf } from '@/data/privee/privee-keys.ts';
import { cleFragment } from '@/domain/privee/cle.ts';
import { isPriveeId } from '@/domain/quete/quete-id.ts';
import { paths } from '@/lib/paths.ts';

/** Source of the sheet of a quête privée: behind its key, if this device has it. */
export function priveeDoor(params: Readonly<Record<string, string | undefined>>): string {
  const id = [params['departement'], params['commune'], params['slug']].join('_');
  const kept = isPriveeId(id) ? cleOf(id) : null;
  return paths.privee(kept === null ? '' : cleFragment(kept.cle));
}
