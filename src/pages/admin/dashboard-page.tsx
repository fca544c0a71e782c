import { DeskHeader } from '@/features/desk/desk-header.tsx';
import { FiguresSection } from '@/features/desk/figures/figures-section.tsx';
import { LiveSection } from '@/features/desk/figures/live-section.tsx';
import { ParcoursList } from '@/features/desk/parcours/parcours-list.tsx';
import { TeamPresence } from '@/features/desk/parcours/team-presence.tsx';
import { TodaySection } from '@/features/desk/parcours/today-section.tsx';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

/** `/admin/parcours/dashboard`: every parcours and where it stands. */
export function Component() {
  return (
    <>
      <title>Mes parcours – Quêtes &amp; Codes</title>
      <DeskHeader />
      <div className="mx-auto w-full max-w-page px-4 pt-10 pb-24 sm:px-6">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <PageTitle>Mes parcours</PageTitle>
          <ButtonLink to={paths.choose()}>Nouveau parcours</ButtonLink>
        </div>
        <TeamPresence />
        <TodaySection />
        <ParcoursList />
        <LiveSection />
        <FiguresSection />
      </div>
    </>
  );
}
