import { useEffect, useRef } from 'react';
import { pageTitleId } from '@/ui/page-title.tsx';

/** Focuses the page's title if it changes without a navigation: a screen reader announces it. */
export function useTitleFocus(title: string): void {
  const shown = useRef(title);
  // The focus is the browser's.
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    leadToTitle();
  }, [title]);
}

/** The same for a step, named by `name`, that replaces a form: it has another title at once. */
export function useStepFocus(name: string): void {
  // The focus is the browser's.
  useEffect(leadToTitle, [name]);
}

function leadToTitle(): void {
  document.getElementById(pageTitleId)?.focus();
  window.scrollTo({ top: 0 });
}
