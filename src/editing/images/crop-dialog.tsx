import 'react-image-crop/dist/ReactCrop.css';
import { useState } from 'react';
import { ReactCrop, type PercentCrop } from 'react-image-crop';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { RadioGroup, type RadioOption } from '@/ui/choices/radio-group.tsx';
import type { Cadre } from './prepare-image.ts';

type CropDialogProps = {
  /** Of the picture, for this page. */
  url: string;
  onCrop: (cadre: Cadre) => void;
  onClose: () => void;
};

type Shape = 'libre' | 'paysage' | 'carre';

const shapeOptions: readonly RadioOption<Shape>[] = [
  { value: 'libre', label: 'Libre' },
  { value: 'paysage', label: 'Paysage' },
  { value: 'carre', label: 'Carré' },
];
const ratios: Readonly<Record<Shape, number | undefined>> = {
  libre: undefined,
  paysage: 3 / 2,
  carre: 1,
};

const handles = {
  cropArea: 'Cadre\u00A0: les flèches le déplacent',
  nwDragHandle: 'Coin en haut à gauche',
  nDragHandle: 'Bord du haut',
  neDragHandle: 'Coin en haut à droite',
  eDragHandle: 'Bord de droite',
  seDragHandle: 'Coin en bas à droite',
  sDragHandle: 'Bord du bas',
  swDragHandle: 'Coin en bas à gauche',
  wDragHandle: 'Bord de gauche',
};

/** The largest part of a picture with a given shape (`ratio`: width by height), in its middle; all of it without one. */
export function middleCrop(
  ratio: number | undefined,
  { width, height }: { width: number; height: number },
): PercentCrop {
  const own = width / height;
  const wide = ratio === undefined || own <= ratio ? 100 : (100 * ratio) / own;
  const high = ratio === undefined || own >= ratio ? 100 : (100 * own) / ratio;
  return {
    unit: '%',
    x: (100 - wide) / 2,
    y: (100 - high) / 2,
    width: wide,
    height: high,
  };
}

/** The visible part of a picture: its edges are dragged, or moved by the arrow keys. Heavy: to be imported lazily. */
export function CropDialog({ url, onCrop, onClose }: CropDialogProps) {
  const [shape, setShape] = useState<Shape>('libre');
  const [size, setSize] = useState({ width: 1, height: 1 });
  const [crop, setCrop] = useState(middleCrop(undefined, size));
  const ratio = ratios[shape];
  const isEmpty = crop.width < 1 || crop.height < 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Recadrer l’image"
      actions={
        <>
          <Button disabled={isEmpty} onClick={() => onCrop(crop)}>
            Garder ce cadre
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <RadioGroup
          legend="Forme"
          options={shapeOptions}
          value={shape}
          onValueChange={(next) => {
            setShape(next);
            setCrop(middleCrop(ratios[next], size));
          }}
          inline
        />
        <ReactCrop
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          {...(ratio !== undefined && { aspect: ratio })}
          keepSelection
          // No animation around the frame, and a tall picture leaves the buttons in sight.
          className="ReactCrop--no-animate max-h-96"
          ruleOfThirds
          ariaLabels={handles}
        >
          <img
            src={url}
            alt="À recadrer"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
        </ReactCrop>
        <p className="text-texte-doux">
          Glissez les bords, ou allez de l’un à l’autre par la touche Tab et déplacez-les
          par les flèches.
        </p>
      </div>
    </Dialog>
  );
}
