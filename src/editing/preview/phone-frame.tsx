import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Settings of a player's phone. */
export type PhoneSetting = { theme: 'clair' | 'sombre'; hasLargeText: boolean };

type PhoneFrameProps = PhoneSetting & { title: string; children: ReactNode };

const styleSelector = 'link[rel="stylesheet"], style';

/** Gives a document the style sheets of this page, later ones too. Returns a stop function. */
function followStyles(target: Document): () => void {
  const copy = (node: Node) => {
    if (node instanceof Element && node.matches(styleSelector)) {
      target.head.append(node.cloneNode(true));
    }
  };
  document.head.querySelectorAll(styleSelector).forEach(copy);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(copy);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

function setUp(
  page: Document,
  { title, theme, hasLargeText }: PhoneSetting & { title: string },
): void {
  const { documentElement: root } = page;
  page.title = title;
  root.lang = 'fr';
  root.dataset['theme'] = theme;
  root.style.scrollbarGutter = 'auto';
  // As on a phone, whose bar takes no room.
  root.style.scrollbarWidth = 'none';
  root.style.fontSize = hasLargeText ? '150%' : '';
}

/** Sends shortcuts pressed in the frame to this page. Returns a stop function. */
function passShortcuts(source: Document): () => void {
  const pass = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const isFree = window.dispatchEvent(new KeyboardEvent('keydown', event));
    if (!isFree) event.preventDefault();
  };
  source.addEventListener('keydown', pass);
  return () => source.removeEventListener('keydown', pass);
}

/**
 * A page within the page, as wide as a phone: its own theme, text size and media queries, which no element of this page could have. It has
 * no address and loads only our style sheets.
 */
export function PhoneFrame({ title, theme, hasLargeText, children }: PhoneFrameProps) {
  const [inner, setInner] = useState<Document | null>(null);
  // Some browsers put a fresh document there once the frame has loaded.
  const take = useCallback((frame: HTMLIFrameElement | null) => {
    setInner(frame?.contentDocument ?? null);
  }, []);

  // The style sheets are the document's.
  useEffect(() => (inner === null ? undefined : followStyles(inner)), [inner]);
  useEffect(() => (inner === null ? undefined : passShortcuts(inner)), [inner]);
  useEffect(() => {
    if (inner !== null) setUp(inner, { title, theme, hasLargeText });
  }, [inner, title, theme, hasLargeText]);

  return (
    <iframe
      ref={take}
      title={title}
      onLoad={({ currentTarget }) => take(currentTarget)}
      className="mx-auto block size-full max-w-96 rounded-carte border border-trait-fort bg-fond"
    >
      {inner !== null && createPortal(children, inner.body)}
    </iframe>
  );
}
