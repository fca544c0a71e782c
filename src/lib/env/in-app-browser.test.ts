import { expect, test } from 'vitest';
import { inAppBrowser } from './in-app-browser.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 Version/4.0';

test.each([
  [`${iphone} (KHTML, like Gecko) Mobile/22A Instagram 350.0.0.21`, 'Instagram'],
  [`${iphone} Mobile/22A [FBAN/FBIOS;FBAV/480.0.0.38;FBBV/1]`, 'Facebook'],
  [`${android} Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0;]`, 'Facebook'],
  [`${android} Chrome/130.0 Mobile Safari/537.36 Instagram 350.0 Android`, 'Instagram'],
  [`${android} Chrome/130.0 musical_ly_2023 BytedanceWebview/d8a21c6`, 'TikTok'],
  [`${android} Chrome/130.0 Mobile Safari/537.36`, 'une autre application'],
])('%s is a window of %s', (userAgent, nom) => {
  expect(inAppBrowser(userAgent)).toBe(nom);
});

test.each([
  `${iphone} (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0 Safari/537.36',
])('%s is a browser', (userAgent) => {
  expect(inAppBrowser(userAgent)).toBeNull();
});
