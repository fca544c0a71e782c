import { useNavigate } from 'react-router';
import { DemonstrationHome } from '@/features/write-on-device/demonstration-home.tsx';
import { WayList } from '@/features/begin-parcours/way-chooser.tsx';
import { useSessionHint } from '@/data/session/use-session.ts';
import { devicePaths, membrePaths, paths } from '@/lib/paths.ts';
import { DeviceFrame, useDeviceParcoursId } from './device-frame.tsx';

function DeviceList() {
  const navigate = useNavigate();
  const hint = useSessionHint();
  useDeviceParcoursId();
  return (
    <DemonstrationHome
      ways={<WayList level={3} />}
      accountHref={
        hint === null ? null : hint.admin ? paths.choose() : membrePaths.choose()
      }
      onOpen={(id, isExample) => {
        const { edit, visite } = devicePaths;
        void navigate((isExample ? visite : edit)({ id }));
      }}
    />
  );
}

/** `/admin/parcours/d`: the parcours of this device. */
export function Component() {
  return (
    <DeviceFrame>
      <DeviceList />
    </DeviceFrame>
  );
}
