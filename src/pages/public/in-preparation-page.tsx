import { useLocation, type LoaderFunctionArgs } from 'react-router';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { Cover } from '@/ui/cover.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { inPreparationAt, type InPreparation } from './in-preparation.ts';

/** The beginning of a walk: the rest is not drawn yet. */
const firstSteps = [
  { lat: 0.3, lon: 0.1 },
  { lat: 0.5, lon: 0.35 },
  { lat: 0.42, lon: 0.6 },
];

/** An address that is routed here by mistake is a page that does not exist, never a blank one. */
export function loader({ request }: LoaderFunctionArgs): null {
  const { pathname } = new URL(request.url);
  if (inPreparationAt(pathname) === null) throw new PageNotFoundError(pathname);
  return null;
}

/** A page that is still being made: what it will be, the way back, and what can be done today. */
export function Component() {
  const { pathname } = useLocation();
  const page = inPreparationAt(pathname);
  return page === null ? null : <InPreparationView page={page} path={pathname} />;
}

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
