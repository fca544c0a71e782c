import { useEffect, useState } from 'react';

/** True if a saga has a page now; null while unknown, and if it cannot be known: at build, without network. */
export function useSagaOnline(slug: string): boolean | null {
  const [known, setKnown] = useState<{ slug: string; isOnline: boolean } | null>(null);
  // The online state is outside React.
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
