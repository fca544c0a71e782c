import { useState } from 'react';
import {
  ficheText,
  ficheTools,
  type FicheTool,
} from '@/domain/exchange/fiche-touristique.ts';
import type { Parcours, Publication } from '@/domain/parcours/parcours.ts';
import { publicAddressOf } from '@/domain/parcours/public-address.ts';
import { useSiteOrigin } from '@/lib/head/use-site-origin.ts';
import { paths } from '@/lib/paths.ts';
import { CopyText } from '@/ui/copy-text.tsx';

type FichePartProps = {
  parcours: Parcours;
  /** Null before it is published. */
  publication: Publication | null;
};

// The keys of a table are its names.
const tools = Object.keys(ficheTools) as FicheTool[];

/** « Copier la fiche »: for the tool of the tourist office, in the order of its form. */
export function FichePart({ parcours, publication }: FichePartProps) {
  const origin = useSiteOrigin();
  const [at] = useState(() => Date.now());
  const address = publication === null ? null : publicAddressOf(parcours, publication);
  const url = address === null ? '' : origin + paths.quete(address);
  return (
    <section aria-labelledby="titre-fiche" className="mt-10 max-w-mesure">
      <h3 id="titre-fiche" className="text-lg">
        Pour l’office de tourisme
      </h3>
      <p className="mt-2">
        La fiche de la balade, champ par champ, dans l’ordre où son outil les demande. Les
        récits et les énigmes n’y sont pas.
        {url === '' && ' L’adresse de la quête s’y ajoutera une fois publiée.'}
      </p>
      {tools.map((tool) => {
        const text = ficheText(tool, parcours, { url, at });
        return (
          <details key={tool} className="mt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-primaire-fort underline underline-offset-4">
              {`La fiche pour ${ficheTools[tool]}`}
            </summary>
            <div className="mt-2">
              {text === null ? (
                <p>Elle demande un tracé, ou deux étapes placées sur la carte.</p>
              ) : (
                <CopyText
                  label={`Copier la fiche pour ${ficheTools[tool]}`}
                  text={text}
                  done="Fiche copiée."
                />
              )}
            </div>
          </details>
        );
      })}
    </section>
  );
}
