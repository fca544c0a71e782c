import { Button } from '@/ui/button.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { useIsAwake } from '@/ui/use-is-awake.ts';
import type { KeySheetProps } from '@/papier/key-sheet.tsx';

const KeySheet = lazyComponent(
  async () => (await import('@/papier/key-sheet.tsx')).KeySheet,
);

/** The key card of a code, A6, four to a sheet of A4: a class of twenty-six pupils is seven sheets. */
export function KeyCards(props: KeySheetProps) {
  // Paper needs a hydrated page: a hundred more drawings would weigh on everyone's HTML.
  const isAwake = useIsAwake();
  return (
    <section aria-labelledby="carte-titre" className="mt-12 print:mt-0">
      <div className="print:hidden">
        <h2 id="carte-titre" className="mb-4 text-2xl">
          La carte-clé
        </h2>
        <p className="max-w-mesure">
          Quatre cartes de poche à découper dans une feuille A4, ou dans deux quand le
          code en dit long. Sur du papier A6, une carte à la fois.
        </p>
        <Button variant="secondary" className="mt-4" onClick={() => window.print()}>
          Imprimer les cartes
        </Button>
      </div>
      {isAwake && (
        <LoadBoundary>
          <KeySheet {...props} />
        </LoadBoundary>
      )}
    </section>
  );
}
