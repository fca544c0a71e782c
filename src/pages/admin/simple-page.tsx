import { limits } from '@/domain/limits.ts';
import { paths } from '@/lib/paths.ts';
import { OnePage } from './one-page.tsx';
import { WritingPage } from './writing-page.tsx';

/** `/admin/parcours/simple`: a whole short parcours on one page. */
export function Component() {
  return (
    <WritingPage
      title="Écrire un parcours"
      pathOf={paths.simple}
      etapeCountMax={limits.etapeCountSimple.max}
      Editor={OnePage}
    />
  );
}
