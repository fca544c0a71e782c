import { useSearchParams } from 'react-router';
import { DeskBilan } from '@/features/desk/figures/bilan/commune-bilan.tsx';
import { KnownTerritoire } from '@/features/desk/commune/known-territoire.tsx';
import { paths } from '@/lib/paths.ts';
import { MairieFrame, sirenIn } from './mairie-frame.tsx';

/** `/admin/parcours/ed?territoire=&vue=conseil`: the figures of all its quêtes, to be printed or taken as a table. */
export function Component() {
  const [parameters] = useSearchParams();
  const siren = sirenIn(parameters);
  return (
    <MairieFrame title="Les chiffres du territoire">
      {() => (
        <KnownTerritoire siren={siren} title="Les chiffres du territoire">
          {({ nom, communes }) => (
            <DeskBilan
              id={siren}
              insees={communes.map(({ insee }) => insee)}
              nom={nom}
              back={{
                to: paths.territoireDesk({ siren }),
                label: 'Le bureau du territoire',
              }}
              none="Cette page raconte les quêtes de vos communes, une fois publiées."
            />
          )}
        </KnownTerritoire>
      )}
    </MairieFrame>
  );
}
