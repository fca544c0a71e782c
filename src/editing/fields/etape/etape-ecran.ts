/** The four short screens of an étape, in the order in which one writes them. */
export const etapeEcranList = ['lieu', 'recit', 'epreuve', 'apres'] as const;
export type EtapeEcran = (typeof etapeEcranList)[number];

export const etapeEcranNames: Readonly<Record<EtapeEcran, string>> = {
  lieu: 'Lieu',
  recit: 'Récit',
  epreuve: 'Épreuve',
  apres: 'Après',
};

const recitRoots: readonly string[] = [
  'recit',
  'falc',
  'image',
  'autresImages',
  'autrefois',
  'film',
  'audio',
  'transcription',
];
const apresRoots: readonly string[] = ['bonus', 'suites', 'fin'];
const apresFields: readonly string[] = ['motDeSucces', 'anecdote', 'explication'];

/** The screen where a field of an étape, by its path, is written. */
export function ecranOf(champ: string): EtapeEcran {
  return ecranOfNames(champ.split('.'));
}

/** The same, from the id of the field's element on the page. */
export function ecranOfFieldId(id: string): EtapeEcran {
  return ecranOfNames(id.split('-').slice(2));
}

function ecranOfNames([root = '', field = '']: readonly string[]): EtapeEcran {
  if (root === 'epreuve') return apresFields.includes(field) ? 'apres' : 'epreuve';
  if (apresRoots.includes(root)) return 'apres';
  return recitRoots.includes(root) ? 'recit' : 'lieu';
}
