import { encode } from 'uqr';

/** Modules of quiet paper around a QR code; readers want four. */
const quiet = 4;

/** What an application that makes codes reads with the camera. The key in text stands beside it. */
export function TotpQrCode({ url }: { url: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')),
    )
    .join('');
  const side = size + 2 * quiet;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label="QR code à lire avec votre application"
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-carte border border-trait"
    >
      {/* Black on white in the dark too: readers do not know inverted codes. */}
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
