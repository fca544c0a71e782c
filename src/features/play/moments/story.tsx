import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import IconDown from '~icons/lucide/arrow-down';
import { authoredLang, authoredLangue } from '@/langue/authored.ts';
import { dressed } from '@/lib/format/dressed.tsx';
import { BarButton } from '@/ui/play/bar-button.tsx';
import { storyPieces } from './story-pieces.ts';

/** A story in short pieces: all of it is shown, a piece after the other. */
export function Story({ text }: { text: string }) {
  return (
    <div lang={authoredLang(text)} className="space-y-8">
      {storyPieces(text).map((paragraphs, index) => (
        <div
          key={index}
          data-morceau={index}
          className="scroll-mt-6 space-y-4 border-l-4 border-primaire/40 pl-4 only:border-0 only:pl-0"
        >
          {paragraphs.map((paragraph, place) => (
            <p key={place} className="whitespace-pre-line">
              {dressed(paragraph, authoredLangue(text))}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function shownPieces(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-morceau]')];
}

/** Height of the row of buttons over the foot of the screen, in pixels. */
const barPixels = 96;

/** True if this browser has IntersectionObserver; without it, the player scrolls. */
const canObserve = typeof IntersectionObserver !== 'undefined';

/** « Suite » scrolls to the next piece of the story, until its end was visible. Scrolling by finger also works. */
export function NextPieceButton({ text }: { text: string }) {
  const [readText, setReadText] = useState<string | null>(null);

  // Visibility is known to the document only.
  useEffect(() => {
    const last = shownPieces().at(-1);
    if (!canObserve || last === undefined) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setReadText(text);
      },
      { rootMargin: `0px 0px -${barPixels}px`, threshold: 0.9 },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [text]);

  function showNext(): void {
    const pieces = shownPieces();
    const bottom = window.innerHeight - barPixels;
    const next = pieces.find((piece) => piece.getBoundingClientRect().bottom > bottom);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    next?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  }

  if (!canObserve || readText === text || storyPieces(text).length < 2) return null;
  return <BarButton Icon={IconDown} word={t`Suite`} onPress={showNext} />;
}
