import { membrePaths } from '@/lib/paths.ts';
import { MapWorkshop } from '../workshop/workshop.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountWay } from './account-way.tsx';

/** `/admin/parcours/ed?vue=carte`: the workshop, to lay étapes on its map. */
export function Component() {
  return (
    <AccountFrame title="Écrire un parcours sur la carte">
      {() => <AccountWay Editor={MapWorkshop} pathOf={membrePaths.create2} />}
    </AccountFrame>
  );
}
