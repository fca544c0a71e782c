import { useNavigate, useSearchParams } from 'react-router';
import { InvitationView } from '@/features/share-parcours/membres/invitation-view.tsx';
import { paths } from '@/lib/paths.ts';
import { AccountFrame } from './account-frame.tsx';

/** `/admin/parcours/ed?invitation=`: an invitation to a parcours. */
export function Component() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const jeton = parameters.get('invitation') ?? '';
  return (
    <AccountFrame>
      {({ uid, email }) => (
        <InvitationView
          key={jeton}
          jeton={jeton}
          uid={uid}
          email={email}
          onAccepted={({ parcoursId }) => void navigate(paths.ed({ id: parcoursId }))}
        />
      )}
    </AccountFrame>
  );
}
