import { useState } from 'react';
import IconPictures from '~icons/lucide/images';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useFieldScope, useParcoursChange } from '../field-scope.tsx';
import { ImageButton, ImageThumbnail } from '../media/image-button.tsx';
import { ParcoursField } from '../parcours-field.tsx';

/**
 * The picture of the quête in lists, on its page and when shared: that of any étape. Empty while no étape has a picture; the cover is then
 * drawn from the walk.
 */
export function CouvertureField({ couverture }: { couverture: string }) {
  const { session } = useFieldScope();
  const change = useParcoursChange();
  const [isOpen, setIsOpen] = useState(false);
  const pictures = session
    .view()
    .parcours.etapes.flatMap(({ id, image }) => (image === null ? [] : [{ id, image }]));
  const chosen = pictures.find(({ id }) => id === couverture) ?? pictures[0];
  if (chosen === undefined) return null;
  return (
    <ParcoursField champ="couverture">
      {({ id }) => (
        <div className="max-w-xs">
          <p className="font-bold">Image de couverture</p>
          <div className="mt-2">
            <ImageThumbnail image={chosen.image} />
          </div>
          {pictures.length > 1 && (
            <Button id={id} variant="quiet" onClick={() => setIsOpen(true)}>
              <IconPictures aria-hidden="true" className="size-5" />
              Choisir la couverture
            </Button>
          )}
          {isOpen && (
            <Dialog open onClose={() => setIsOpen(false)} title="Image de couverture">
              <ul className="grid grid-cols-2 gap-3">
                {pictures.map((one) => (
                  <li key={one.id}>
                    <ImageButton
                      image={one.image}
                      isPressed={one.id === chosen.id}
                      onPress={() => {
                        setIsOpen(false);
                        change({ couverture: one.id });
                      }}
                    />
                  </li>
                ))}
              </ul>
            </Dialog>
          )}
        </div>
      )}
    </ParcoursField>
  );
}
