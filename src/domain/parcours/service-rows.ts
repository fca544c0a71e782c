import { t } from '@lingui/core/macro';
import type { Position } from '../geo/position.ts';
import type { Pratique } from './pratique.ts';
import { serviceWords } from './service-words.ts';
import { serviceList, type Service } from './service.ts';

/** One answer as it is shown: « Toilettes : oui, derrière la mairie », and where it is. */
export type ServiceRow = {
  service: Service;
  nom: string;
  texte: string;
  /** Null where there is nothing to go to. */
  position: Position | null;
};

/** What helps to come there; the others are found on the spot. */
const venirList: readonly Service[] = ['arret', 'velo', 'parking', 'parking-pmr'];

/** The answers in one order, in two groups: how to come, what is there. */
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
