import { Link } from 'react-router';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';

type CardPlaceProps = {
  queteId: QueteId;
  /** Undefined while loading, or if withdrawn. */
  quete: Quete | undefined;
  /** Epoch milliseconds. */
  at: number;
};

/** Quête and date of a card. */
export function CardPlace({ queteId, quete, at }: CardPlaceProps) {
  return (
    <p className="text-texte-doux">
      <Link to={paths.quete(addressOf(queteId))}>
        {quete === undefined ? queteId : typographie(quete.contenu.titre)}
      </Link>
      {`, ${formatDate(at)}`}
    </p>
  );
}
