import { expect, test } from 'vitest';
import { mapAppUrl } from './map-app-url.ts';

const place = { lat: 48.6514, lon: -2.0235 };

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7)', 'geo:48.6514,-2.0235?q=48.6514,-2.0235'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    'https://maps.apple.com/?q=48.6514,-2.0235',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64)',
    'https://www.openstreetmap.org/?mlat=48.6514&mlon=-2.0235#map=18/48.6514/-2.0235',
  ],
])('%s opens %s', (userAgent, url) => {
  expect(mapAppUrl(place, userAgent)).toBe(url);
});
