/** Loads the parts of a sheet after hydration (one chunk). */
export const loadLateSheet = () => import('./late-sheet.ts');
