import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { drawingList } from './drawing.ts';
import { drawingSize } from './seed-parcours.ts';

// Makes the WebP working copy of each drawing, to be run again when a drawing changes:
//   node --import tsx tools/seed/seed-drawings.ts
// CHROMIUM may name a browser when Playwright's own is not installed.

const executablePath = process.env.CHROMIUM;
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  for (const { path } of drawingList()) {
    const dataUrl = await page.evaluate(
      async ({ svg, largeur, hauteur }) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = largeur;
        canvas.height = hauteur;
        canvas.getContext('2d')?.drawImage(image, 0, 0, largeur, hauteur);
        return canvas.toDataURL('image/webp', 0.72);
      },
      { svg: readFileSync(path, 'utf8'), ...drawingSize },
    );
    const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    writeFileSync(path.replace(/\.svg$/, '.webp'), bytes);
    console.info(`${path}: ${String(bytes.length)} bytes`);
  }
} finally {
  await browser.close();
}
