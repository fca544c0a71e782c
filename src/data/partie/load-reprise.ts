/** Loads the sync of an account's devices: without an account it is not needed. */
export const loadReprise = () => import('./reprise.ts');
