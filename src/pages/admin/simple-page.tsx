import { limits } from '@/domain/limits.ts';
import { ParcoursEditor } from '@/features/parcours-builder/form/parcours-editor.tsx';
import { paths } from '@/lib/paths.ts';
import { WritingPage } from './writing-page.tsx';

/** `/admin/parcours/simple`: a whole short parcours on one page. */
export function Component() {
  return (
    <WritingPage
      title="Écrire un parcours"
      pathOf={paths.simple}
      etapeCountMax={limits.etapeCountSimple.max}
      Editor={ParcoursEditor}
    />
  );
}
