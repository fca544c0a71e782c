/** The address that the page before has handed over with the navigation; empty when it has not. Pure. */
export function emailOfState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
