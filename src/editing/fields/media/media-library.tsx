import { useState } from 'react';
import IconLibrary from '~icons/lucide/images';
import type { Image } from '@/domain/etape/image.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useImageUrl } from '../../images/use-image-url.ts';
import { useFieldScope } from '../field-scope.tsx';

type MediaLibraryProps = {
  /** The image that is already here; it is not proposed. */
  current: Image | null;
  onImage: (image: Image) => void;
};

/** The images of the other étapes, each once, to be shown here too with their words. Nothing while there are none. */
export function MediaLibrary({ current, onImage }: MediaLibraryProps) {
  const { session } = useFieldScope();
  const [isOpen, setIsOpen] = useState(false);
  const images = new Map(
    session
      .view()
      .parcours.etapes.flatMap(({ image }) =>
        image === null || image.path === current?.path ? [] : [[image.path, image]],
      ),
  );
  if (images.size === 0) return null;
  return (
    <>
      <Button variant="quiet" className="-ml-6" onClick={() => setIsOpen(true)}>
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
                <button
                  type="button"
                  onClick={() => {
                    setIsOpen(false);
                    onImage(image);
                  }}
                  className="block w-full rounded-carte border-2 border-trait p-2 text-left hover:border-primaire"
                >
                  <Thumbnail image={image} />
                  <span className="mt-1 line-clamp-2">
                    {image.texteAlternatif === ''
                      ? 'Image sans description'
                      : image.texteAlternatif}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function Thumbnail({ image }: { image: Image }) {
  const { session } = useFieldScope();
  const found = useImageUrl(session, image.path);
  return (
    <span className="flex aspect-3/2 items-center justify-center overflow-hidden rounded-carte bg-fond-creux">
      {found.type === 'image' && (
        <img src={found.url} alt="" className="size-full object-cover" />
      )}
    </span>
  );
}
