import { encode } from 'uqr';
import IconDownload from '~icons/lucide/download';
import { saveFile } from '@/lib/save-file.ts';
import { Button } from '@/ui/button.tsx';

/** Modules of quiet paper around a QR code; readers want four. */
const quiet = 4;

type Drawing = { size: number; path: string };

function drawQrCode(text: string): Drawing {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')),
    )
    .join('');
  return { size: size + 2 * quiet, path };
}

function toSvgFile({ size, path }: Drawing, name: string): File {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>\n`;
  return new File([svg], name, { type: 'image/svg+xml' });
}

type QrCodeProps = {
  url: string;
  fileName: string;
  /** What the code leads to, for who does not see it. */
  label?: string | undefined;
};

/** An address as a QR code, to be scanned from the screen or taken as a drawing for a poster. */
export function QrCode({ url, fileName, label = 'QR code de la quête' }: QrCodeProps) {
  const drawing = drawQrCode(url);
  const download = () => {
    saveFile(toSvgFile(drawing, `${fileName}.svg`));
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <svg
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
        className="size-44 rounded-carte"
      >
        {/* Black on white in the dark too: readers do not know inverted codes. */}
        <rect width={drawing.size} height={drawing.size} fill="#ffffff" />
        <path d={drawing.path} fill="#000000" />
      </svg>
      <Button variant="quiet" onClick={download}>
        <IconDownload aria-hidden="true" className="size-5" />
        Télécharger le QR code
      </Button>
    </div>
  );
}
