import { ActionCounter } from '../drivers/action-counter.ts';
import { expect, keepAdminSession, test } from '../fixtures.ts';

const queteId = '17_la-rochelle_trois-tours-face-a-l-ocean';
const titre = 'Trois tours face à l’océan';

/** Every page of the desk, and what is there once it was read. */
const pages = [
  ['/admin/parcours/dashboard', 'link', titre],
  ['/admin/parcours/dashboard?vue=chiffres', 'heading', 'Les parties'],
  ['/admin/parcours/dashboard?vue=bilan', 'heading', /^(La page du|Les quêtes de)/],
  ['/admin/parcours/dashboard?vue=moderation', 'heading', 'Modération'],
  ['/admin/parcours/dashboard?vue=sagas', 'heading', 'Les sagas'],
  [`/admin/parcours/dashboard?vue=fermetures&quete=${queteId}`, 'button', /^Fermer.*1/],
  ['/admin/parcours/message', 'heading', 'Messages'],
  ['/admin/parcours/message?vue=signalements', 'heading', 'Messages'],
  ['/admin/parcours/news', 'heading', 'Écrire les actualités'],
] as const;

for (const [width, height] of [
  [390, 664],
  [1_280, 800],
] as const) {
  test(`no page of the desk is wider than a screen of ${width} pixels, with text twice as large too`, async ({
    adminPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    const wide: string[] = [];
    for (const [path, role, name] of pages) {
      await page.goto(path);
      await expect(page.getByRole(role, { name }).first()).toBeVisible();
      for (const size of ['100%', '200%']) {
        const [beyond, widest] = await page.evaluate((fontSize) => {
          const { documentElement: root } = document;
          root.style.fontSize = fontSize;
          const inside = [...document.body.querySelectorAll('*')].findLast(
            (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
          );
          return [root.scrollWidth - root.clientWidth, inside?.outerHTML ?? ''] as const;
        }, size);
        if (beyond > 0) wide.push(`${path} at ${size}: ${beyond} pixels, ${widest}`);
      }
    }
    expect(wide).toEqual([]);
  });
}

test('from the list, a message is answered in four actions, as the guide says', async ({
  page: visitor,
  openDevice,
}) => {
  await visitor.goto('/contact');
  await visitor.getByLabel('Votre nom').fill('Honorine Quatre');
  await visitor.getByLabel('Adresse e-mail').fill('honorine@exemple.fr');
  await visitor.getByRole('textbox', { name: 'Message' }).fill('Et les chiens ?');
  await visitor.getByLabel(/J’accepte/).check();
  await visitor.getByRole('button', { name: 'Envoyer' }).click();
  await expect(
    visitor.getByRole('heading', { name: 'Votre message est arrivé' }),
  ).toBeFocused();

  const desk = await (await openDevice()).newPage();
  await keepAdminSession(desk);
  const count = await ActionCounter.watch(desk);
  await desk.goto('/admin/parcours/dashboard');
  await desk.getByRole('link', { name: /conversations? atten/ }).click();
  await desk.getByRole('link', { name: /Honorine Quatre/ }).click();
  await desk.getByLabel('Votre réponse').fill('Les chiens sont les bienvenus.');
  await desk.getByRole('button', { name: 'Répondre', exact: true }).click();
  expect(count.actionCount).toBeLessThanOrEqual(4);
  // Ten seconds to take it back, then it leaves by itself.
  await expect(visitor.getByText('Les chiens sont les bienvenus.')).toBeVisible();
});
