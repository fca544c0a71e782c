import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { Tampon } from '@/ui/pictures/tampon.tsx';

/** The stamp that one brings home: of a quête of the page, or of a village that could have one. */
export function SampleTampon({ carte }: { carte: Carte | undefined }) {
  return (
    <Tampon
      decorative
      className="mt-5"
      commune={carte?.commune.nom ?? 'Barbentane'}
      genre={carte?.genre}
      theme={carte?.theme ?? 'pierre'}
      embleme={carte?.embleme}
      date={new Date(carte?.publishedAt ?? Date.UTC(2026, 10, 21, 12))}
    />
  );
}
