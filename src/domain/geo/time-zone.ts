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

/** Whether a département or collectivity lies south of the equator, where summer begins in December. */
export function isSouthern(departement: string): boolean {
  return southern.has(departement);
}
