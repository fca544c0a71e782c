import { Navigate, useSearchParams } from 'react-router';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { DeskHeader } from '@/features/desk/desk-header.tsx';
import { MessageDesk } from '@/features/desk/messages/message-desk.tsx';
import { paths } from '@/lib/paths.ts';

/** `/admin/parcours/message`: messages of visitors and players to the team. Avis and names have a queue of their own. */
export function Component() {
  const [parameters] = useSearchParams();
  if (parameters.get('vue') === 'avis') {
    return <Navigate to={paths.dashboard({ vue: 'moderation' })} replace />;
  }
  // Closing was a part of the messages: links to it are in e-mails and in browsers.
  const quete = queteIdSchema.safeParse(parameters.get('quete')).data;
  if (parameters.get('vue') === 'fermetures' && quete !== undefined) {
    const etape = parameters.get('etape');
    const query = etape === null ? { quete } : { quete, etape };
    return <Navigate to={paths.fermetures(query)} replace />;
  }
  return (
    <>
      <DeskHeader />
      <div className="mx-auto w-full max-w-page px-4 pt-10 pb-24 sm:px-6">
        <MessageDesk />
      </div>
    </>
  );
}
