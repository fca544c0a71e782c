import { useSearchParams } from 'react-router';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { BilanPage } from '@/features/desk/figures/bilan/bilan-page.tsx';
import { DeskHeader } from '@/features/desk/desk-header.tsx';
import { FiguresSection } from '@/features/desk/figures/figures-section.tsx';
import { LiveSection } from '@/features/desk/figures/live-section.tsx';
import { ParcoursList } from '@/features/desk/parcours/parcours-list.tsx';
import { TeamPresence } from '@/features/desk/parcours/team-presence.tsx';
import { TodaySection } from '@/features/desk/parcours/today-section.tsx';
import { ModerationQueue } from '@/features/desk/moderation/moderation-queue.tsx';
import { WayChooser } from '@/features/begin-parcours/way-chooser.tsx';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

/** `/admin/parcours/dashboard`: every parcours and where it stands; `?vue=commencer`: the ways to write one; `?vue=bilan`: the page of the council; `?vue=moderation`: what waits to be kept or hidden. */
export function Component() {
  const [parameters] = useSearchParams();
  if (parameters.get('vue') === 'commencer') {
    const id = parcoursIdSchema.safeParse(parameters.get('id') ?? '');
    return (
      <>
        <title>Écrire un parcours – Quêtes &amp; Codes</title>
        <WayChooser id={id.data} />
      </>
    );
  }
  if (parameters.get('vue') === 'bilan') {
    return (
      <>
        <title>La page du conseil – Quêtes &amp; Codes</title>
        <DeskHeader />
        <BilanPage />
      </>
    );
  }
  if (parameters.get('vue') === 'moderation') {
    return (
      <>
        <title>Modération – Quêtes &amp; Codes</title>
        <DeskHeader isModeration />
        <div className="mx-auto w-full max-w-page px-4 pt-10 pb-24 sm:px-6">
          <ModerationQueue />
        </div>
      </>
    );
  }
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
