import { useState, type ComponentProps } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ParcoursOpening } from '@/editing/frame/parcours-opening.tsx';
import { freshParcoursId } from '@/editing/session/fresh-id.ts';
import { completedAddress, devicePaths, paths } from '@/lib/paths.ts';
import { DeviceFrame, useDeviceParcoursId } from './device-frame.tsx';

type Way = Pick<ComponentProps<typeof ParcoursOpening>, 'Editor'>;

/** A parcours of this device, or a new one, in one of the ways to write. */
export function DeviceWriting(way: Way) {
  return (
    <DeviceFrame>
      <Writing {...way} />
    </DeviceFrame>
  );
}

function Writing(way: Way) {
  const [, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const [freshId] = useState(freshParcoursId);
  const openId = useDeviceParcoursId() ?? freshId;
  return (
    <ParcoursOpening
      key={openId}
      id={openId}
      isFresh={openId === freshId}
      onBegun={() => {
        setParameters(
          (known) => {
            const parts = new URLSearchParams(known);
            parts.set('id', openId);
            return parts;
          },
          { replace: true, preventScrollReset: true, state: completedAddress },
        );
      }}
      onCopied={(copyId) => void navigate(devicePaths.edit({ id: copyId }))}
      loginHref={paths.login({ redirect: devicePaths.edit({ id: openId }) })}
      {...way}
    />
  );
}
