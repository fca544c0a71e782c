import { Cover } from '@/ui/pictures/cover.tsx';

/** A walk that continues from one screen to the next. */
const walk = [
  { lat: 0.2, lon: 0.08 },
  { lat: 0.44, lon: 0.26 },
  { lat: 0.36, lon: 0.5 },
  { lat: 0.62, lon: 0.66 },
  { lat: 0.54, lon: 0.92 },
];

type SignInPictureProps = {
  /** Above the words of a card: wide, without an edge. */
  isBanner?: boolean | undefined;
};

/** The drawing of a walk, if there is room beside the form. */
export function SignInPicture({ isBanner = false }: SignInPictureProps) {
  return (
    <Cover
      seed="le carnet d’une marcheuse"
      points={walk}
      theme="nature"
      label=""
      ratio={isBanner ? 5 / 2 : 4 / 3}
      className={
        isBanner
          ? 'max-md:hidden'
          : 'rounded-carte ring-1 ring-trait/60 max-md:hidden lg:col-span-2'
      }
    />
  );
}
