import { useSearchParams } from 'react-router';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { QueteFigures } from '@/features/desk/figures/quete-figures.tsx';
import { AnnoncePart } from '@/features/desk/messages/annonce-part.tsx';
import { ClosureDesk } from '@/features/desk/messages/closure-desk.tsx';
import { SignalementInbox } from '@/features/desk/messages/signalement-inbox.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { MairieFrame } from './mairie-frame.tsx';

/** `/admin/parcours/ed?entretien=`: players' reports on a quête, and its closures. */
export function Component() {
  return (
    <MairieFrame title="Signalements et fermetures">
      {({ admin }) => <Upkeep isAdmin={admin} />}
    </MairieFrame>
  );
}

function Upkeep({ isAdmin }: { isAdmin: boolean }) {
  const [parameters] = useSearchParams();
  const asked = parameters.get('entretien') ?? '';
  const etape = parameters.get('etape');
  const id = queteIdSchema.safeParse(asked).data;
  if (id === undefined) throw new PageNotFoundError(paths.entretien({ quete: asked }));
  return (
    <>
      <PageTitle>Signalements et fermetures</PageTitle>
      <section aria-labelledby="signalements" className="mt-8">
        <h2 id="signalements" className="text-2xl">
          Ce que les joueurs signalent
        </h2>
        <SignalementInbox
          queteId={id}
          suspendHref={(quete, one) => paths.entretien({ quete, etape: one })}
          hasPhotos={isAdmin}
        />
      </section>
      <ClosureDesk
        key={`${id} ${etape ?? ''}`}
        queteId={id}
        asked={etape}
        hasTournees={isAdmin}
      />
      <AnnoncePart queteId={id} />
      <QueteFigures queteId={id} />
    </>
  );
}
