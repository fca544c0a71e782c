import { membrePaths } from '@/lib/paths.ts';
import { PageWorkshop } from '../workshop/workshop.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountWay } from './account-way.tsx';

/** `/admin/parcours/ed?vue=page`: a whole parcours on one page of the workshop. */
export function Component() {
  return (
    <AccountFrame title="Écrire un parcours">
      {() => <AccountWay Editor={PageWorkshop} pathOf={membrePaths.simple} />}
    </AccountFrame>
  );
}
