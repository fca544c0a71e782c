/** Loads what keeps the devices of an account in step: who has no account needs none of it. */
export const loadReprise = () => import('./reprise.ts');
