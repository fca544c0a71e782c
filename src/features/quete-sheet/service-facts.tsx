import { t } from '@lingui/core/macro';
import { serviceRows, type ServiceRow } from '@/domain/parcours/service-rows.ts';
import { chiensWords, unknownText } from '@/domain/parcours/service-words.ts';
import type { Pratique } from '@/domain/parcours/pratique.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Fact } from './fact.tsx';
import { GoThereLink } from './go-there-link.tsx';

type ServiceFactsProps = { pratique: Pick<Pratique, 'services' | 'chiens'> };

/** How to come, what is on the spot, whether dogs may come; what nobody answered is said once. */
export function ServiceFacts({ pratique }: ServiceFactsProps) {
  const { venir, surPlace } = serviceRows(pratique);
  const { chiens } = pratique;
  const unknown = unknownText(pratique);
  return (
    <>
      {venir.length > 0 && (
        <Fact name={t`Venir`}>
          <Rows rows={venir} />
        </Fact>
      )}
      {surPlace.length > 0 && (
        <Fact name={t`Sur place`}>
          <Rows rows={surPlace} />
        </Fact>
      )}
      {chiens !== null && <Fact name={t`Chiens`}>{t(chiensWords[chiens])}</Fact>}
      {unknown !== '' && <Fact name={t`À savoir`}>{unknown}</Fact>}
    </>
  );
}

function rowText(nom: string, texte: string): string {
  return t`${nom}\u00A0: ${texte}`;
}

function Rows({ rows }: { rows: readonly ServiceRow[] }) {
  return (
    <ul>
      {rows.map(({ service, nom, texte, position }) => (
        <li key={service}>
          {rowText(nom, typographie(texte))}{' '}
          {position !== null && <GoThereLink position={position} what={nom} />}
        </li>
      ))}
    </ul>
  );
}
