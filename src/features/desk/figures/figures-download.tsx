import { useState } from 'react';
import IconDownload from '~icons/lucide/download';
import type { Quete } from '@/domain/quete/quete.ts';
import type { Figures, Periode } from '@/domain/statistique/statistique.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { periodeWords } from './figures-words.ts';
import { toDayCsv, toEtapeFiguresCsv, toQueteCsv } from './figures-csv.ts';

type CsvButtonProps = {
  label: string;
  /** Without its end. */
  name: string;
  write: () => string;
  onSaid: (words: string) => void;
};

function CsvButton({ label, name, write, onSaid }: CsvButtonProps) {
  const save = () => {
    const file = `${name}.csv`;
    saveFile(new File([write()], file, { type: 'text/csv;charset=utf-8' }));
    onSaid(`${file} est dans vos téléchargements.`);
  };
  return (
    <Button variant="secondary" onClick={save}>
      <IconDownload aria-hidden="true" className="size-5" />
      {label}
    </Button>
  );
}

type FiguresDownloadProps = {
  figures: Figures;
  periode: Periode;
  /** Scope, as a part of a file name: `france`, or the id of a quête. */
  scope: string;
  /** Its étapes are a file too, if counted. */
  quete?: Quete | undefined;
};

function nameOf(scope: string, periode: Periode): string {
  return `chiffres-${scope}-${periodeWords[periode].replace(' ', '-')}`;
}

/** The figures of a period as tables for a spreadsheet, with their limits. */
export function FiguresDownload({
  figures,
  periode,
  scope,
  quete,
}: FiguresDownloadProps) {
  const [said, setSaid] = useState('');
  return (
    <div className="mt-10 space-y-3 print:hidden">
      <p className="text-texte-doux">
        Les vues des pages ne sont pas comptées{'\u00A0'}: le site ne suit personne.
      </p>
      <div className="flex flex-wrap gap-3">
        <CsvButton
          label="Jour par jour, en CSV"
          name={nameOf(scope, periode)}
          write={() => toDayCsv(figures)}
          onSaid={setSaid}
        />
        {quete !== undefined && figures.etapes.size > 0 && (
          <CsvButton
            label="Étape par étape, en CSV"
            name={`${nameOf(scope, periode)}-etapes`}
            write={() => toEtapeFiguresCsv(figures, quete)}
            onSaid={setSaid}
          />
        )}
      </div>
      <StatusLine>{said}</StatusLine>
    </div>
  );
}

type BilanDownloadProps = {
  lines: readonly { id: string; titre: string; figures: Figures | undefined }[];
  periode: Periode;
  scope: string;
};

/** The figures of the quêtes of a commune as a table for a spreadsheet. */
export function BilanDownload({ lines, periode, scope }: BilanDownloadProps) {
  const [said, setSaid] = useState('');
  return (
    <div className="mt-6 space-y-3 print:hidden">
      <CsvButton
        label="Quête par quête, en CSV"
        name={nameOf(scope, periode)}
        write={() => toQueteCsv(lines)}
        onSaid={setSaid}
      />
      <StatusLine>{said}</StatusLine>
    </div>
  );
}
