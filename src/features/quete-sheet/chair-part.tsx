import { t } from '@lingui/core/macro';
import { useState } from 'react';
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
  const etape = etapes.find(({ id }) => id === chezSoi);
  if (etape === undefined || etape.epreuve.type === 'aucune') return null;
  return (
    <Fold
      title={t`Essayer une épreuve d’ici`}
      className="print:hidden"
      onUnfold={() => setIsWanted(true)}
    >
      {isWanted && (
        <LazyPart waiting={t`Un instant…`}>
          <ChairEpreuve titre={etape.titre} epreuve={etape.epreuve} />
        </LazyPart>
      )}
    </Fold>
  );
}
