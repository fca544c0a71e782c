import { useEffect, useEffectEvent } from 'react';

/**
 * « Retour » of a phone closes an open panel instead of leaving the page. Chrome on Android does it by itself for a modal dialog; elsewhere
 * the Navigation API holds up the step back. If a browser has neither, « Retour » leaves, as before.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closed = useEffectEvent(close);
  // The gesture is the browser's, and reaches no element of ours.
  useEffect(() => {
    if (!isOpen || !('navigation' in window)) return;
    const { navigation } = window;
    const hold = (event: NavigateEvent) => {
      const from = navigation.currentEntry?.index ?? 0;
      const isBack =
        event.navigationType === 'traverse' && event.destination.index < from;
      if (!isBack || !event.cancelable) return;
      event.preventDefault();
      closed();
    };
    navigation.addEventListener('navigate', hold);
    return () => navigation.removeEventListener('navigate', hold);
  }, [isOpen]);
}
