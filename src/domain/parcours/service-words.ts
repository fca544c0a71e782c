import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { wordList } from '@/langue/word-list.ts';
import type { Pratique } from './pratique.ts';
import { serviceList, type Chiens, type Service } from './service.ts';

/** Each service as the sheet and the author's form name it. */
export const serviceWords: Readonly<Record<Service, MessageDescriptor>> = {
  toilettes: msg`Toilettes`,
  eau: msg`Eau potable`,
  abri: msg`Banc ou abri`,
  ombre: msg`Ombre`,
  arret: msg`Arrêt ou gare`,
  velo: msg`Stationnement pour vélos`,
  parking: msg`Parking`,
  'parking-pmr': msg`Place de parking accessible`,
};

export const chiensWords: Readonly<Record<Chiens, MessageDescriptor>> = {
  oui: msg`Bienvenus`,
  laisse: msg`Tenus en laisse`,
  non: msg`Pas admis`,
};

/** Whether dogs may come, in a line: « Chiens : tenus en laisse ». */
export function chiensLine(chiens: Chiens): string {
  switch (chiens) {
    case 'oui':
      return t`Chiens\u00A0: bienvenus`;
    case 'laisse':
      return t`Chiens\u00A0: tenus en laisse`;
    case 'non':
      return t`Chiens\u00A0: pas admis`;
  }
}

/** Within a sentence that lists what nobody answered. */
const unknownWords: Readonly<Record<Service, MessageDescriptor>> = {
  toilettes: msg`les toilettes`,
  eau: msg`l’eau potable`,
  abri: msg`un banc ou un abri`,
  ombre: msg`l’ombre`,
  arret: msg`un arrêt ou une gare`,
  velo: msg`le stationnement des vélos`,
  parking: msg`le parking`,
  'parking-pmr': msg`une place accessible`,
};

/** What nobody answered, once, in one line; empty where all is known. */
export function unknownText({
  services,
  chiens,
}: Pick<Pratique, 'services' | 'chiens'>): string {
  const known = new Set(services.map(({ service }) => service));
  const words = [
    ...serviceList
      .filter((service) => !known.has(service))
      .map((service) => t(unknownWords[service])),
    ...(chiens === null ? [t`les chiens`] : []),
  ];
  if (words.length === 0) return '';
  const unknown = wordList(words);
  return t`Non renseigné\u00A0: ${unknown}.`;
}
