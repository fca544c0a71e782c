import { AccountView } from '@/features/account/account-view.tsx';
import { CarnetSection } from '@/features/carnet/carnet-section.tsx';
import { OwnConversations } from '@/features/conversation/own-conversations.tsx';
import { useSession } from '@/data/session/use-session.ts';
import { Waiting } from '@/ui/waiting.tsx';

/** `/user`: one's own page. A guard precedes it: only an account gets here. */
export function Component() {
  const { session } = useSession();
  return (
    <>
      <title>Mon espace · Quêtes &amp; Codes</title>
      <meta name="robots" content="noindex" />
      {session.statut === 'compte' ? (
        <AccountView
          key={session.uid}
          uid={session.uid}
          nom={session.nom}
          email={session.email}
          admin={session.admin}
          carnet={<CarnetSection uid={session.uid} />}
          messages={<OwnConversations uid={session.uid} />}
        />
      ) : (
        <Waiting>Votre espace s’ouvre…</Waiting>
      )}
    </>
  );
}
