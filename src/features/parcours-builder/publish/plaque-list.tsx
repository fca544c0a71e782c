import { useState } from 'react';
import type { Etape } from '@/domain/etape/etape.ts';
import type { QueteAddress } from '@/domain/quete/address.ts';
import { paths } from '@/lib/paths.ts';
import { QrCode } from './qr-code.tsx';

type PlaqueListProps = {
  address: QueteAddress;
  etapes: readonly Pick<Etape, 'id' | 'titre'>[];
};

/** The code of each étape, to be put on a plate there: every camera reads it, and it outlives every version. */
export function PlaqueList({ address, etapes }: PlaqueListProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-carte border border-trait bg-fond-carte px-5 py-2"
    >
      <summary className="flex min-h-12 cursor-pointer items-center text-lg font-bold">
        Les plaques à poser
      </summary>
      <p className="mt-2 max-w-mesure">
        Une plaque par étape, si vous le souhaitez. Qui la scanne retrouve sa partie, ou
        découvre la quête. L’adresse ne change pas d’une version à l’autre.
      </p>
      {isOpen && (
        <ol className="mt-5 grid gap-x-8 gap-y-8 pb-5 sm:grid-cols-2">
          {etapes.map(({ id, titre }, index) => (
            <li key={id}>
              <p className="mb-2 font-bold">{`${index + 1}. ${titre}`}</p>
              <QrCode
                url={window.location.origin + paths.plaque(address, id)}
                label={`QR code de l’étape ${index + 1}`}
                fileName={`plaque-${address.slug}-${index + 1}`}
              />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
