import { limits } from '@/domain/limits.ts';
import { MapFirstEditor } from '@/features/write-on-map/map-first-editor.tsx';
import { paths } from '@/lib/paths.ts';
import { WritingPage } from './writing-page.tsx';

/** `/admin/parcours/create2`: the map first. */
export function Component() {
  return (
    <WritingPage
      title="Écrire un parcours sur la carte"
      pathOf={paths.create2}
      etapeCountMax={limits.etapeCount.max}
      Editor={MapFirstEditor}
    />
  );
}
