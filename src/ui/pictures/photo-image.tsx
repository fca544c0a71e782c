import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

type PhotoImageProps = { photo: Blob; alt: string; className?: string | undefined };

/** A picture that is on this device only. */
export function PhotoImage({ photo, alt, className }: PhotoImageProps) {
  const image = useRef<HTMLImageElement>(null);

  // The page must revoke an address of a picture in memory.
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [photo]);

  return (
    <img
      ref={image}
      alt={alt}
      className={classNames('max-w-full rounded-carte object-contain', className)}
    />
  );
}
