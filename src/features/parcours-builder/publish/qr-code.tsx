import { encode } from 'uqr';
import IconDownload from '~icons/lucide/download';
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

function toSvgFile({ size, path }: Drawing): Blob {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>\n`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** An address as a QR code, to be scanned from the screen or taken as a drawing for a poster. */
export function QrCode({ url, fileName }: { url: string; fileName: string }) {
  const drawing = drawQrCode(url);
  const download = () => {
    const href = URL.createObjectURL(toSvgFile(drawing));
    const link = document.createElement('a');
    link.href = href;
    link.download = `${fileName}.svg`;
    link.click();
    URL.revokeObjectURL(href);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <svg
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        role="img"
        aria-label="QR code de la quête"
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
