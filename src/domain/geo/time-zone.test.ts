import { expect, test } from 'vitest';
import { departementList } from '../commune/departement.ts';
import { isSouthern, parisTimeZone, timeZoneOf, timeZoneAt } from './time-zone.ts';

test.each([
  ['Dinan', 48.45, -2.04, '22', 'Europe/Paris'],
  ['Bastia', 42.7, 9.45, '2B', 'Europe/Paris'],
  ['Basse-Terre', 16, -61.73, '971', 'America/Guadeloupe'],
  ['Fort-de-France', 14.6, -61.07, '972', 'America/Martinique'],
  ['Cayenne', 4.94, -52.33, '973', 'America/Cayenne'],
  ['Saint-Denis', -20.88, 55.45, '974', 'Indian/Reunion'],
  ['Saint-Pierre', 46.78, -56.17, '975', 'America/Miquelon'],
  ['Mamoudzou', -12.78, 45.23, '976', 'Indian/Mayotte'],
  ['Gustavia', 17.9, -62.85, '977', 'America/Guadeloupe'],
  ['Mata-Utu', -13.28, -176.17, '986', 'Pacific/Wallis'],
  ['Papeete', -17.54, -149.57, '987', 'Pacific/Tahiti'],
  ['Nouméa', -22.27, 166.45, '988', 'Pacific/Noumea'],
])('the clock of %s is its own', (_name, lat, lon, departement, zone) => {
  expect(timeZoneAt({ lat, lon })).toBe(zone);
  expect(timeZoneOf(departement)).toBe(zone);
});

test.each([
  ['Nuku Hiva', -8.9, -140.1, 'Pacific/Marquesas'],
  ['Mangareva', -23.1, -134.97, 'Pacific/Gambier'],
])('the clock of %s is not that of Tahiti', (_name, lat, lon, zone) => {
  expect(timeZoneAt({ lat, lon })).toBe(zone);
});

test('the browser knows each of these zones', () => {
  const zones = departementList.map(({ code }) => timeZoneOf(code));
  expect(
    zones.every(
      (timeZone) => new Intl.DateTimeFormat('fr-FR', { timeZone }).format(0) !== '',
    ),
  ).toBe(true);
  expect(zones.filter((zone) => zone === parisTimeZone).length).toBeGreaterThan(95);
});

test('only what lies south of the equator has its summer in January', () => {
  expect(departementList.map(({ code }) => code).filter(isSouthern)).toEqual([
    ...['974', '976', '984', '986', '987', '988'],
  ]);
});
