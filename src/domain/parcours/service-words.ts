import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Position } from '../geo/position.ts';
import { serviceList, type Chiens, type Service } from './kinds.ts';
import type { Pratique } from './pratique.ts';

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

/** Rule for dogs, on a line: « Chiens : tenus en laisse ». */
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

/** A displayed answer: « Toilettes : oui, derrière la mairie », and its position. */
export type ServiceRow = {
  service: Service;
  nom: string;
  texte: string;
  /** Null without a place to go to. */
  position: Position | null;
};

/** Services for getting there; the others are on the spot. */
const venirList: readonly Service[] = ['arret', 'velo', 'parking', 'parking-pmr'];

/** The answers in a fixed order, in two groups: getting there, on the spot. */
export function serviceRows({ services }: Pick<Pratique, 'services'>): {
  venir: ServiceRow[];
  surPlace: ServiceRow[];
} {
  const rows = serviceList.flatMap((service): ServiceRow[] => {
    const answer = services.find((one) => one.service === service);
    if (answer === undefined) return [];
    const { reponse, position, precision } = answer;
    const isThere = reponse === 'oui';
    const said = isThere ? t`oui` : t`non`;
    const words = precision.trim() === '' ? said : `${said}, ${precision.trim()}`;
    return [
      {
        service,
        nom: t(serviceWords[service]),
        texte: words,
        position: isThere ? position : null,
      },
    ];
  });
  const isForComing = ({ service }: ServiceRow) => venirList.includes(service);
  return {
    venir: rows.filter(isForComing),
    surPlace: rows.filter((row) => !isForComing(row)),
  };
}
