import { useSearchParams } from 'react-router';
import { PreuveDesk } from '@/features/preuve/preuve-desk.tsx';
import { MairieFrame, inseeIn } from './mairie-frame.tsx';

/** `/admin/parcours/ed?commune=&vue=preuves`: preuves are checked, marked and drawn; `commune=france` for the team, all of them. */
export function Component() {
  const [parameters] = useSearchParams();
  return (
    <MairieFrame title="Le guichet des preuves">
      {({ admin }) => (
        <PreuveDesk
          insee={
            admin && parameters.get('commune') === 'france' ? null : inseeIn(parameters)
          }
          asked={parameters.get('preuve') ?? ''}
        />
      )}
    </MairieFrame>
  );
}
