import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { DeviceCarnet as Carnet } from '@/data/carnet/device-carnet.ts';
import { usePlacesToFill, useDeviceCarnet } from '@/data/carnet/carnet-queries.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { FeuilletList } from './feuillet-list.tsx';
import { KeepCarnet } from './keep-carnet.tsx';
import { SagaLines } from './saga-lines.tsx';

/** Its title on the page. */
const carnetId = 'carnet';

/** « Notre carnet » : the tampons of this device, without an account; empty before any play. */
export const DeviceCarnet = withQueries(WithCarnet);

function WithCarnet() {
  const data = useDeviceCarnet();
  const isBlank = (data?.around ?? null) === null;
  return data === undefined || isBlank ? null : <Pages carnet={data} />;
}

function introWords(feuilletCount: number, placeCount: number): string {
  if (feuilletCount === 0) {
    return t`Votre premier tampon vous attend au bout de la balade.`;
  }
  return placeCount > 0
    ? t`Un tampon par balade achevée. Les ronds vides attendent les vôtres.`
    : t`Un tampon par balade achevée.`;
}

function Pages({ carnet: { feuillets, around, underWay } }: { carnet: Carnet }) {
  const started = [...feuillets, ...underWay].map(({ queteId }) => queteId);
  const { data: places } = usePlacesToFill(around, started, useOnline());
  const title = useRef<HTMLHeadingElement>(null);

  // The address may link here, and the page was shown before this part of it.
  useEffect(() => {
    if (window.location.hash !== `#${carnetId}`) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  }, []);

  return (
    <section aria-labelledby={carnetId} className="mt-14">
      <h2 ref={title} id={carnetId} tabIndex={-1} className="scroll-mt-6 text-2xl">
        {t`Notre carnet`}
      </h2>
      <p className="mt-2 max-w-mesure text-texte-doux">
        {introWords(feuillets.length, places?.length ?? 0)}
      </p>
      <div className="mt-6">
        <FeuilletList feuillets={feuillets} places={places} />
      </div>
      <SagaLines feuillets={feuillets} />
      <KeepCarnet isBlank={feuillets.length === 0} />
    </section>
  );
}
