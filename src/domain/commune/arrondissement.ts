/** A city whose arrondissements have INSEE codes of their own; the commune is the city. */
type City = { insee: string; nom: string; departement: string };

const cities: readonly (readonly [codes: RegExp, city: City])[] = [
  [/^751(0[1-9]|1\d|20)$/, { insee: '75056', nom: 'Paris', departement: '75' }],
  [/^6938[1-9]$/, { insee: '69123', nom: 'Lyon', departement: '69' }],
  [/^132(0[1-9]|1[0-6])$/, { insee: '13055', nom: 'Marseille', departement: '13' }],
];

/** The commune that the INSEE code of an arrondissement is part of; null for any other code. */
export function cityOfArrondissement(insee: string): City | null {
  return cities.find(([codes]) => codes.test(insee))?.[1] ?? null;
}
