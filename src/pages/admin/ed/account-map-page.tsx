import { MapFirstEditor } from '@/features/write-on-map/map-first-editor.tsx';
import { membrePaths } from '@/lib/paths.ts';
import { AccountFrame } from './account-frame.tsx';
import { AccountWay } from './account-way.tsx';

/** `/admin/parcours/ed?vue=carte`: the map first. */
export function Component() {
  return (
    <AccountFrame title="Écrire un parcours sur la carte">
      {() => <AccountWay Editor={MapFirstEditor} pathOf={membrePaths.create2} />}
    </AccountFrame>
  );
}
