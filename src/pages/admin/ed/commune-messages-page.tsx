import { useSearchParams } from 'react-router';
import { CommuneInbox } from '@/features/desk/messages/commune-inbox.tsx';
import { MairieFrame, inseeIn } from './mairie-frame.tsx';

/** `/admin/parcours/ed?commune=&vue=messages`: messages of visitors and players to a mairie. */
export function Component() {
  const [parameters] = useSearchParams();
  return (
    <MairieFrame title="Messages de la commune">
      {() => <CommuneInbox insee={inseeIn(parameters)} />}
    </MairieFrame>
  );
}
