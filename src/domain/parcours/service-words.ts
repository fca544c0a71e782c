import type { Pratique } from './pratique.ts';
import { serviceList, type Chiens, type Service } from './service.ts';

/** Each service as the sheet and the author's form name it. */
export const serviceWords: Readonly<Record<Service, string>> = {
  toilettes: 'Toilettes',
  eau: 'Eau potable',
  abri: 'Banc ou abri',
  ombre: 'Ombre',
  arret: 'Arrêt ou gare',
  velo: 'Stationnement pour vélos',
  parking: 'Parking',
  'parking-pmr': 'Place de parking accessible',
};

export const chiensWords: Readonly<Record<Chiens, string>> = {
  oui: 'Bienvenus',
  laisse: 'Tenus en laisse',
  non: 'Pas admis',
};

/** Within a sentence that lists what nobody answered. */
const unknownWords: Readonly<Record<Service, string>> = {
  toilettes: 'les toilettes',
  eau: 'l’eau potable',
  abri: 'un banc ou un abri',
  ombre: 'l’ombre',
  arret: 'un arrêt ou une gare',
  velo: 'le stationnement des vélos',
  parking: 'le parking',
  'parking-pmr': 'une place accessible',
};

/** « les toilettes, l’eau potable et les chiens ». */
function inOneLine(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1).join(', ');
  return before === '' ? last : `${before} et ${last}`;
}

/** What nobody answered, once, in one line; empty where all is known. */
export function unknownText({
  services,
  chiens,
}: Pick<Pratique, 'services' | 'chiens'>): string {
  const known = new Set(services.map(({ service }) => service));
  const words = [
    ...serviceList
      .filter((service) => !known.has(service))
      .map((service) => unknownWords[service]),
    ...(chiens === null ? ['les chiens'] : []),
  ];
  return words.length === 0 ? '' : `Pas renseigné\u00A0: ${inOneLine(words)}.`;
}
