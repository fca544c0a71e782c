import { useState } from 'react';
import IconDownload from '~icons/lucide/download';
import { readWholeRecherche } from '@/data/catalogue/catalogue-repository.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { useSiteOrigin } from '@/lib/head/use-site-origin.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

const formats = [
  {
    nom: 'GeoJSON',
    file: 'quetes.geojson',
    type: 'application/geo+json',
    writer: 'toGeoJson',
  },
  {
    nom: 'CSV (tableur)',
    file: 'quetes.csv',
    type: 'text/csv;charset=utf-8',
    writer: 'toCsv',
  },
] as const;

type Format = (typeof formats)[number];

/** Makes a file of the whole catalogue, and reports the result. */
async function download(format: Format, origin: string): Promise<string> {
  try {
    const [fiches, { openQueteOfFiche, ...writers }] = await Promise.all([
      readWholeRecherche(),
      import('@/domain/catalogue/open-data.ts'),
    ]);
    const quetes = fiches.map((fiche) => openQueteOfFiche(fiche, origin));
    const text = writers[format.writer](quetes);
    saveFile(new File([text], format.file, { type: format.type }));
    return `${format.file} est dans vos téléchargements.`;
  } catch (error) {
    return errorMessage(error);
  }
}

/** The whole catalogue as a file, made in the browser on demand. */
export function CatalogueDownload() {
  const origin = useSiteOrigin();
  // By hand: an async action of React holds back the navigations of the page until it ends.
  const [pending, setPending] = useState<Format | null>(null);
  const [said, setSaid] = useState('');

  const ask = async (format: Format) => {
    setPending(format);
    setSaid('');
    setSaid(await download(format, origin));
    setPending(null);
  };

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {formats.map((format) => (
          <Button
            key={format.nom}
            variant="secondary"
            pending={pending === format}
            onClick={() => void ask(format)}
          >
            <IconDownload aria-hidden="true" className="size-5" />
            {format.nom}
          </Button>
        ))}
      </div>
      <StatusLine className="mt-3">{said}</StatusLine>
    </>
  );
}
