import { expect, test } from 'vitest';
import { viewTarget } from './view-target.ts';

const mairie = { lat: 43.8995, lon: 4.7478 };
const lavoir = { lat: 43.9001, lon: 4.7515 };

test('all the points are shown', () => {
  expect(viewTarget({ points: [lavoir, mairie] })).toEqual({
    southWest: mairie,
    northEast: lavoir,
    maxZoom: 17,
  });
});

test('the person is shown with the points when near, and left out when far', () => {
  const near = { lat: 43.89, lon: 4.74 };
  const far = { lat: 48.85, lon: 2.35 };
  expect(viewTarget({ points: [mairie, lavoir], user: near }).southWest).toEqual(near);
  expect(viewTarget({ points: [mairie, lavoir], user: far }).southWest).toEqual(mairie);
});

test('without points the surroundings of the centre are shown, not so close', () => {
  expect(viewTarget({ points: [], centre: mairie })).toEqual({
    southWest: mairie,
    northEast: mairie,
    maxZoom: 15,
  });
});

test('by default France is shown, Corsica included', () => {
  const { southWest, northEast } = viewTarget({ points: [] });
  const bonifacio = { lat: 41.387, lon: 9.159 };
  expect(southWest.lat).toBeLessThan(bonifacio.lat);
  expect(northEast.lon).toBeGreaterThan(bonifacio.lon);
});
