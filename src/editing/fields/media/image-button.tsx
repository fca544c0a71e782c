import type { Image } from '@/domain/etape/image.ts';
import { classNames } from '@/ui/class-names.ts';
import { useImageUrl } from '../../images/use-image-url.ts';
import { useFieldScope } from '../field-scope.tsx';

type ImageButtonProps = {
  image: Image;
  /** Selected. */
  isPressed?: boolean | undefined;
  onPress: () => void;
};

/** An image of the parcours with its words, to be chosen among others. */
export function ImageButton({ image, isPressed, onPress }: ImageButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={classNames(
        'block w-full rounded-carte border-2 p-2 text-left hover:border-primaire',
        isPressed === true ? 'border-primaire' : 'border-trait',
      )}
    >
      <ImageThumbnail image={image} />
      <span className="mt-1 line-clamp-2">
        {image.texteAlternatif === '' ? 'Image sans description' : image.texteAlternatif}
      </span>
    </button>
  );
}

/** An image as a card shows it, without words. */
export function ImageThumbnail({ image }: { image: Image }) {
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
