import type { Page } from '@playwright/test';
import { generateNKeysBetween } from 'fractional-indexing';
import { blankEpreuve } from '../../src/domain/epreuve/blank-epreuve.ts';
import { etapeIdSchema } from '../../src/domain/etape/etape-id.ts';
import { limits } from '../../src/domain/limits.ts';
import { blankEtape, blankParcours } from '../../src/domain/parcours/blank-parcours.ts';
import { type Parcours, parcoursIdSchema } from '../../src/domain/parcours/parcours.ts';
import { openEcran } from '../../e2e/drivers/builder-driver.ts';
import { traceOf } from '../../src/domain/parcours/trace.ts';

/** Cost of writing the longest parcours on a processor four times slower than this one. */
type BuilderMeasure = {
  /** 95th percentile of the time between two frames, in ms. */
  typingFrameMs: number;
  draggingFrameMs: number;
};

export const slowdown = 4;
/** Typed text while frames are counted. */
export const typedWords = 'Un mot après l’autre, sans attendre. '.repeat(3);
const sendingLimitMs = 300_000;

/** Notes of the measured page; a function that runs there can use no other name of ours. */
type Notes = { benchFrames?: number[] };

/**
 * Puts a parcours among the drafts of this device, with its images. The page must have opened the editor before. `draftStore`: the store of
 * drafts of that place of writing.
 */
export async function putDraft(
  page: Page,
  parcours: Parcours,
  draftStore: 'brouillons' | 'demonstrations-brouillons',
): Promise<string> {
  await page.evaluate(
    async ({ written, drafts, files }) => {
      const canvas = new OffscreenCanvas(1_200, 800);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('There is no canvas.');
      for (let x = 0; x < 1_200; x += 20) {
        context.fillStyle = `hsl(${String(x % 360)} 60% 50%)`;
        context.fillRect(x, 0, 20, 800);
      }
      const blob = await canvas.convertToBlob({ type: 'image/webp' });
      const bytes = await blob.arrayBuffer();
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open('qc');
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error ?? new Error('No database.'));
      });
      const transaction = database.transaction([drafts, files], 'readwrite');
      const { id, etapes } = written;
      transaction.objectStore(drafts).put({
        ...{ format: 1, id, parcours: written, saisies: {}, base: null },
        ...{ sentOperationIds: [], conflicts: [], updatedAt: Date.now() },
      });
      for (const { image } of etapes) {
        if (image === null) continue;
        transaction
          .objectStore(files)
          .put({ path: image.path, parcoursId: id, type: blob.type, bytes });
      }
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    { written: parcours, drafts: draftStore, files: `${draftStore}-fichiers` },
  );
  return parcours.id;
}

/** Counts the frames from now on. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const notes = globalThis as Notes;
    notes.benchFrames = frames;
    let last = performance.now();
    const count = () => {
      if (notes.benchFrames !== frames) return;
      const now = performance.now();
      frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}

/** The 95th percentile of the frames counted, in ms. */
export async function slowFrame(page: Page): Promise<number> {
  const frames = await page.evaluate(() => {
    const notes = globalThis as Notes;
    const counted = notes.benchFrames ?? [];
    delete notes.benchFrames;
    return counted;
  });
  const sorted = frames.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/** tsx names every compiled function by its own helper, which pages do not have. */
export async function allowNamedFunctions(page: Page): Promise<void> {
  await page.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
}

/** A walk that winds through a town: point `index` of `count`. */
function pointOf(index: number, count: number): { lat: number; lon: number } {
  const turn = (index / count) * 12 * Math.PI;
  return {
    lat: Number((48.45 + 0.02 * (index / count) + 0.002 * Math.sin(turn)).toFixed(6)),
    lon: Number((-2.05 + 0.004 * Math.cos(turn) + index / count / 100).toFixed(6)),
  };
}

/** The longest parcours there can be: 60 étapes with an image each and a line of 5,000 points. */
export function createLongParcours(): Parcours {
  const count = limits.etapeCount.max;
  const rangs = generateNKeysBetween(null, null, count);
  const id = parcoursIdSchema.parse('longparcours0000000001');
  const line = Array.from({ length: limits.tracePointCount.max }, (_, index) =>
    pointOf(index, limits.tracePointCount.max),
  );
  const etapes = rangs.map((rang, index) => {
    const numero = index + 1;
    const etapeId = etapeIdSchema.parse(`longue${String(numero).padStart(4, '0')}`);
    return {
      ...blankEtape(etapeId, rang),
      titre: `Arrêt ${String(numero)}`,
      lieu: `${String(numero)}, rue du Lavoir`,
      position: pointOf(index, count),
      recit: 'On s’arrête ici pour regarder les toits. '.repeat(20),
      image: {
        path: `parcours/${id}/longue${String(numero)}.webp`,
        texteAlternatif: 'Les toits de la ville',
        credit: '',
        largeur: 1_200,
        hauteur: 800,
      },
      epreuve: {
        ...blankEpreuve,
        type: 'texte' as const,
        consigne: 'Que voit-on au-dessus de la porte ?',
        reponses: ['la tour'],
        indices: [{ texte: 'Levez les yeux.', cout: 5 }],
      },
    };
  });
  const [first] = etapes;
  if (first === undefined) throw new Error('There is at least one étape.');
  return {
    ...blankParcours(id, first.id),
    titre: 'Le plus long des parcours',
    resume: 'Soixante arrêts.',
    trace: traceOf(line),
    etapes,
  };
}

/** Measures the workshop with the longest parcours. `page`: of a signed-in admin. */
export async function measureBuilder(page: Page): Promise<BuilderMeasure> {
  await allowNamedFunctions(page);
  await page.goto('/admin/parcours/simple');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const id = await putDraft(page, createLongParcours(), 'brouillons');
  const session = await page.context().newCDPSession(page);
  await page.goto(`/admin/parcours/edit?id=${id}`);
  // The measure is of writing, not of sending 180 files.
  await page
    .getByText(/^Enregistré en ligne/)
    .first()
    .waitFor({ timeout: sendingLimitMs });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  await page
    .getByRole('button', { name: /^Étape 30 : / })
    .first()
    .click();
  await openEcran(page, 'Récit');
  await page.getByLabel('Récit').click();
  await watchFrames(page);
  await page.keyboard.type(typedWords, { delay: 40 });
  const typingFrameMs = await slowFrame(page);

  const handle = page.getByTitle('Glisser pour déplacer').nth(3);
  const box = await handle.boundingBox();
  if (box === null) throw new Error('There is nothing to drag.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await watchFrames(page);
  await page.mouse.move(box.x + box.width / 2, box.y + 260, { steps: 60 });
  const draggingFrameMs = await slowFrame(page);
  await page.mouse.up();

  await session.detach();
  return { typingFrameMs, draggingFrameMs };
}
