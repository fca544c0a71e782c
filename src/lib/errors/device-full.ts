function isQuota(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    error.name === 'QuotaExceededError'
  );
}

/** True if an error, or one of its causes, is that the device has no room left. */
export function isDeviceFull(error: unknown): boolean {
  if (isQuota(error)) return true;
  return error instanceof Error && error.cause !== undefined && isDeviceFull(error.cause);
}

/**
 * Why this device did not store something, and the remedy. `what` is in French with its article: « cette image ». It mentions room only if
 * there is none: a browser that lost its connection to the store has room.
 */
export function notKeptText(error: unknown, what: string): string {
  return isDeviceFull(error)
    ? `Cet appareil n’a pas la place de garder ${what}. Libérez de la place, puis réessayez.`
    : `Ce navigateur n’a pas pu garder ${what}. Fermez les autres onglets de ce site, puis réessayez.`;
}
