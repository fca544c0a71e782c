import { useSearchParams } from 'react-router';
import { DeskInbox } from '@/features/desk/messages/commune-inbox.tsx';
import { KnownTerritoire } from '@/features/desk/commune/known-territoire.tsx';
import { paths } from '@/lib/paths.ts';
import { MairieFrame, sirenIn } from './mairie-frame.tsx';

/** `/admin/parcours/ed?territoire=&vue=messages`: what visitors and players write to the communes that have opened it. */
export function Component() {
  const [parameters] = useSearchParams();
  const siren = sirenIn(parameters);
  return (
    <MairieFrame>
      {() => (
        <KnownTerritoire siren={siren} title="Messages du territoire">
          {({ communes }) => (
            <DeskInbox
              insees={communes.map(({ insee }) => insee)}
              back={{
                to: paths.territoireDesk({ siren }),
                label: 'Le bureau du territoire',
              }}
              title="Messages du territoire"
              intro="Ce que les visiteurs et les joueurs écrivent au sujet des communes qui vous ont ouvert leurs messages."
              hrefOf={(query) => paths.territoireMessages({ siren, ...query })}
            />
          )}
        </KnownTerritoire>
      )}
    </MairieFrame>
  );
}
