import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '@/data/session/use-session.ts';
import { CarryPage, type CarryAccount } from '@/features/write-on-device/carry-page.tsx';
import { paths } from '@/lib/paths.ts';
import { DeviceFrame, unknownDevicePage, useDeviceParcoursId } from './device-frame.tsx';

/** The only view of this device that needs the session. */
function Carry() {
  const { session } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const id = useDeviceParcoursId();
  if (id === null) throw unknownDevicePage(query);
  const accountOf = (): CarryAccount => {
    switch (session.statut) {
      case 'inconnue':
        return undefined;
      case 'absente':
      case 'anonyme':
        return null;
      case 'compte':
        return session;
    }
  };
  const isAdmin = session.statut === 'compte' && session.admin;
  return (
    <CarryPage
      id={id}
      account={accountOf()}
      onArrived={(arrived) =>
        void navigate(isAdmin ? paths.edit({ id: arrived }) : paths.ed({ id: arrived }), {
          replace: true,
        })
      }
    />
  );
}

/** `/admin/parcours/d?vue=compte`: moves a parcours of this device into an account. */
export function Component() {
  return (
    <DeviceFrame>
      <Carry />
    </DeviceFrame>
  );
}
