import { paths } from '@/lib/paths.ts';
import { MapWorkshop } from './workshop/workshop.tsx';
import { WritingPage } from './writing-page.tsx';

/** `/admin/parcours/create2`: the workshop, to lay étapes on its map. */
export function Component() {
  return (
    <WritingPage
      title="Écrire un parcours sur la carte"
      pathOf={paths.create2}
      Editor={MapWorkshop}
    />
  );
}
