import { useNavigate, useSearchParams } from 'react-router';
import { TerritoireDesk } from '@/features/desk/commune/territoire-desk.tsx';
import { paths } from '@/lib/paths.ts';
import { MairieFrame, sirenIn } from './mairie-frame.tsx';

/** `/admin/parcours/ed?territoire=`: all quêtes of the communes of a territory, and its people. */
export function Component() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <MairieFrame title="Le bureau du territoire">
      {({ admin }) => (
        <TerritoireDesk
          siren={sirenIn(parameters)}
          isAdmin={admin}
          onLeft={() => void navigate(paths.user())}
        />
      )}
    </MairieFrame>
  );
}
