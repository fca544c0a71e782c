import { limits } from '@/domain/limits.ts';
import { GuidedEditor } from '@/features/parcours-builder/guide/guided-editor.tsx';
import { writingPaths } from '@/lib/writing-paths.ts';
import { WritingPage } from './writing-page.tsx';

/** `/admin/parcours/create`: one decision a screen. */
export function Component() {
  return (
    <WritingPage
      title="Écrire un parcours pas à pas"
      pathOf={writingPaths.create}
      etapeCountMax={limits.etapeCount.max}
      Editor={GuidedEditor}
    />
  );
}
