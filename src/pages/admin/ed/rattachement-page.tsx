import { useNavigate, useSearchParams } from 'react-router';
import { Rattachement } from '@/features/desk/commune/rattachement.tsx';
import { paths } from '@/lib/paths.ts';
import { MairieFrame } from './mairie-frame.tsx';

/** `/admin/parcours/ed?rattachement=`: a territory invites a commune. */
export function Component() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <MairieFrame title="Rejoindre un territoire">
      {({ uid }) => (
        <Rattachement
          jeton={parameters.get('rattachement') ?? ''}
          uid={uid}
          onAccepted={(insee) => void navigate(paths.communeDesk({ insee }))}
        />
      )}
    </MairieFrame>
  );
}
