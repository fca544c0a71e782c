import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { queteQueries } from '@/data/quete/quete-queries.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { suspensionIn } from '@/domain/quete/suspension.ts';
import { useSiteOrigin } from '@/lib/head/use-site-origin.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { CopyText } from '@/ui/copy-text.tsx';
import { Field } from '@/ui/field.tsx';
import {
  bulletinAnnonce,
  occasionLabels,
  occasionList,
  shortAnnonce,
  type Occasion,
} from './annonce-words.ts';

const yearMs = 365.25 * 24 * 60 * 60 * 1_000;

/** « En parler aux habitants »: texts of a quête for PanneauPocket and the bulletin, to copy in one press. */
export function AnnoncePart({ queteId }: { queteId: QueteId }) {
  const services = useFirebase();
  const origin = useSiteOrigin();
  const [now] = useState(() => Date.now());
  const [chosen, setChosen] = useState<Occasion | null>(null);
  const { data } = useQuery(queteQueries.closures(services, queteId));
  const first = useQuery({
    ...queteQueries.version(services, queteId, 1),
    enabled: data !== undefined && data !== null,
  });
  // What is wrong with the quête is said where its closures stand.
  if (data === undefined || data === null) return null;
  const { quete, suspensions } = data;
  const fermeture = suspensionIn(suspensions, 'fermeture');
  const occasion = chosen ?? (fermeture === null ? 'lancement' : 'fermeture');
  const firstAt = first.data?.publishedAt;
  const annonce = {
    contenu: quete.contenu,
    url: origin + paths.quete(addressOf(queteId)),
    fermeture,
    years: firstAt === undefined ? null : Math.floor((now - firstAt) / yearMs),
  };
  const short = shortAnnonce(occasion, annonce);
  const bulletin = bulletinAnnonce(occasion, annonce);
  return (
    <section aria-labelledby="annonces" className="mt-14 max-w-mesure space-y-5">
      <h2 id="annonces" className="text-2xl">
        En parler aux habitants
      </h2>
      <p>
        Des textes prêts, à coller tels quels. Ce qui est entre crochets est à compléter.
      </p>
      <Field
        as="select"
        label="Que voulez-vous annoncer ?"
        value={occasion}
        onChange={({ target }) =>
          setChosen(occasionList.find((one) => one === target.value) ?? null)
        }
      >
        {occasionList.map((one) => (
          <option key={one} value={one}>
            {occasionLabels[one]}
          </option>
        ))}
      </Field>
      <div>
        <h3 className="mb-2 text-xl">PanneauPocket, panneau lumineux, message</h3>
        <CopyText
          key={`court ${occasion}`}
          label="Copier le texte court"
          text={short}
          done={`Le texte court est copié (${formatCount(short.length, 'caractère', 'caractères')}).`}
        />
      </div>
      <div>
        <h3 className="mb-2 text-xl">Bulletin municipal</h3>
        <CopyText
          key={`bulletin ${occasion}`}
          label="Copier le texte du bulletin"
          text={bulletin}
          done="Le texte du bulletin est copié."
        />
      </div>
    </section>
  );
}
