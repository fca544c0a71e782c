import { useSearchParams } from 'react-router';
import { TerritoireInbox } from '@/features/desk/messages/commune-inbox.tsx';
import { KnownTerritoire } from '@/features/desk/commune/known-territoire.tsx';
import { MairieFrame, sirenIn } from './mairie-frame.tsx';

/** `/admin/parcours/ed?territoire=&vue=messages`: what visitors and players write to the communes that have opened it. */
export function Component() {
  const [parameters] = useSearchParams();
  return (
    <MairieFrame title="Messages du territoire">
      {() => (
        <KnownTerritoire siren={sirenIn(parameters)} title="Messages du territoire">
          {(territoire) => <TerritoireInbox territoire={territoire} />}
        </KnownTerritoire>
      )}
    </MairieFrame>
  );
}
