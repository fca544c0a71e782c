import type { Jalon, JalonRaison } from '@/domain/parcours/versions/jalon.ts';

const raisonWords: Readonly<Record<JalonRaison, string>> = {
  publication: 'Au moment de publier',
  retour: 'Avant un retour en arrière',
  regulier: 'Gardée en cours d’écriture',
  demande: 'Gardée à la demande',
};

/** Reason and author of a stored state. */
export function jalonOrigin({ raison, nom }: Pick<Jalon, 'raison' | 'nom'>): string {
  const words = raisonWords[raison];
  return nom === '' ? words : `${words}, par ${nom}`;
}
