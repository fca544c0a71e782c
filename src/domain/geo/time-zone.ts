import type { Position } from './position.ts';

/** The time zones of France overseas, by département or collectivity (IANA tz database). All others have that of Paris. */
const zoneByDepartement: Readonly<Record<string, string>> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '975': 'America/Miquelon',
  '976': 'Indian/Mayotte',
  '977': 'America/Guadeloupe',
  '978': 'America/Guadeloupe',
  '986': 'Pacific/Wallis',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
};

export const parisTimeZone = 'Europe/Paris';

/** The time zone of a département or overseas collectivity, by its code. */
export function timeZoneOf(departement: string): string {
  return zoneByDepartement[departement] ?? parisTimeZone;
}

const southern: ReadonlySet<string> = new Set(['974', '976', '984', '986', '987', '988']);

/** True if a département or collectivity lies south of the equator, where summer begins in December. */
export function isSouthern(departement: string): boolean {
  return southern.has(departement);
}

type Area = { zone: string; south: number; north: number; west: number; east: number };

/** Rough area of each zone; smaller before the larger that contains it. */
const areas: readonly Area[] = [
  { zone: 'America/Martinique', south: 14.2, north: 15.1, west: -61.4, east: -60.6 },
  { zone: 'America/Guadeloupe', south: 15.1, north: 18.4, west: -63.4, east: -60.6 },
  { zone: 'America/Cayenne', south: 2, north: 6, west: -54.8, east: -51.4 },
  { zone: 'America/Miquelon', south: 46.6, north: 47.3, west: -56.7, east: -56 },
  { zone: 'Indian/Reunion', south: -21.6, north: -20.7, west: 55, east: 56 },
  { zone: 'Indian/Mayotte', south: -13.2, north: -12.4, west: 44.8, east: 45.5 },
  { zone: 'Pacific/Wallis', south: -14.5, north: -13, west: -178.4, east: -176 },
  { zone: 'Pacific/Marquesas', south: -11, north: -7.5, west: -141.2, east: -138 },
  { zone: 'Pacific/Gambier', south: -24, north: -21.8, west: -137, east: -134 },
  { zone: 'Pacific/Tahiti', south: -28, north: -7, west: -155, east: -134 },
  { zone: 'Pacific/Noumea', south: -23, north: -17.5, west: 158, east: 172.2 },
];

/** The time zone of a place of France; that of Paris anywhere else. */
export function timeZoneAt({ lat, lon }: Position): string {
  const area = areas.find(
    ({ south, north, west, east }) =>
      lat >= south && lat <= north && lon >= west && lon <= east,
  );
  return area?.zone ?? parisTimeZone;
}
