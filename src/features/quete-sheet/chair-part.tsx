import { t } from '@lingui/core/macro';
import type { Contenu } from '@/domain/quete/quete.ts';
import { LateFold } from '@/ui/late-fold.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';

/** The players of épreuves load only once it is unfolded. */
const ChairEpreuve = lazyComponent(
  async () => (await import('./chair-epreuve.tsx')).ChairEpreuve,
);

/** The épreuve that its author offers to try from home, folded; nothing without one. */
export function ChairPart({ contenu: { chezSoi, etapes } }: { contenu: Contenu }) {
  const etape = etapes.find(({ id }) => id === chezSoi);
  if (etape === undefined || etape.epreuve.type === 'aucune') return null;
  return (
    <LateFold title={t`Essayer une épreuve d’ici`} className="print:hidden">
      <ChairEpreuve titre={etape.titre} epreuve={etape.epreuve} />
    </LateFold>
  );
}
