import { useEffect, useRef } from 'react';
import { pageTitleId } from '@/ui/page-title.tsx';

/** Leads to the title of the page when it changes without a navigation: a screen reader hears where it is now. */
export function useTitleFocus(title: string): void {
  const shown = useRef(title);
  // The focus is the browser's.
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    leadToTitle();
  }, [title]);
}

/** The same for a step, named by `name`, that takes the place of a form: it has another title as soon as it is there. */
export function useStepFocus(name: string): void {
  // The focus is the browser's.
  useEffect(leadToTitle, [name]);
}

function leadToTitle(): void {
  document.getElementById(pageTitleId)?.focus();
  window.scrollTo({ top: 0 });
}
