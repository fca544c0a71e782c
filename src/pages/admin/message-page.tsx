import { Navigate, useSearchParams } from 'react-router';
import { DeskHeader } from '@/features/desk/desk-header.tsx';
import { MessageDesk } from '@/features/desk/messages/message-desk.tsx';
import { paths } from '@/lib/paths.ts';

/** `/admin/parcours/message`: what visitors and players write to the team. Avis and names have a queue of their own. */
export function Component() {
  const [parameters] = useSearchParams();
  if (parameters.get('vue') === 'avis') {
    return <Navigate to={paths.dashboard({ vue: 'moderation' })} replace />;
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
