import { dossier } from '../dossier.ts';

/** Printed pages lead to the living quête: a folder may have no address. */
export const gameUrl = () => dossier().vivante;
