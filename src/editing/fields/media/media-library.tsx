import { useState } from 'react';
import IconLibrary from '~icons/lucide/images';
import { imagesOf } from '@/domain/etape/etape-media.ts';
import type { Image } from '@/domain/etape/image.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useFieldScope } from '../field-scope.tsx';
import { ImageButton } from './image-button.tsx';

type MediaLibraryProps = {
  /** The image that is already here; it is not proposed. */
  current: Image | null;
  onImage: (image: Image) => void;
};

/** The images of the other étapes, each once, to reuse here with their words. Empty if there are none. */
export function MediaLibrary({ current, onImage }: MediaLibraryProps) {
  const { session } = useFieldScope();
  const [isOpen, setIsOpen] = useState(false);
  const images = new Map(
    session
      .view()
      .parcours.etapes.flatMap(imagesOf)
      .flatMap((image) =>
        image.path === current?.path ? [] : [[image.path, image] as const],
      ),
  );
  if (images.size === 0) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <IconLibrary aria-hidden="true" className="size-5" />
        Reprendre une image du parcours
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setIsOpen(false)}
          title={`Images du parcours\u00A0: ${images.size}`}
        >
          <ul className="grid grid-cols-2 gap-3">
            {[...images.values()].map((image) => (
              <li key={image.path}>
                <ImageButton
                  image={image}
                  onPress={() => {
                    setIsOpen(false);
                    onImage(image);
                  }}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
