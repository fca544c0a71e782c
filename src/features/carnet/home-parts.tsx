import { useEffect, useState } from 'react';
import { mayHaveCarnet } from '@/data/carnet/done-quetes.ts';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';

const load = () => import('./late-home-parts.ts');
const ResumeBand = lazyComponent(async () => (await load()).ResumeBand);
const DeviceCarnet = lazyComponent(async () => (await load()).DeviceCarnet);

/** True if this device may have a carnet; false in the prerendered page, and until the device answers. */
function useMayHaveCarnet(): boolean {
  const [may, setMay] = useState(false);
  // The device's own stores are outside React.
  useEffect(() => {
    let isGone = false;
    void mayHaveCarnet().then((answer) => {
      if (!isGone) setMay(answer);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return may;
}

/** « Reprendre », on a device with parties; a first visit loads none of it. */
export function ResumeHere() {
  if (!useMayHaveCarnet()) return null;
  return (
    <LoadBoundary>
      <ResumeBand />
    </LoadBoundary>
  );
}

/** « Notre carnet », on a device with parties; a first visit loads none of it. */
export function CarnetHere() {
  if (!useMayHaveCarnet()) return null;
  return (
    <LoadBoundary>
      <DeviceCarnet />
    </LoadBoundary>
  );
}
