import { drawQr, type QrLevel } from './draw-qr.ts';

/** A text as a QR code, black on white in any theme: readers do not accept inverted codes. */
export function QrDrawing({
  text,
  label,
  level,
  className,
}: {
  text: string;
  label: string;
  level?: QrLevel | undefined;
  className?: string | undefined;
}) {
  const { side, path } = drawQr(text, level);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
