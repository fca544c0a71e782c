import type { Territoire } from '@/domain/territoire/territoire.ts';
import { embedMarkup } from '@/lib/embed-markup.ts';
import { useSiteOrigin } from '@/lib/head/use-site-origin.ts';
import { paths } from '@/lib/paths.ts';
import { CopyText } from '@/ui/copy-text.tsx';

/** The piece of page that shows the list and the map of a territory, or of a commune, on its own site. */
export function TerritoireSnippet({
  territoire: { id, nom },
}: {
  territoire: Pick<Territoire, 'id' | 'nom'>;
}) {
  const origin = useSiteOrigin();
  const code = embedMarkup({
    frame: `${origin}${paths.territoireIntegration({ id })}`,
    page: `${origin}${paths.territoire({ id })}`,
    title: `Les quêtes, ${nom}`,
    height: 720,
  });
  return (
    <section aria-labelledby="integrer" className="max-w-3xl">
      <h2 id="integrer" className="text-2xl">
        Sur votre site
      </h2>
      <p className="mt-2 max-w-mesure">
        Collez ce morceau de page là où vos quêtes doivent paraître{'\u00A0'}: leur liste
        et leur carte s’y tiennent à jour d’elles-mêmes. Vous pouvez le coller sur autant
        de pages que vous voulez, plusieurs fois sur la même.
      </p>
      <div className="mt-4">
        <CopyText label="Copier" text={code} done="Copié." />
      </div>
    </section>
  );
}
