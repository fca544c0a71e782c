import { useNavigate, useSearchParams } from 'react-router';
import { CommuneInvitation } from '@/features/desk/commune/commune-invitation.tsx';
import { paths } from '@/lib/paths.ts';
import { MairieFrame } from './mairie-frame.tsx';

/** `/admin/parcours/ed?responsable=`: an invitation to the desk of a mairie. */
export function Component() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <MairieFrame title="Répondre d’une commune">
      {({ uid, email }) => (
        <CommuneInvitation
          jeton={parameters.get('responsable') ?? ''}
          uid={uid}
          email={email}
          onAccepted={(id) => void navigate(paths.deskOf(id))}
        />
      )}
    </MairieFrame>
  );
}
