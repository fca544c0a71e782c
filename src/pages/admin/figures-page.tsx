import { DeskHeader } from '@/features/desk/desk-header.tsx';
import { FiguresSection } from '@/features/desk/figures/figures-section.tsx';
import { LiveSection } from '@/features/desk/figures/live-section.tsx';
import { PageTitle } from '@/ui/page-title.tsx';

/** `/admin/parcours/dashboard?vue=chiffres`: figures of games, now and over a period. */
export function Component() {
  return (
    <>
      <title>Chiffres – Quêtes &amp; Codes</title>
      <DeskHeader vue="chiffres" />
      <div className="mx-auto w-full max-w-page px-4 pt-10 pb-24 sm:px-6">
        <PageTitle>Chiffres</PageTitle>
        <FiguresSection />
        <LiveSection />
      </div>
    </>
  );
}
