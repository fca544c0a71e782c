import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Distance from the start of the drag, in pixels. */
export type Drag<Item> = { item: Item; dx: number; dy: number };

/** Place of the release, in pixels of the window. */
type Drop<Item> = Drag<Item> & { x: number; y: number };

/** Less than this, in pixels, is a hand that trembles. */
export const stillPixels = 6;

/** Attribute of the drag handles: elsewhere a finger scrolls the page. */
export const handleAttribute = 'data-poignee';

function mayTake({ isPrimary, button, pointerType, target }: PointerEvent): boolean {
  if (!isPrimary || button !== 0) return false;
  if (pointerType === 'mouse') return true;
  return target instanceof Element && target.closest(`[${handleAttribute}]`) !== null;
}

/**
 * Dragging with a mouse, a pen or a finger. `handlersOf` gives the event handlers of an item's element; `drag` is the one under way;
 * `onDrop` is called at the release, never for a press.
 */
export function useDrag<Item>(onDrop: (drop: Drop<Item>) => void) {
  const [drag, setDrag] = useState<Drag<Item> | null>(null);
  const taken = useRef<{ item: Item; x: number; y: number; isMoving: boolean } | null>(
    null,
  );
  const hasJustDropped = useRef(false);

  function letGo(): void {
    taken.current = null;
    setDrag(null);
  }

  const handlersOf = (item: Item) => ({
    onPointerDown(event: PointerEvent): void {
      const { clientX: x, clientY: y } = event;
      hasJustDropped.current = false;
      taken.current = mayTake(event) ? { item, x, y, isMoving: false } : null;
    },
    onPointerMove(event: PointerEvent): void {
      const from = taken.current;
      if (from === null) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!from.isMoving) {
        if (Math.hypot(dx, dy) < stillPixels) return;
        from.isMoving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      setDrag({ item: from.item, dx, dy });
    },
    onPointerUp({ clientX: x, clientY: y }: PointerEvent): void {
      const from = taken.current;
      letGo();
      if (from?.isMoving !== true) return;
      hasJustDropped.current = true;
      onDrop({ item: from.item, dx: x - from.x, dy: y - from.y, x, y });
    },
    onPointerCancel: letGo,
    /** A key presses, whatever was dragged before. */
    onKeyDown(): void {
      hasJustDropped.current = false;
    },
    /** A drag ends without a click. */
    onClickCapture(event: MouseEvent): void {
      if (!hasJustDropped.current) return;
      hasJustDropped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });

  return { drag, handlersOf };
}
