/** Loads what a sheet shows or makes once it is awake, in one file. */
export const loadLateSheet = () => import('./late-sheet.ts');
