import IconGrip from '~icons/lucide/grip-vertical';
import { handleAttribute, stillPixels } from './use-drag.ts';

/**
 * Claims a finger on this handle for the page once it has moved. Chromium otherwise takes a release on the way for a page that is thrown,
 * and uses the next tap, up to 400 ms later, to stop it: that tap was lost, although `touch-action` says that nothing scrolls here. A
 * trembling finger is left alone: its tap is a press.
 */
function ownTouches(handle: HTMLElement): () => void {
  let from: Touch | undefined;
  const begin = ({ targetTouches }: TouchEvent) => {
    from = targetTouches[0];
  };
  const move = (event: TouchEvent) => {
    const to = event.targetTouches[0];
    if (from === undefined || to === undefined) return;
    const moved = Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY);
    if (moved >= stillPixels && event.cancelable) event.preventDefault();
  };
  handle.addEventListener('touchstart', begin, { passive: true });
  // React would listen passively, which forbids `preventDefault`.
  handle.addEventListener('touchmove', move, { passive: false });
  return () => {
    handle.removeEventListener('touchstart', begin);
    handle.removeEventListener('touchmove', move);
  };
}

/** The handle for dragging by finger. Hidden from screen readers, which have buttons. */
export function DragHandle() {
  return (
    <span
      ref={ownTouches}
      {...{ [handleAttribute]: '' }}
      aria-hidden="true"
      className="-my-1 flex size-[48px] shrink-0 cursor-grab touch-none items-center justify-center"
    >
      <IconGrip className="size-6" />
    </span>
  );
}
