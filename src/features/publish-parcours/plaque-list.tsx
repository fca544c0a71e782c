import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import IconDownload from '~icons/lucide/download';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { publicationQueries } from '@/data/quete/publication-queries.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { queteIdOf, type QueteAddress } from '@/domain/quete/address.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { qrSvg } from '@/ui/pictures/draw-qr.ts';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';

type PlaqueListProps = {
  address: QueteAddress;
  etapes: readonly Pick<Etape, 'id' | 'titre' | 'epreuve'>[];
  /** The version of the printed plates on site; 0 before any. */
  posedVersion: number;
};

/** The étapes with outdated plates; empty while unknown. */
function useReprints({
  address,
  etapes,
  posedVersion,
}: PlaqueListProps): readonly number[] {
  const { data } = useQuery({
    ...publicationQueries.reprints(
      useFirebase(),
      queteIdOf(address),
      posedVersion,
      etapes,
    ),
    enabled: posedVersion > 0,
  });
  return data ?? [];
}

function reprintWords(numeros: readonly number[], version: number): string {
  const count = formatCount(
    numeros.length,
    'plaque à réimprimer',
    'plaques à réimprimer',
  );
  const which = numeros.length === 1 ? 'étape' : 'étapes';
  return `${count} depuis la version ${version}\u00A0: ${which} ${new Intl.ListFormat('fr-FR').format(numeros.map(String))}.`;
}

function toSvgFile(text: string, name: string): File {
  return new File([qrSvg(text)], name, { type: 'image/svg+xml' });
}

type QrCodeProps = {
  url: string;
  fileName: string;
  /** Text alternative: the code's destination. */
  label?: string | undefined;
};

/** An address as a QR code, to be scanned from the screen or taken as a drawing for a poster. */
export function QrCode({ url, fileName, label = 'QR code de la quête' }: QrCodeProps) {
  const download = () => {
    saveFile(toSvgFile(url, `${fileName}.svg`));
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <QrDrawing text={url} label={label} className="size-44 rounded-carte" />
      <Button variant="quiet" onClick={download}>
        <IconDownload aria-hidden="true" className="size-5" />
        Télécharger le QR code
      </Button>
    </div>
  );
}

/** The code of each étape, to be put on a plate there: every camera reads it, and it outlives every version. */
export function PlaqueList(props: PlaqueListProps) {
  const { address, etapes, posedVersion } = props;
  const [isOpen, setIsOpen] = useState(false);
  const reprints = useReprints(props);
  return (
    <>
      <p role="status" className="font-bold empty:hidden">
        {reprints.length > 0 && reprintWords(reprints, posedVersion)}
      </p>
      <details
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="rounded-carte border border-trait bg-fond-carte px-5 py-2"
      >
        <summary className="flex min-h-12 cursor-pointer items-center text-lg font-bold">
          Les plaques à poser
        </summary>
        <p className="mt-2 max-w-mesure">
          Une plaque par étape, si vous le souhaitez. La personne qui la scanne retrouve
          sa partie, ou découvre la quête. L’adresse ne change pas d’une version à
          l’autre.
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
    </>
  );
}
