import IconDownload from '~icons/lucide/download';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';
import { qrSvg } from '@/ui/pictures/draw-qr.ts';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';

function toSvgFile(text: string, name: string): File {
  return new File([qrSvg(text)], name, { type: 'image/svg+xml' });
}

type QrCodeProps = {
  url: string;
  fileName: string;
  /** The text alternative: what the code leads to. */
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
