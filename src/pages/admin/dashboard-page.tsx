import { Navigate, useSearchParams } from 'react-router';
import { DeskHeader } from '@/features/desk/desk-header.tsx';
import { ParcoursList } from '@/features/desk/parcours/parcours-list.tsx';
import { TeamPresence } from '@/features/desk/parcours/team-presence.tsx';
import { TodaySection } from '@/features/desk/parcours/today-section.tsx';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

/** `/admin/parcours/dashboard`: every parcours and its state. */
export function Component() {
  const [parameters] = useSearchParams();
  const periode = parameters.get('periode');
  // The figures were at the foot of this page: old addresses are redirected to them.
  if (periode !== null) {
    const quete = parameters.get('quete') ?? undefined;
    return <Navigate to={paths.dashboard({ vue: 'chiffres', periode, quete })} replace />;
  }
  return (
    <>
      <title>Les parcours – Quêtes &amp; Codes</title>
      <DeskHeader vue="liste" />
      <div className="mx-auto w-full max-w-page px-4 pt-6 pb-24 sm:px-6">
        <div className="mb-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <PageTitle>Les parcours</PageTitle>
          <ButtonLink to={paths.choose()}>Nouveau parcours</ButtonLink>
        </div>
        <TeamPresence />
        <TodaySection />
        <ParcoursList />
      </div>
    </>
  );
}
