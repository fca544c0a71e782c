import { DeskHeader } from '@/features/dashboard/desk-header.tsx';
import { MessageDesk } from '@/features/message-desk/message-desk.tsx';

/** `/admin/parcours/message`: what visitors and players write to the team. */
export function Component() {
  return (
    <>
      <DeskHeader />
      <div className="mx-auto w-full max-w-page px-4 pt-10 pb-24 sm:px-6">
        <MessageDesk />
      </div>
    </>
  );
}
