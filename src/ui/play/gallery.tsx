import { t } from '@lingui/core/macro';
import { useState } from 'react';
import IconZoom from '~icons/lucide/zoom-in';
import { lazyComponent } from '../lazy-component.tsx';
import { LoadBoundary } from '../load-boundary.tsx';
import type { Picture } from './picture.ts';

const Lightbox = lazyComponent(async () => (await import('./lightbox.tsx')).Lightbox);

/** The pictures of an étape, small, each opens large. The first is above already. */
export function Gallery({ pictures }: { pictures: readonly Picture[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  const { length } = pictures;
  return (
    <>
      <ul aria-label={t`Images de l’étape`} className="flex flex-wrap gap-2">
        {pictures.map((picture, index) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => setOpened(index)}
              className="relative flex min-h-11 min-w-11 items-center gap-2 overflow-hidden rounded-carte border-2 border-trait hover:border-primaire"
            >
              {length > 1 && (
                <img
                  src={picture.srcSet?.split(', ').at(-1)?.split(' ')[0] ?? picture.src}
                  alt=""
                  width={72}
                  height={72}
                  loading="lazy"
                  className="size-18 bg-fond-creux object-cover"
                />
              )}
              <span className="sr-only">
                {length > 1
                  ? t`Voir en grand l’image ${index + 1} sur ${length}\u00A0: ${picture.alt}`
                  : t`Voir l’image en grand`}
              </span>
              {length === 1 && (
                <IconZoom aria-hidden="true" className="m-2 size-6 text-primaire-fort" />
              )}
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <LoadBoundary>
          <Lightbox pictures={pictures} first={opened} onClose={() => setOpened(null)} />
        </LoadBoundary>
      )}
    </>
  );
}
