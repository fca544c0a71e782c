import type { Page } from '@playwright/test';

/** The documents that the browser has loaded, by their path. */
export function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents.push(new URL(request.url()).pathname);
  });
  return documents;
}
