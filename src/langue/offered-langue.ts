const storageKey = 'qc.langue-proposee';

/** Whether a language may be offered now: once on a device, and never where the device keeps nothing, or it would be each time. */
export function offerOnce(): boolean {
  try {
    if (localStorage.getItem(storageKey) !== null) return false;
    localStorage.setItem(storageKey, 'oui');
    return true;
  } catch {
    return false;
  }
}
