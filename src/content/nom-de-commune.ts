import type { NomDeCommune } from './mairie-document-blocs.ts';

/** What stands for a name that was not chosen: to be written by hand. */
const dotted: NomDeCommune = {
  nom: '……………………',
  de: 'de ……………………',
  a: 'à ……………………',
};

/**
 * A commune's name with the prepositions French gives it: `d’Arles`, `du Havre`, `aux Baux-de-Provence`.
 * An initial h is read as aspirated, which is wrong for some; a person corrects it on paper.
 */
export function nomDeCommune(nom: string | null): NomDeCommune {
  if (nom === null) return dotted;
  if (nom.startsWith('Le '))
    return { nom, de: `du ${nom.slice(3)}`, a: `au ${nom.slice(3)}` };
  if (nom.startsWith('Les ')) {
    return { nom, de: `des ${nom.slice(4)}`, a: `aux ${nom.slice(4)}` };
  }
  const startsWithVowel = /^[AEIOUYÀÂÉÈÊËÎÏÔŒ]/u.test(nom);
  return { nom, de: startsWithVowel ? `d’${nom}` : `de ${nom}`, a: `à ${nom}` };
}
