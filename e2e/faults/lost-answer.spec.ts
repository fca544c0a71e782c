import type { Page } from '@playwright/test';
import { localHost, profiles } from '../../tools/lib/environment.ts';
import { readDocument, readLiveData, updateDocument } from '../backend.ts';
import { expect, keepAdminSession, test } from '../fixtures.ts';

// The server has written, and its answer is lost: no text is lost or doubled. Logs of the browser and the SDK on a broken connection.
test.use({
  allowedErrors: [
    /ERR_CONNECTION_RESET|RPC_ERROR|WebSocket connection|WebSocket is closed/,
  ],
});

const { ports } = profiles.test;

/** Breaks the connection to the Realtime Database once, as soon as the server has answered to a write of these words. */
async function loseAnswerTo(page: Page, words: string): Promise<() => boolean> {
  let isLost = false;
  await page.routeWebSocket(new RegExp(`:${ports.database}/`), (socket) => {
    const server = socket.connectToServer();
    let isHeard = false;
    socket.onMessage((message) => {
      isHeard ||= !isLost && message.toString().includes(words);
      server.send(message);
    });
    server.onMessage((message) => {
      if (isHeard && !isLost) {
        isLost = true;
        void socket.close();
        void server.close();
      } else if (!isHeard) socket.send(message);
    });
  });
  return () => isLost;
}

test('a message of « Nous écrire » arrives once', async ({ page }) => {
  const words = `Où est la clé du donjon ? ${Date.now()}`;
  const isLost = await loseAnswerTo(page, words);
  await page.goto('/contact');
  await page.getByLabel('Votre nom').fill('Odile Perdue');
  await page.getByLabel('Adresse e-mail').fill('odile@exemple.fr');
  const text = page.getByRole('textbox', { name: 'Message' });
  await text.fill(words);
  await page.getByLabel(/J’accepte/).check();
  const send = page.getByRole('button', { name: 'Envoyer' });
  await send.click();
  await expect.poll(isLost).toBe(true);
  await expect(
    page.getByRole('heading', { name: 'Votre message est arrivé' }),
  ).toBeVisible();
  const stored = JSON.stringify(await readLiveData());
  // Once as the message, once as the first words of its conversation.
  expect(stored.split(JSON.stringify(words).slice(1, -1))).toHaveLength(3);
});

const queteId = '13_les-baux-de-provence_l-etoile-des-baux';

test('a closure from the desk is written once, and shown', async ({ page }) => {
  const quete = await readDocument(`quetes/${queteId}`);
  const { etapes } = JSON.parse(String(quete?.data['contenu'])) as {
    etapes: { id: string }[];
  };
  const etapeId = etapes[0]?.id ?? '';
  await keepAdminSession(page);
  const asked = `vue=fermetures&quete=${queteId}&etape=${etapeId}`;
  await page.goto(`/admin/parcours/dashboard?${asked}`);
  const motif = 'La citadelle est en travaux.';
  await page.getByRole('textbox').first().fill(motif);
  let count = 0;
  const firestore = `http://${localHost}:${ports.firestore}/v1/**:commit*`;
  await page.route(firestore, async (route) => {
    count += 1;
    if (count > 1) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  try {
    await page.getByRole('button', { name: 'Fermer l’étape' }).click();
    await expect(page.getByText(new RegExp(`^${motif}`))).toBeVisible();
    expect(count).toBeGreaterThan(0);
    const closed = await readDocument(`quetes/${queteId}`);
    expect(closed?.data['suspensions']).toMatchObject({ [etapeId]: { motif } });
  } finally {
    await updateDocument(`quetes/${queteId}`, { suspensions: { mapValue: {} } });
  }
});
