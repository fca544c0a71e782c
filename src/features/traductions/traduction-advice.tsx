import { useQueries } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { traductionQueries } from '@/data/traduction/traduction-queries.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { takenLangues } from '@/domain/traduction/publish-langue.ts';
import {
  comptesOf,
  textesATraduire,
  type Traduction,
} from '@/domain/traduction/traduction.ts';
import { nameByLangue, otherLangues } from '@/langue/langue.ts';
import { Button } from '@/ui/button.tsx';

/** Advice on one language before a publication. */
function adviceOf(parcours: Parcours, traduction: Traduction): string | null {
  const lignes = textesATraduire(parcours, traduction);
  const { 'a-traduire': missing, 'a-revoir': changed } = comptesOf(lignes);
  if (missing === lignes.length) return null;
  const isTaken = takenLangues(parcours, [traduction]).length > 0;
  return [
    isTaken
      ? 'sera publiée'
      : 'ne sera pas publiée\u00A0: il faut le titre et la moitié des étapes',
    ...(missing > 0 ? [`${missing}\u00A0à traduire`] : []),
    ...(changed > 0 ? [`${changed}\u00A0à revoir, le français a changé`] : []),
  ].join(' · ');
}

/** Languages of a parcours at publication, with their gaps; empty without any. */
export function TraductionAdvice({
  parcours,
  onShow,
}: {
  parcours: Parcours;
  onShow: () => void;
}) {
  const services = useFirebase();
  const read = useQueries({
    queries: otherLangues.map((langue) =>
      traductionQueries.of(services, parcours.id, langue),
    ),
  });
  const rows = read.flatMap(({ data }) => {
    const words = data === undefined ? null : adviceOf(parcours, data);
    return data === undefined || words === null ? [] : [{ langue: data.langue, words }];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="titre-langues" className="mt-10 max-w-mesure space-y-3">
      <h3 id="titre-langues" className="text-lg">
        Dans d’autres langues
      </h3>
      <ul className="space-y-1">
        {rows.map(({ langue, words }) => (
          <li key={langue}>
            <span lang={langue} className="font-bold">
              {nameByLangue[langue]}
            </span>
            {`\u00A0: ${words}`}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onShow}>
        Voir les traductions
      </Button>
    </section>
  );
}
