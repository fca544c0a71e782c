import { PageHead } from '@/lib/head/page-head.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { Cover } from '@/ui/cover.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import type { InPreparation } from './in-preparation.ts';

/** The beginning of a walk: the rest is not drawn yet. */
const firstSteps = [
  { lat: 0.3, lon: 0.1 },
  { lat: 0.5, lon: 0.35 },
  { lat: 0.42, lon: 0.6 },
];

/** A page that is still being made: what it will be, the way back, and what can be done today. */
export function InPreparationView({ page, path }: { page: InPreparation; path: string }) {
  const { titre, phrase, retour, autre } = page;
  return (
    <div className="grid items-center gap-x-14 gap-y-10 py-4 md:grid-cols-2 md:py-10">
      <PageHead title={titre} description={phrase} path={path} noindex />
      <div>
        <PageTitle surtitre="En préparation" chapeau={phrase}>
          {titre}
        </PageTitle>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to={autre.to}>{autre.label}</ButtonLink>
          <ButtonLink to={retour.to} variant="secondary">
            {retour.label}
          </ButtonLink>
        </div>
      </div>
      <Cover
        seed={`en preparation ${titre}`}
        points={firstSteps}
        theme="nature"
        label=""
        className="rounded-carte ring-1 ring-trait/60 max-md:hidden"
      />
    </div>
  );
}
