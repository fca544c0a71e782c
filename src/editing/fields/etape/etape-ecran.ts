import type { EtapeFields } from '@/domain/parcours/operations.ts';

/** The four short screens of an étape, in writing order. */
export const etapeEcranList = ['lieu', 'recit', 'epreuve', 'apres'] as const;
export type EtapeEcran = (typeof etapeEcranList)[number];

export const etapeEcranNames: Readonly<Record<EtapeEcran, string>> = {
  lieu: 'Lieu',
  recit: 'Récit',
  epreuve: 'Épreuve',
  apres: 'Après',
};

/** Screen of each field (`etape-field-stack.tsx`), except the épreuve. */
const ecrans: Readonly<Record<keyof EtapeFields, EtapeEcran>> = {
  titre: 'lieu',
  lieu: 'lieu',
  position: 'lieu',
  autreCommune: 'lieu',
  sources: 'lieu',
  chapitre: 'lieu',
  personnage: 'lieu',
  chemin: 'lieu',
  cheminSansMarches: 'lieu',
  rayonEcoute: 'lieu',
  rechange: 'lieu',
  recit: 'recit',
  falc: 'recit',
  image: 'recit',
  autresImages: 'recit',
  autrefois: 'recit',
  film: 'recit',
  audio: 'recit',
  transcription: 'recit',
  petits: 'epreuve',
  bonus: 'apres',
  suites: 'apres',
  fin: 'apres',
};
const apresFields: readonly string[] = ['motDeSucces', 'anecdote', 'explication'];

/** The screen of a field of an étape, by its path. */
export function ecranOf(champ: string): EtapeEcran {
  return ecranOfNames(champ.split('.'));
}

/** The same, from the id of the field's element on the page. */
export function ecranOfFieldId(id: string): EtapeEcran {
  return ecranOfNames(id.split('-').slice(2));
}

function ecranOfNames([root = '', field = '']: readonly string[]): EtapeEcran {
  if (root === 'epreuve') return apresFields.includes(field) ? 'apres' : 'epreuve';
  return Object.hasOwn(ecrans, root) ? ecrans[root as keyof EtapeFields] : 'lieu';
}
