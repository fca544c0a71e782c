import type { Guide } from '@/content/guides.ts';
import { paths } from '@/lib/paths.ts';
import { GuidePage } from './guide-page.tsx';

const guides = import.meta.glob<Guide>('/docs/guide-auteur.md', {
  eager: true,
  import: 'guide',
});

/** `/aide/auteur`: the guide of authors. */
export function Component() {
  return Object.values(guides).map((guide) => (
    <GuidePage
      key={guide.title}
      guide={guide}
      description="Écrire un parcours, du premier arrêt à la relecture : les façons de commencer, l’atelier, les épreuves, et ce que l’équipe attend."
      path={paths.aide('auteur')}
    />
  ));
}
