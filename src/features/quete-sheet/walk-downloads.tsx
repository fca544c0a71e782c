import { t } from '@lingui/core/macro';
import { useState } from 'react';
import IconDownload from '~icons/lucide/download';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { paths } from '@/lib/paths.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import type { WalkFormat } from './walk-files.ts';
import { loadLateSheet } from './load-late-sheet.ts';

const formats: readonly { format: WalkFormat; label: string }[] = [
  { format: 'gpx', label: 'GPX' },
  { format: 'kml', label: 'KML' },
  { format: 'geojson', label: 'GeoJSON' },
];

/** The line and the places as files for a GPS or another map: made here, from public data. */
export function WalkDownloads({ quete }: { quete: Quete }) {
  const [message, setMessage] = useState('');

  async function download(format: WalkFormat): Promise<void> {
    try {
      const { writeWalkFile } = await loadLateSheet();
      const url = `${window.location.origin}${paths.quete(addressOf(quete.id))}`;
      const file = writeWalkFile(quete, format, url);
      saveFile(file);
      const { name } = file;
      setMessage(t`${name} est dans vos téléchargements.`);
    } catch (error) {
      console.warn('The file could not be made.', error);
      setMessage(
        t`Le fichier n’a pas pu être préparé, peut-être faute de réseau. Réessayez.`,
      );
    }
  }

  return (
    <div>
      <h3 className="text-xl">{t`Emporter le tracé`}</h3>
      <p className="mt-1 text-texte-doux">
        {t`Les lieux et la ligne, pour un GPS ou une autre carte. Ni histoires ni énigmes.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {formats.map(({ format, label }) => (
          <Button key={format} variant="secondary" onClick={() => void download(format)}>
            <IconDownload aria-hidden="true" />
            {label}
          </Button>
        ))}
      </div>
      <StatusLine className="mt-2">{message}</StatusLine>
    </div>
  );
}
