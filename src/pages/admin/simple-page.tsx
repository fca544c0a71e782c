import { paths } from '@/lib/paths.ts';
import { PageWorkshop } from './workshop/workshop.tsx';
import { WritingPage } from './writing-page.tsx';

/** `/admin/parcours/simple`: a whole parcours on one page of the workshop. */
export function Component() {
  return (
    <WritingPage title="Écrire un parcours" pathOf={paths.simple} Editor={PageWorkshop} />
  );
}
