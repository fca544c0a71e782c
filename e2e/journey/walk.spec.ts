import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, test } from '../fixtures.ts';

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires/jouer';
const place = { latitude: 48.651415, longitude: -2.023501 };
const metresPerDegree = 111_195;

type Step = {
  /** Metres to the south of the étape, and to the east. */
  south: number;
  east: number;
  /** What the guide says of the last five measures. */
  says: RegExp;
};

/** A walk between high walls as a phone recorded it: it throws the walker 60 m aside, twice. */
const walk: readonly Step[] = [
  { south: 220, east: 0, says: /^Encore 220.m, au nord\./ },
  { south: 200, east: 0, says: /^Encore 210.m, au nord\./ },
  { south: 180, east: 60, says: /^Encore 200.m, au nord\./ },
  { south: 170, east: 0, says: /^Encore 190.m, au nord\./ },
  { south: 160, east: 0, says: /^Encore 180.m, au nord\./ },
  { south: 110, east: 0, says: /^Encore 170.m, au nord\./ },
  { south: 100, east: -60, says: /^Encore 160.m, au nord\./ },
  { south: 90, east: 0, says: /^Encore 110.m, au nord\./ },
  { south: 60, east: 0, says: /^Encore 100.m, au nord\./ },
  { south: 40, east: 0, says: /^Encore 90.m, au nord\./ },
  { south: 20, east: 0, says: /^Encore 60.m, au nord\./ },
  { south: 10, east: 0, says: /^Encore 40.m, au nord\./ },
  { south: 8, east: 0, says: /^Encore 20.m, au nord\./ },
  { south: 6, east: 0, says: /^Vous y êtes/ },
];

test('a recorded walk with jumps of sixty metres leads to the étape straight on, and is said to be there at its end alone', async ({
  openDevice,
}) => {
  const device = await openDevice({ permissions: ['geolocation'] });
  const stand = ({ south, east }: Step) =>
    device.setGeolocation({
      latitude: place.latitude - south / metresPerDegree,
      longitude:
        place.longitude +
        east / (metresPerDegree * Math.cos((place.latitude * Math.PI) / 180)),
      accuracy: 10,
    });
  const [first, ...others] = walk;
  if (first === undefined) throw new Error('This walk has no step.');
  await stand(first);
  const page = await device.newPage();
  await page.goto(quete);
  await new PlayDriver(page).expectEtape(1, 6);
  await page.getByRole('button', { name: /^Où aller/ }).click();
  await page.getByRole('button', { name: 'Me guider' }).click();
  const told = page.getByRole('dialog').locator('p');
  await expect(told.filter({ hasText: first.says }).first()).toBeVisible();
  for (const step of others) {
    await stand(step);
    await expect(told.filter({ hasText: step.says }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Je suis sur place' }).click();
  await expect(page.getByRole('button', { name: 'Voir l’épreuve' })).toBeVisible();
});

test('a position that is refused is said kindly, and one goes on by the map', async ({
  openDevice,
}) => {
  const page = await (await openDevice({ permissions: [] })).newPage();
  await page.goto(quete);
  await page.getByRole('button', { name: /^Où aller/ }).click();
  await page.getByRole('button', { name: 'Me guider' }).click();
  await expect(
    page.getByText(/^La position n’est pas autorisée dans ce navigateur\./),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Je suis sur place' }).click();
  await expect(page.getByRole('button', { name: 'Voir l’épreuve' })).toBeVisible();
});

test('a camera that is refused leaves the six letters of a team to be typed', async ({
  openDevice,
}) => {
  const page = await (await openDevice({ permissions: [] })).newPage();
  // As a phone does on which the camera was refused for good: a machine without one would say that it has none.
  await page.addInitScript(() => {
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: () => Promise.reject(new DOMException('Refused.', 'NotAllowedError')),
    });
  });
  await page.goto(`${quete}?preparer=oui`);
  await page.getByText('Rejoindre une équipe', { exact: true }).click();
  const form = page.locator('form').filter({ has: page.getByLabel('Code de l’équipe') });
  await form.getByRole('button', { name: 'Scanner le QR code' }).click();
  await expect(
    form.getByText(/n’est pas autorisé.*Écrivez les six lettres\./),
  ).toBeVisible();
  await form.getByLabel('Code de l’équipe').fill('BBBBBB');
  await form.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  await expect(page.getByText(/Aucune équipe n’a ce code/)).toBeVisible();
});
