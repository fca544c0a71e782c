import { t } from '@lingui/core/macro';
import {
  chiensWords,
  serviceRows,
  type ServiceRow,
} from '@/domain/parcours/service-words.ts';
import type { Pratique } from '@/domain/parcours/pratique.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Fact } from './fact.tsx';
import { GoThereLink } from './go-there-link.tsx';

type ServiceFactsProps = {
  pratique: Pick<Pratique, 'services' | 'chiens'>;
  /** Language of its author's text; absent for French. */
  langue?: string | undefined;
};

/** Access, services on the spot and dogs, as far as answered. */
export function ServiceFacts({ pratique, langue }: ServiceFactsProps) {
  const { venir, surPlace } = serviceRows(pratique);
  const { chiens } = pratique;
  return (
    <>
      {venir.length > 0 && (
        <Fact name={t`Venir`}>
          <Rows rows={venir} langue={langue} />
        </Fact>
      )}
      {surPlace.length > 0 && (
        <Fact name={t`Sur place`}>
          <Rows rows={surPlace} langue={langue} />
        </Fact>
      )}
      {chiens !== null && <Fact name={t`Chiens`}>{t(chiensWords[chiens])}</Fact>}
    </>
  );
}

function rowText(nom: string, texte: string): string {
  return t`${nom}\u00A0: ${texte}`;
}

type RowsProps = { rows: readonly ServiceRow[]; langue: string | undefined };

function Rows({ rows, langue }: RowsProps) {
  return (
    <ul>
      {rows.map(({ service, nom, texte, position }) => (
        <li key={service}>
          {rowText(nom, typographie(texte, langue))}{' '}
          {position !== null && <GoThereLink position={position} what={nom} />}
        </li>
      ))}
    </ul>
  );
}
