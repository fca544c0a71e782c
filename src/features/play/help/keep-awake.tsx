import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Alert } from '@/ui/alert.tsx';

/** True if this browser can keep the screen awake. */
export function canKeepAwake(): boolean {
  return 'wakeLock' in navigator;
}

/**
 * Keeps the screen awake while mounted: the device releases the lock when the page is hidden, so it is requested again. Shows a refusal of
 * the device.
 */
export function KeepAwake() {
  const [isRefused, setIsRefused] = useState(false);

  // The screen is the device's.
  useEffect(() => {
    let isGone = false;
    let lock: WakeLockSentinel | null = null;

    function hold(given: WakeLockSentinel): void {
      if (isGone) void given.release();
      else lock = given;
    }

    async function ask(): Promise<void> {
      if (isGone || document.visibilityState === 'hidden') return;
      if (lock !== null && !lock.released) return;
      try {
        hold(await navigator.wakeLock.request('screen'));
        setIsRefused(false);
      } catch {
        // A battery that runs low refuses: the screen sleeps as it always did.
        setIsRefused(true);
      }
    }

    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, []);

  if (!isRefused) return null;
  return (
    <Alert tone="info" announce="polie" className="my-2">
      {t`L’appareil ne veut pas garder l’écran allumé, sans doute pour épargner la batterie.`}
    </Alert>
  );
}
