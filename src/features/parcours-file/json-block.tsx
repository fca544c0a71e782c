import { useState } from 'react';
import IconCopy from '~icons/lucide/copy';
import IconDownload from '~icons/lucide/download';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** A JSON text to read, copy and take away. */
export function JsonBlock({ json, fileName }: { json: string; fileName: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json);
      setSaid('Copié.');
    } catch {
      setSaid('La copie a été refusée : sélectionnez le texte.');
    }
  };
  const download = () => {
    saveFile(new File([json], fileName, { type: 'application/json' }));
    setSaid(`${fileName} est dans vos téléchargements.`);
  };
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <IconCopy aria-hidden="true" className="size-5" />
          Copier
        </Button>
        <Button variant="secondary" onClick={download}>
          <IconDownload aria-hidden="true" className="size-5" />
          {`Télécharger ${fileName}`}
        </Button>
      </div>
      <StatusLine className="mt-2">{said}</StatusLine>
      <pre className="rounded-carte border border-trait bg-fond-carte p-4 font-mono break-words whitespace-pre-wrap">
        {json}
      </pre>
    </>
  );
}
