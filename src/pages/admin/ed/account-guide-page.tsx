import { GuidedEditor } from '@/features/write-guided/guided-editor.tsx';
import { membrePaths } from '@/lib/paths.ts';
import { AccountFrame } from './account-frame.tsx';
import { AccountWay } from './account-way.tsx';

/** `/admin/parcours/ed?vue=pas-a-pas`: one decision a screen. */
export function Component() {
  return (
    <AccountFrame title="Écrire un parcours pas à pas">
      {() => <AccountWay Editor={GuidedEditor} pathOf={membrePaths.create} />}
    </AccountFrame>
  );
}
