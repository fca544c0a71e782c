import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './papier.css';

type ImpressionProps = {
  /** The title of the document that the browser makes, and the name it proposes for the file. */
  titre: string;
  /** The paper was handed to the browser: printed, saved as a PDF, or given up. */
  onDone: () => void;
  children: ReactNode;
};

/**
 * Prints its children and nothing else of the page, through the browser's own way: a PDF that it makes has a title, the
 * language of the page, headings and reading order (decision 086).
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
