import { GuidedEditor } from '@/features/write-guided/guided-editor.tsx';
import { paths } from '@/lib/paths.ts';
import { WritingPage } from './writing-page.tsx';

/** `/admin/parcours/create`: one decision a screen. */
export function Component() {
  return (
    <WritingPage
      title="Écrire un parcours pas à pas"
      pathOf={paths.create}
      Editor={GuidedEditor}
    />
  );
}
