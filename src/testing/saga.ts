import { drawSecret, preuveOf, sealMot, type SecretSaga } from '@/domain/saga/seal.ts';
import type { SagaPart } from '@/domain/saga/part.ts';
import type { EtapeSaga, Saga } from '@/domain/saga/saga.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { randomBytes } from '@/lib/random-bytes.ts';

/** A saga with its secret and the part that each of its quêtes gives: `21_commune-1_partie-1`, `21_commune-2_partie-2`… */
export async function createSaga({
  slug = 'les-trois-remparts',
  count = 3,
  seuil = 2,
  mot = 'Le trésor est sous le tilleul.',
  ...changes
}: { slug?: string; count?: number; seuil?: number; mot?: string } & Partial<Saga> = {}) {
  const secret: SecretSaga = await drawSecret(seuil, randomBytes);
  const titre = changes.titre ?? 'Les trois remparts';
  const etapes: EtapeSaga[] = [];
  const parts: SagaPart[] = [];
  for (let n = 1; n <= count; n += 1) {
    const part = secret.parts[n - 1] ?? '';
    const signe = String.fromCodePoint(64 + ((n - 1) % 26) + 1);
    etapes.push({
      n,
      queteId: queteIdSchema.parse(`21_commune-${n}_partie-${n}`),
      anciennes: [],
      titre: `Partie ${n}`,
      communeNom: `Commune ${n}`,
      position: { lat: 47 + n / 10, lon: 5 },
      signe,
      preuve: await preuveOf(part),
    });
    parts.push({ saga: slug, titre, n, seuil, signe, part });
  }
  const saga: Saga = {
    format: 1,
    titre,
    resume: 'Trois villes, trois lettres.',
    image: null,
    seuil,
    etapes,
    fin: 'quete',
    scelle: await sealMot(mot, secret.cle, randomBytes),
    ...changes,
  };
  return { slug, saga, secret, parts };
}
