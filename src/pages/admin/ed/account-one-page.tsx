import { limits } from '@/domain/limits.ts';
import { membrePaths } from '@/lib/paths.ts';
import { OnePage } from '../one-page.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountWay } from './account-way.tsx';

/** `/admin/parcours/ed?vue=page`: a whole short parcours on one page. */
export function Component() {
  return (
    <AccountFrame title="Écrire un parcours">
      {() => (
        <AccountWay
          Editor={OnePage}
          pathOf={membrePaths.simple}
          etapeCountMax={limits.etapeCountSimple.max}
        />
      )}
    </AccountFrame>
  );
}
