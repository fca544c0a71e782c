import { useId, useState } from 'react';
import { decodeImage } from '@/editing/images/decode-image.ts';
import {
  ImageRefusedError,
  imageRefusalText,
  prepareImage,
} from '@/editing/images/prepare-image.ts';
import { Button } from '@/ui/button.tsx';

type ArmsFieldProps = {
  /** The picture's address on this page; null without one. */
  src: string | null;
  onChange: (src: string | null) => void;
};

/**
 * The arms of the commune, for printed pieces on site: redrawn from the chosen file, so that only its pixels are printed. They stay on this
 * page, and are never sent.
 */
export function ArmsField({ src, onChange }: ArmsFieldProps) {
  const id = useId();
  const [trouble, setTrouble] = useState('');
  const change = (next: string | null) => {
    if (src !== null) URL.revokeObjectURL(src);
    onChange(next);
  };
  const choose = async (file: File) => {
    setTrouble('');
    try {
      const { blob } = await prepareImage(file, decodeImage);
      change(URL.createObjectURL(blob));
    } catch (error) {
      if (!(error instanceof ImageRefusedError)) throw error;
      setTrouble(imageRefusalText(error));
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {src !== null && (
        <img
          src={src}
          alt="Les armes choisies"
          className="h-16 max-w-32 rounded-carte border border-trait bg-white object-contain p-1"
        />
      )}
      <div className="min-w-0 flex-1 basis-56">
        <label htmlFor={id} className="inline-block pb-1 font-bold">
          Les armes ou le logo de la commune
        </label>
        <p id={`${id}-aide`} className="pb-2 text-texte-doux">
          Facultatif, en PNG ou JPEG{'\u00A0'}: en haut des plaques et de l’affiche.
        </p>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={`${id}-aide ${id}-refus`}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // The same file can be chosen again.
            event.currentTarget.value = '';
            if (file !== undefined) void choose(file);
          }}
          className="block w-full text-base file:mr-4 file:min-h-12 file:rounded-pilule file:border-2 file:border-solid file:border-primaire file:bg-transparent file:px-5 file:font-bold file:text-primaire-fort"
        />
        <p id={`${id}-refus`} role="alert" className="pt-2 text-alerte empty:hidden">
          {trouble}
        </p>
      </div>
      {src !== null && (
        <Button variant="quiet" onClick={() => change(null)}>
          Ne pas les imprimer
        </Button>
      )}
    </div>
  );
}
