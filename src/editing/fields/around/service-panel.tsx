import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SilentSourceError } from '@/data/around/around-source.ts';
import { aroundQueries } from '@/data/around/around-queries.ts';
import { openstreetmap } from '@/data/around/openstreetmap.ts';
import { plainLine } from '@/domain/around/plain-text.ts';
import { areaAround, metresFrom, radiusList } from '@/domain/around/area.ts';
import { gatherAlentours } from '@/domain/around/merge.ts';
import { limits } from '@/domain/limits.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { ReponseService } from '@/domain/parcours/pratique.ts';
import { serviceWords } from '@/domain/parcours/service-words.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { silenceText } from '../../words/around-words.ts';

type ServicePanelProps = {
  start: Position;
  services: readonly ReponseService[];
  onTake: (reponse: ReponseService) => void;
};

/** The nearest of each service that was not answered yet, with a press that confirms it. */
export function ServicePanel({ start, services, onTake }: ServicePanelProps) {
  const [area] = useState(() => areaAround(start, radiusList[0]));
  const asking = useQuery(aroundQueries.source(openstreetmap, area));
  if (asking.isFetching) return <Waiting>OpenStreetMap répond…</Waiting>;
  if (asking.error !== null) {
    const { error } = asking;
    const silence = error instanceof SilentSourceError ? error.silence : 'autre';
    return (
      <Alert tone="attention" announce="polie">
        <p>{silenceText('osm', silence)}</p>
        <Button variant="quiet" onClick={() => void asking.refetch()}>
          Demander à nouveau
        </Button>
      </Alert>
    );
  }
  const near =
    asking.data === undefined ? [] : gatherAlentours(area, [asking.data]).commodites;
  const nearest = near.filter(
    ({ service }, index) =>
      near.findIndex((one) => one.service === service) === index &&
      !services.some((one) => one.service === service),
  );
  if (nearest.length === 0) {
    return (
      <p role="status">Rien d’autre de connu à moins de 300{'\u00A0'}m du départ.</p>
    );
  }
  return (
    <>
      <ul>
        {nearest.map(({ service, nom, position }) => (
          <li key={service} className="flex flex-wrap items-center gap-x-3">
            <span>
              {[
                t(serviceWords[service]),
                ...(nom === '' ? [] : [nom]),
                formatDistance(metresFrom(area, position)),
              ].join(', ')}
            </span>
            <Button
              variant="quiet"
              onClick={() =>
                onTake({
                  ...{ service, reponse: 'oui', position },
                  precision: plainLine(nom, limits.precision.max),
                })
              }
            >
              Retenir
              <span className="sr-only">{`\u00A0: ${t(serviceWords[service])}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-base text-texte-doux">
        © les contributeurs d’OpenStreetMap (ODbL). À vérifier sur place.
      </p>
    </>
  );
}
