import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Chiens, Service } from './service.ts';

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
