import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { createCarte } from './carte-factory.ts';

/** A quête of the search, in Dinan, of any kind by `overrides`. */
export function createFiche(
  overrides: Omit<NonNullable<Parameters<typeof createCarte>[0]>, 'commune'> & {
    commune?: { nom: string; departement: string };
    etapes?: string;
  } = {},
): Fiche {
  const { commune = { nom: 'Dinan', departement: '22' }, etapes, ...rest } = overrides;
  const carte = createCarte({ ...rest, commune: { insee: '22050', ...commune } });
  return etapes === undefined ? carte : { ...carte, etapes };
}

const titres = [
  'Le secret du lavoir',
  'Les pierres parlent',
  'Au fil de l’eau',
  'La nuit du château',
  'Sur les pas du berger',
];

/** `count` quêtes over the communes named, in turn: titles, lengths and places differ. */
export function createFicheList(count: number, communes: readonly string[]): Fiche[] {
  return Array.from({ length: count }, (_, index) => {
    const nom = communes[index % communes.length] ?? 'Dinan';
    return createFiche({
      queteId: `22_commune-${index % communes.length}_quete-${index}`,
      titre: `${titres[index % titres.length] ?? ''}, ${nom} ${index}`,
      commune: { nom, departement: '22' },
      dureeMinutes: 20 + ((index * 7) % 160),
      depart: { lat: 43 + (index % 700) / 100, lon: -1 + (index % 611) / 100 },
      publishedAt: index,
    });
  });
}
