import { expect, test } from 'vitest';
import { emergencyTextHref } from './emergency-links.ts';

const text = "Position : 48.65142, -2.02350 & l'étape 2";
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';

test('a message to 114 has its text where each system looks for it', () => {
  expect(emergencyTextHref(text, android)).toMatch(/^sms:114\?body=Position/);
  expect(emergencyTextHref(text, iphone)).toMatch(/^sms:114&body=Position/);
});

test('no sign of the text ends it', () => {
  for (const system of [android, iphone]) {
    const [, body = ''] = emergencyTextHref(text, system).split('body=');
    expect(body).not.toMatch(/[&?#\s]/);
    expect(decodeURIComponent(body)).toBe(text);
  }
});
