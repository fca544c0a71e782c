import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Fold } from './fold.tsx';
import { LazyPart } from './lazy-part.tsx';

type LateFoldProps = { title: ReactNode; className?: string; children: ReactNode };

/** A folded part, drawn once it is unfolded: the code of a lazy component in it loads then. */
export function LateFold({ title, className, children }: LateFoldProps) {
  const [isWanted, setIsWanted] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // The browser unfolds it, also before the page is awake.
  useEffect(() => {
    if (fold.current?.open === true) setIsWanted(true);
  }, []);
  return (
    <Fold
      ref={fold}
      title={title}
      className={className}
      onUnfold={() => setIsWanted(true)}
    >
      {isWanted && <LazyPart waiting={t`Un instant…`}>{children}</LazyPart>}
    </Fold>
  );
}
