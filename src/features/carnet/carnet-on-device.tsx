import { plural, t } from '@lingui/core/macro';
import { useDeviceCarnet } from '@/data/carnet/carnet-queries.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { KeepCarnet } from './keep-carnet.tsx';

/** Number of tampons on this device, and the ways to keep them. */
export const CarnetOnDevice = withQueries(Carnet);

function Carnet() {
  const data = useDeviceCarnet();
  if (data === undefined) return <Waiting>{t`Lecture de votre carnet…`}</Waiting>;
  const count = data.feuillets.length;
  return (
    <>
      <p>
        {count === 0
          ? t`Pas encore de tampon sur cet appareil.`
          : plural(count, {
              one: '#\u00A0tampon sur cet appareil. Vous les voyez sur la page d’accueil.',
              other:
                '#\u00A0tampons sur cet appareil. Vous les voyez sur la page d’accueil.',
            })}
      </p>
      <KeepCarnet isBlank={count === 0} />
    </>
  );
}
