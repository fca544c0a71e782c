/** Action of a key on the map; offsets in pixels, to the right and downwards. */
export type MapKeyAction =
  | { kind: 'pan'; x: number; y: number }
  | { kind: 'zoom'; by: 1 | -1 }
  | { kind: 'place' };

const step = 80;
/** With Shift, to aim. */
const fineStep = 8;

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The action of a key pressed on the map; null leaves it to the browser. */
export function mapKeyAction(event: Key): MapKeyAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const by = event.shiftKey ? fineStep : step;
  switch (event.key) {
    case 'ArrowLeft':
      return { kind: 'pan', x: -by, y: 0 };
    case 'ArrowRight':
      return { kind: 'pan', x: by, y: 0 };
    case 'ArrowUp':
      return { kind: 'pan', x: 0, y: -by };
    case 'ArrowDown':
      return { kind: 'pan', x: 0, y: by };
    case '+':
    case '=':
      return { kind: 'zoom', by: 1 };
    case '-':
    case '_':
      return { kind: 'zoom', by: -1 };
    case 'Enter':
      return { kind: 'place' };
    default:
      return null;
  }
}
