import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { drawingList } from './drawing.ts';

// Makes the WebP working copy of each drawing; run it again when a drawing changes:
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
      async (svg) => {
        const image = new Image();
        image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
        return canvas.toDataURL('image/webp', 0.72);
      },
      readFileSync(path, 'utf8'),
    );
    const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    writeFileSync(path.replace(/\.svg$/, '.webp'), bytes);
    console.info(`${path}: ${String(bytes.length)} bytes`);
  }
} finally {
  await browser.close();
}
