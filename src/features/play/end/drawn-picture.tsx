import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import IconSave from '~icons/lucide/download';
import IconShare from '~icons/lucide/send';
import { saveFile } from '@/lib/save-file.ts';
import { canShareFile, shareFile } from '@/lib/share-file.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';

type DrawnPictureProps = {
  /** Text alternative: it is drawn again when this changes. */
  words: string;
  /** In pixels. */
  size: { width: number; height: number };
  /** Null if the device cannot draw. */
  draw: () => Promise<File | null>;
  /** Its title for another application. */
  titre: string;
  /** Text during drawing. */
  waiting: string;
  /** Text if drawing fails. */
  missing: string;
  /** True if sharing is the main action. */
  isMain?: boolean | undefined;
};

/** State of a picture, during and after drawing. */
type Drawn = { words: string; file: File | null; url: string };

/** A picture drawn by the device, with buttons to save and send it. */
export function DrawnPicture({
  words,
  size,
  draw,
  titre,
  waiting,
  missing,
  isMain = false,
}: DrawnPictureProps) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const latest = useRef(draw);

  // The canvas and the pictures' object URLs are the browser's.
  useEffect(() => {
    latest.current = draw;
  });
  useEffect(() => {
    let isGone = false;
    let url = '';
    void latest.current().then((file) => {
      if (isGone) return;
      url = file === null ? '' : URL.createObjectURL(file);
      setDrawn({ words, file, url });
    });
    return () => {
      isGone = true;
      URL.revokeObjectURL(url);
    };
  }, [words]);

  if (drawn === null) return <Waiting>{waiting}</Waiting>;
  const { file, url } = drawn;
  if (file === null) {
    return (
      <Alert tone="attention" announce="polie">
        {missing}
      </Alert>
    );
  }
  const isSent = canShareFile(file);
  return (
    <>
      <img
        src={url}
        alt={drawn.words}
        width={size.width}
        height={size.height}
        className="play-drawn rounded-carte border border-trait"
      />
      <div className="flex flex-wrap gap-3">
        {isSent && (
          <Button
            variant={isMain ? 'primary' : 'secondary'}
            onClick={() => void shareFile(file, titre)}
          >
            <IconShare aria-hidden="true" className="size-5" />
            {t`Partager l’image`}
          </Button>
        )}
        <Button
          variant={isMain && !isSent ? 'primary' : 'secondary'}
          onClick={() => saveFile(file)}
        >
          <IconSave aria-hidden="true" className="size-5" />
          {t`Enregistrer l’image`}
        </Button>
      </div>
    </>
  );
}
