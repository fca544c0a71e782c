import { useMemo } from 'react';
import { Polyline } from 'react-leaflet';
import { toLatLng, type MapPoint } from './map-point.ts';

/** The dashed line of the walk, over a band of paper that keeps it readable on any ground. */
export function LineLayer({ line }: { line: readonly MapPoint[] }) {
  const positions = useMemo(() => line.map(toLatLng), [line]);
  return (
    <>
      <Polyline positions={positions} className="map-fil-papier" interactive={false} />
      <Polyline positions={positions} className="map-fil" interactive={false} />
    </>
  );
}
