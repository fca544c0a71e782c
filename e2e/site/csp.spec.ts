import { expect, test } from '../fixtures.ts';

// Every journey proves that no page breaks it: the browser logs a refusal on its console, which fails the test.
test('the content policy refuses a script that is not the site’s, and text that would become HTML', async ({
  context,
}) => {
  // A page of its own: the browser logs each refusal on its console.
  const page = await context.newPage();
  await page.goto('/faq');
  const violations: string[] = [];
  await page.exposeFunction('tell', (text: string) => {
    violations.push(text);
  });
  const outcome = await page.evaluate(() => {
    const { tell } = window as unknown as { tell: (text: string) => Promise<void> };
    document.addEventListener('securitypolicyviolation', (event) => {
      void tell(event.violatedDirective);
    });
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return String(error);
      }
    };
    const script = document.createElement('script');
    script.append('document.title = "pris"');
    return [
      attempt(() => document.body.append(script)),
      attempt(() => {
        document.body.innerHTML = '<img src="x">';
      }),
    ];
  });
  expect(outcome.at(-1)).toMatch(/TrustedHTML/);
  await expect(page).not.toHaveTitle('pris');
  await expect.poll(() => violations.length).toBeGreaterThan(0);
});
