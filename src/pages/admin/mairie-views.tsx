import { useNavigate } from 'react-router';
import { isInsee } from '@/domain/commune/responsable.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { CommuneDesk } from '@/features/desk/commune/commune-desk.tsx';
import { CommuneInvitation } from '@/features/desk/commune/commune-invitation.tsx';
import { CommuneBilan } from '@/features/desk/figures/bilan/commune-bilan.tsx';
import { QueteFigures } from '@/features/desk/figures/quete-figures.tsx';
import { ClosureDesk } from '@/features/desk/messages/closure-desk.tsx';
import { CommuneInbox } from '@/features/desk/messages/commune-inbox.tsx';
import { SignalementInbox } from '@/features/desk/messages/signalement-inbox.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';

type MairieViewProps = {
  /** What the address asks for: a commune, an invitation to one, or the upkeep of a quête. */
  asked:
    | { commune: string; vue: string | null }
    | { responsable: string }
    | { entretien: string };
  /** The étape whose closing is asked for. */
  etape: string | null;
  account: { uid: string; email: string; admin: boolean };
};

/** The views of `/admin/parcours/ed` for those who answer for quêtes: a mairie, or who wrote them. */
export function MairieView({ asked, etape, account }: MairieViewProps) {
  const navigate = useNavigate();
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-10 pb-24 sm:px-6">
      {'commune' in asked && asked.vue === 'conseil' && (
        <CommuneBilan insee={checkedInsee(asked.commune)} />
      )}
      {'commune' in asked && asked.vue === 'messages' && (
        <CommuneInbox insee={checkedInsee(asked.commune)} />
      )}
      {'commune' in asked && asked.vue !== 'conseil' && asked.vue !== 'messages' && (
        <CommuneDesk
          insee={checkedInsee(asked.commune)}
          isAdmin={account.admin}
          onLeft={() => void navigate(paths.user())}
        />
      )}
      {'responsable' in asked && (
        <CommuneInvitation
          jeton={asked.responsable}
          uid={account.uid}
          email={account.email}
          onAccepted={(insee) => void navigate(paths.communeDesk({ insee }))}
        />
      )}
      {'entretien' in asked && (
        <Entretien queteId={asked.entretien} etape={etape} admin={account.admin} />
      )}
    </div>
  );
}

function checkedInsee(insee: string): string {
  if (!isInsee(insee)) throw new PageNotFoundError(paths.communeDesk({ insee }));
  return insee;
}

type EntretienProps = { queteId: string; etape: string | null; admin: boolean };

/** What players report of a quête, and what is closed of it. */
function Entretien({ queteId, etape, admin }: EntretienProps) {
  const id = queteIdSchema.safeParse(queteId).data;
  if (id === undefined) {
    throw new PageNotFoundError(paths.entretien({ quete: queteId }));
  }
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
          hasPhotos={admin}
        />
      </section>
      <ClosureDesk
        key={`${id} ${etape ?? ''}`}
        queteId={id}
        asked={etape}
        hasTournees={admin}
      />
      <QueteFigures queteId={id} />
    </>
  );
}
