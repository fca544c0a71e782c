import { useNavigate } from 'react-router';
import { Reperage } from '@/features/begin-parcours/reperage/reperage.tsx';
import { devicePaths } from '@/lib/paths.ts';
import { DeviceFrame, useDeviceParcoursId } from './device-frame.tsx';

function DeviceReperage() {
  const navigate = useNavigate();
  useDeviceParcoursId();
  return <Reperage onAdded={(id) => void navigate(devicePaths.edit({ id }))} />;
}

/** `/admin/parcours/d?vue=reperage`: places noted on site first. */
export function Component() {
  return (
    <DeviceFrame>
      <DeviceReperage />
    </DeviceFrame>
  );
}
