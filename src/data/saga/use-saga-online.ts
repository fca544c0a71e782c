import { useEffect, useState } from 'react';

/** Whether a saga has a page now; null until that is known, and where nobody says it: at build, without network. */
export function useSagaOnline(slug: string): boolean | null {
  const [known, setKnown] = useState<{ slug: string; isOnline: boolean } | null>(null);
  // What is online is outside React.
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const { isSagaOnline } = await import('./saga-online.ts');
      const isOnline = await isSagaOnline(slug);
      if (!isOver) setKnown({ slug, isOnline });
    };
    ask().catch((error: unknown) => {
      if (!isOver) console.warn('Whether a saga is online is not known.', error);
    });
    return () => {
      isOver = true;
    };
  }, [slug]);
  return known?.slug === slug ? known.isOnline : null;
}
