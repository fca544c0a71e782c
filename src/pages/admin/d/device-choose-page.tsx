import { WayChooser } from '@/features/begin-parcours/way-chooser.tsx';
import { DeviceFrame, useDeviceParcoursId } from './device-frame.tsx';

function Choice() {
  return <WayChooser id={useDeviceParcoursId() ?? undefined} />;
}

/** `/admin/parcours/d?vue=commencer`: the ways to write. */
export function Component() {
  return (
    <DeviceFrame>
      <Choice />
    </DeviceFrame>
  );
}
