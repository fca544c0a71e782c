import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './papier.css';

type ImpressionProps = {
  /** The title of the browser's document, and the file name it proposes. */
  titre: string;
  /** The print dialog has closed: printed, saved as a PDF, or cancelled. */
  onDone: () => void;
  children: ReactNode;
};

/**
 * Prints only its children, by the browser's own printing: its PDF has a title, the language of the page, headings and reading order
 * (decision 086).
 */
export function Impression({ titre, onDone, children }: ImpressionProps) {
  const sheets = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);

  // The printer and the title of the document are outside React: it waits for the pictures and the letters.
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    let isGone = false;
    const title = document.title;
    const images = [...(sheets.current?.querySelectorAll('img') ?? [])];
    const ready = images.map((image) => image.decode());
    const end = () => done.current();
    void Promise.allSettled([...ready, document.fonts.ready]).then(() => {
      if (isGone) return;
      document.title = titre;
      window.addEventListener('afterprint', end, { once: true });
      window.print();
    });
    return () => {
      isGone = true;
      document.title = title;
      window.removeEventListener('afterprint', end);
    };
  }, [titre]);

  return createPortal(
    <div ref={sheets} className="papier">
      {children}
    </div>,
    document.body,
  );
}
