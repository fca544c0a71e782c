import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { Button } from '@/ui/button.tsx';
import {
  cropOf,
  draggedFraming,
  maximumZoom,
  middleFraming,
  type Framing,
} from './crop.ts';
import { drawCrop } from './draw-avatar.ts';

type AvatarEditorProps = {
  picture: ImageBitmap;
  isPending: boolean;
  onKeep: (framing: Framing) => void;
  onCancel: () => void;
};

const ranges = [
  { name: 'zoom', label: 'Agrandir', min: 1, max: maximumZoom },
  { name: 'across', label: 'De gauche à droite', min: 0, max: 1 },
  { name: 'down', label: 'De haut en bas', min: 0, max: 1 },
] as const;

/** Frames a picture: dragged by hand, or moved by three sliders that a keyboard works as well. */
export function AvatarEditor({
  picture,
  isPending,
  onKeep,
  onCancel,
}: AvatarEditorProps) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [framing, setFraming] = useState<Framing>(middleFraming);

  // The canvas is the browser's: it is drawn again after each change.
  useEffect(() => {
    if (canvas.current !== null) {
      drawCrop(canvas.current, picture, cropOf(picture, framing));
    }
  }, [picture, framing]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const shown = event.currentTarget.clientWidth;
    const { movementX: dx, movementY: dy } = event;
    setFraming((before) => draggedFraming(picture, before, { dx, dy, shown }));
  };

  return (
    <div className="flex flex-wrap items-start gap-6">
      {/* What it shows is said by the sliders beside it. */}
      <canvas
        ref={canvas}
        width={384}
        height={384}
        aria-hidden="true"
        className="size-48 cursor-grab touch-none rounded-pilule border border-trait"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className="min-w-[min(12rem,100%)] flex-1 basis-48 space-y-3">
        {ranges.map(({ name, label, min, max }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`} className="block font-bold">
              {label}
            </label>
            <input
              id={`${id}-${name}`}
              type="range"
              min={min}
              max={max}
              step={(max - min) / 50}
              value={framing[name]}
              onChange={(event) =>
                setFraming({ ...framing, [name]: event.target.valueAsNumber })
              }
              className="h-11 w-full max-w-72 accent-primaire"
            />
          </div>
        ))}
        <div className="flex flex-wrap gap-3 pt-2">
          <Button pending={isPending} onClick={() => onKeep(framing)}>
            Garder cette image
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Ne pas la garder
          </Button>
        </div>
      </div>
    </div>
  );
}
