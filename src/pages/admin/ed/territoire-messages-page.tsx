import { useSearchParams } from 'react-router';
import { TerritoireInbox } from '@/features/desk/messages/commune-inbox.tsx';
import { KnownTerritoire } from '@/features/desk/commune/known-territoire.tsx';
import { MairieFrame, sirenIn } from './mairie-frame.tsx';

/** `/admin/parcours/ed?territoire=&vue=messages`: messages of visitors and players to its communes that share them. */
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
