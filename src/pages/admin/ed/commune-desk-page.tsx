import { useNavigate, useSearchParams } from 'react-router';
import { CommuneDesk } from '@/features/desk/commune/commune-desk.tsx';
import { paths } from '@/lib/paths.ts';
import { MairieFrame, inseeIn } from './mairie-frame.tsx';

/** `/admin/parcours/ed?commune=`: all quêtes of a commune, and their responsables. */
export function Component() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <MairieFrame title="Le bureau de la mairie">
      {({ admin }) => (
        <CommuneDesk
          insee={inseeIn(parameters)}
          isAdmin={admin}
          onLeft={() => void navigate(paths.user())}
        />
      )}
    </MairieFrame>
  );
}
