import type { SagaPart } from '@/domain/saga/part.ts';
import type { EtapeSaga, Saga } from '@/domain/saga/saga.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';

/** A saga with the part of each of its quêtes: `21_commune-1_partie-1`, `21_commune-2_partie-2`… */
export function createSaga({
  slug = 'les-trois-remparts',
  count = 3,
  seuil = 2,
  ...changes
}: { slug?: string; count?: number; seuil?: number } & Partial<Saga> = {}) {
  const titre = changes.titre ?? 'Les trois remparts';
  const etapes: EtapeSaga[] = [];
  const parts: SagaPart[] = [];
  for (let n = 1; n <= count; n += 1) {
    const signe = String.fromCodePoint(64 + ((n - 1) % 26) + 1);
    etapes.push({
      n,
      queteId: queteIdSchema.parse(`21_commune-${n}_partie-${n}`),
      anciennes: [],
      titre: `Partie ${n}`,
      communeNom: `Commune ${n}`,
      position: { lat: 47 + n / 10, lon: 5 },
      signe,
    });
    parts.push({ saga: slug, titre, n, seuil, signe });
  }
  const saga: Saga = {
    format: 1,
    titre,
    resume: 'Trois villes, trois lettres.',
    image: null,
    seuil,
    etapes,
    fin: 'quete',
    mot: 'Le trésor est sous le tilleul.',
    cle: '0f'.repeat(16),
    ...changes,
  };
  return { slug, saga, parts };
}
