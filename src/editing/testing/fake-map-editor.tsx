import type { MapEditorProps } from '@/map/map-editor.tsx';

/** Replaces the map, without drawing: a button stands for a press, and the points are a list; for tests. */
export function MapEditor({
  onPlace,
  placeLabel,
  markers,
  bubble,
  spots,
}: MapEditorProps) {
  return (
    <div>
      <button type="button" onClick={() => onPlace({ lat: 48.45, lon: -2.04 })}>
        {placeLabel}
      </button>
      <ul aria-label="Points de la carte">
        {markers.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      {bubble?.content}
      {spots !== undefined && (
        <ul aria-label="Repères de la carte">
          {spots.list.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === spots.chosenId}
                onClick={() => spots.onChoose(id)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {spots?.bubble?.content}
    </div>
  );
}
