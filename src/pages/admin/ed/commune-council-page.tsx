import { useSearchParams } from 'react-router';
import { CommuneBilan } from '@/features/desk/figures/bilan/commune-bilan.tsx';
import { MairieFrame, inseeIn } from './mairie-frame.tsx';

/** `/admin/parcours/ed?commune=&vue=conseil`: the page of its council, to be printed. */
export function Component() {
  const [parameters] = useSearchParams();
  return (
    <MairieFrame title="La page du conseil">
      {() => <CommuneBilan insee={inseeIn(parameters)} />}
    </MairieFrame>
  );
}
