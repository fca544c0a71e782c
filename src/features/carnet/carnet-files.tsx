import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { carnetQueries } from '@/data/carnet/carnet-queries.ts';
import { QueryProvider } from '@/lib/query/query-provider.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { KeepCarnet } from './keep-carnet.tsx';

/** How many tampons this device has, and the ways to keep them or to take in those of another. */
export function CarnetFiles() {
  return (
    <QueryProvider>
      <Files />
    </QueryProvider>
  );
}

function Files() {
  const { data } = useQuery(carnetQueries.device());
  if (data === undefined) return <Waiting>{t`Lecture de votre carnet…`}</Waiting>;
  const { feuillets } = data;
  const count = feuillets.length;
  return (
    <>
      <p>
        {count === 0
          ? t`Pas encore de tampon sur cet appareil. Si vous en avez gardé ailleurs, reprenez-les ici.`
          : plural(count, {
              one: '#\u00A0tampon sur cet appareil. Vous les voyez sur la page d’accueil.',
              other:
                '#\u00A0tampons sur cet appareil. Vous les voyez sur la page d’accueil.',
            })}
      </p>
      <KeepCarnet feuillets={feuillets} />
    </>
  );
}
