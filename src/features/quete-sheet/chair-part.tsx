import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Contenu } from '@/domain/quete/quete.ts';
import { Fold } from '@/ui/fold.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';

/** The players of épreuves load only once it is unfolded. */
const ChairEpreuve = lazyComponent(
  async () => (await import('./chair-epreuve.tsx')).ChairEpreuve,
);

/** The épreuve that its author offers to try from home, folded; nothing without one. */
export function ChairPart({ contenu: { chezSoi, etapes } }: { contenu: Contenu }) {
  const [isWanted, setIsWanted] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent(() => {
    if (part.current?.querySelector('details')?.open === true) setIsWanted(true);
  });
  // A visitor unfolds it in the browser, before the page is awake too.
  useEffect(() => {
    const fold = part.current;
    const onToggle = () => follow();
    follow();
    // The event of a fold does not bubble.
    fold?.addEventListener('toggle', onToggle, true);
    return () => fold?.removeEventListener('toggle', onToggle, true);
  }, []);
  const etape = etapes.find(({ id }) => id === chezSoi);
  if (etape === undefined || etape.epreuve.type === 'aucune') return null;
  return (
    <div ref={part} className="print:hidden">
      <Fold title={t`Essayer une épreuve d’ici`}>
        {isWanted && (
          <LazyPart waiting={t`Un instant…`}>
            <ChairEpreuve titre={etape.titre} epreuve={etape.epreuve} />
          </LazyPart>
        )}
      </Fold>
    </div>
  );
}
