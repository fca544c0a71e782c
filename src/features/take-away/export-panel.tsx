import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import IconDownload from '~icons/lucide/download';
import { geoQueries } from '@/data/geo/geo-queries.ts';
import { exportFormats } from '@/domain/exchange/export-parcours.ts';
import { positionsAlong } from '@/domain/geo/position.ts';
import { reliefOf, type Relief } from '@/domain/geo/relief.ts';
import { lineOf } from '@/domain/parcours/trace.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { packArchive, type ImageReader } from './pack-archive.ts';

type ExportPanelProps = { parcours: Parcours; session: ImageReader };

type ExportFormat = (typeof exportFormats)[number];

/** Altitudes requested along the line. */
const altitudeCount = 120;

/** A name that every device takes. */
function nameOf({ titre }: Parcours, extension: string): string {
  const plain = titre
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain === '' ? 'parcours' : plain}.${extension}`;
}

/** The parcours in every format of the field, made on this device; it belongs to its author. */
export function ExportPanel({ parcours, session }: ExportPanelProps) {
  const [said, setSaid] = useState('');
  const client = useQueryClient();

  const save = (content: BlobPart, extension: string, type: string) => {
    const name = nameOf(parcours, extension);
    saveFile(new File([content], name, { type }));
    setSaid(`${name} est dans vos téléchargements.`);
  };
  const put = (
    { write, extension, type }: ExportFormat,
    at: number,
    relief: Relief | null,
  ) => {
    const text = write(parcours, at, relief);
    if (text === null) {
      setSaid('Ce format demande un tracé, ou deux étapes placées sur la carte.');
    } else save(text, extension, type);
  };
  const climbing = useMutation({
    // If the service does not answer, the file is written without the climb.
    mutationFn: async ({ format, at }: { format: ExportFormat; at: number }) => {
      const line = positionsAlong(lineOf(parcours), altitudeCount);
      const altitudes = await client.query(geoQueries.altitudes(line));
      put(format, at, altitudes === null ? null : reliefOf(altitudes));
    },
    onError: (error) => setSaid(errorMessage(error)),
  });
  const download = (format: ExportFormat, at: number) => {
    const isClimbing = format.hasRelief === true && lineOf(parcours).length > 1;
    if (isClimbing) climbing.mutate({ format, at });
    else put(format, at, null);
  };
  const packing = useMutation({
    mutationFn: async () =>
      save(await packArchive(parcours, session), 'zip', 'application/zip'),
    onMutate: () => setSaid(''),
    onError: (error) => setSaid(errorMessage(error)),
  });

  return (
    <div className="max-w-mesure space-y-4">
      <p>
        Ce que vous écrivez vous appartient. Chaque fichier est fait sur votre appareil ;
        tous, sauf le calendrier, peuvent être repris dans « Partir de ce que vous avez ».
      </p>
      <ul>
        <FormatRow
          nom="Archive complète"
          pour="Tout le parcours, avec ses images et ses enregistrements."
        >
          <Button pending={packing.isPending} onClick={() => packing.mutate()}>
            <IconDownload aria-hidden="true" className="size-5" />
            Télécharger<span className="sr-only"> : Archive complète</span>
          </Button>
        </FormatRow>
      </ul>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-primaire-fort">
          Autres formats
        </summary>
        <ul className="divide-y divide-trait border-y border-trait">
          {exportFormats.map((format) => (
            <FormatRow key={format.id} nom={format.nom} pour={format.pour}>
              <Button variant="secondary" onClick={() => download(format, Date.now())}>
                <IconDownload aria-hidden="true" className="size-5" />
                Télécharger<span className="sr-only"> : {format.nom}</span>
              </Button>
            </FormatRow>
          ))}
        </ul>
      </details>
      <StatusLine>{said}</StatusLine>
    </div>
  );
}

type FormatRowProps = { nom: string; pour: string; children: ReactNode };

function FormatRow({ nom, pour, children }: FormatRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-lg">{nom}</h3>
        <p className="text-texte-doux">{pour}</p>
      </div>
      {children}
    </li>
  );
}
