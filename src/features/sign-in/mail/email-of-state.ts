/** The address handed over by the previous page with the navigation; empty without. Pure. */
export function emailOfState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
