import type { Guide } from '@/content/guides.ts';
import { paths } from '@/lib/paths.ts';
import { GuidePage } from './guide-page.tsx';

const guides = import.meta.glob<Guide>('/docs/guide-admin.md', {
  eager: true,
  import: 'guide',
});

/** `/aide/equipe`: the guide of the team. */
export function Component() {
  return Object.values(guides).map((guide) => (
    <GuidePage
      key={guide.title}
      guide={guide}
      description="Pour l’équipe d’un site Quêtes & Codes : lire, publier, répondre, fermer, entretenir."
      path={paths.aide('equipe')}
    />
  ));
}
