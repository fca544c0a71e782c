import { t } from '@lingui/core/macro';
import { useRef, useState, type PointerEvent } from 'react';
import IconNext from '~icons/lucide/arrow-right';
import IconBefore from '~icons/lucide/arrow-left';
import IconLarger from '~icons/lucide/zoom-in';
import IconSmaller from '~icons/lucide/zoom-out';
import { authoredLang } from '@/langue/authored.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import type { Picture } from './picture.ts';

/** A picture fills its box at 1, and is seen four times as large at most. */
const most = 4;
const step = 1.5;

function within(scale: number): number {
  return Math.min(most, Math.max(1, scale));
}

type Touches = Map<number, { x: number; y: number }>;

function spreadOf(touches: Touches): number {
  const [one, other] = [...touches.values()];
  return one === undefined || other === undefined
    ? 0
    : Math.hypot(one.x - other.x, one.y - other.y);
}

type LightboxProps = {
  pictures: readonly Picture[];
  first: number;
  onClose: () => void;
};

/** A picture as large as the screen: two fingers, the buttons or + and − enlarge it, one finger moves it. */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const [index, setIndex] = useState(first);
  const [scale, setScale] = useState(1);
  const [isMissing, setIsMissing] = useState(false);
  const touches = useRef<Touches>(new Map());
  const pinch = useRef({ spread: 0, scale: 1 });
  const picture = pictures[index];
  if (picture === undefined) return null;

  function show(next: number): void {
    setIndex(next);
    setScale(1);
    setIsMissing(false);
  }

  function press({ pointerId, clientX, clientY }: PointerEvent): void {
    touches.current.set(pointerId, { x: clientX, y: clientY });
    pinch.current = { spread: spreadOf(touches.current), scale };
  }

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (!touches.current.has(pointerId)) return;
    touches.current.set(pointerId, { x: clientX, y: clientY });
    const { spread, scale: from } = pinch.current;
    if (touches.current.size !== 2 || spread === 0) return;
    setScale(within((from * spreadOf(touches.current)) / spread));
  }

  function lift({ pointerId }: PointerEvent): void {
    touches.current.delete(pointerId);
    pinch.current = { spread: spreadOf(touches.current), scale };
  }

  const isOne = pictures.length === 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={isOne ? t`Image` : t`Image ${index + 1} sur ${pictures.length}`}
      className="max-w-none sm:w-[min(72rem,calc(100vw-2rem))]"
    >
      {/* The keys only repeat the buttons below. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label={t`Image agrandie`}
        // The arrows move a picture that is larger than its box.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={({ key }) => {
          if (key === '+') setScale(within(scale * step));
          if (key === '-') setScale(within(scale / step));
        }}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={lift}
        className="max-h-[60dvh] touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-carte bg-fond-creux"
      >
        {isMissing ? (
          <p className="p-4">{t`L’image ne s’affiche pas sans réseau. Elle montre\u00A0: ${picture.alt}`}</p>
        ) : (
          <img
            src={picture.src}
            alt={picture.alt}
            lang={authoredLang(picture.alt)}
            width={picture.width}
            height={picture.height}
            draggable={false}
            onError={() => setIsMissing(true)}
            style={{ width: `${scale * 100}%` }}
            className="h-auto max-w-none"
          />
        )}
      </div>
      {picture.credit !== '' && (
        <p lang={authoredLang()} className="pt-1.5 text-base">
          {picture.credit}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={scale >= most}
          onClick={() => setScale(within(scale * step))}
        >
          <IconLarger aria-hidden="true" className="size-5" />
          {t`Agrandir`}
        </Button>
        <Button
          variant="secondary"
          disabled={scale <= 1}
          onClick={() => setScale(within(scale / step))}
        >
          <IconSmaller aria-hidden="true" className="size-5" />
          {t`Réduire`}
        </Button>
        {!isOne && (
          <>
            <Button
              variant="secondary"
              disabled={index === 0}
              onClick={() => show(index - 1)}
            >
              <IconBefore aria-hidden="true" className="size-5" />
              {t`Précédente`}
            </Button>
            <Button
              variant="secondary"
              disabled={index === pictures.length - 1}
              onClick={() => show(index + 1)}
            >
              {t`Suivante`}
              <IconNext aria-hidden="true" className="size-5" />
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
