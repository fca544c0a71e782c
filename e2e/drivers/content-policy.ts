import type { Page } from '@playwright/test';

/** Refusals of the content policy on the next pages, as the browser reports them. */
export async function watchViolations(
  page: Page,
  violations: string[] = [],
): Promise<string[]> {
  await page.exposeFunction('tellViolation', (text: string) => {
    violations.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as {
        tellViolation: (text: string) => void;
      };
      tellViolation(
        `${event.violatedDirective} ${event.blockedURI} ${event.sample} on ${location.pathname}`,
      );
    });
  });
  return violations;
}
