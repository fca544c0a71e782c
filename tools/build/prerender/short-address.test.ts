import { expect, test } from 'vitest';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { shortAddressFiles } from './short-address.ts';

test('each quête has one file at its short address, which leads on without a script', async () => {
  const id = queteIdSchema.parse('35_saint-malo_le-code-des-corsaires');
  const files = await shortAddressFiles([id, id]);
  expect([...files.keys()]).toEqual(['q/3k8p6f9.html']);
  const html = files.get('q/3k8p6f9.html');
  expect(html).toContain(
    'content="0;url=/les_quetes/35/saint-malo/le-code-des-corsaires"',
  );
  expect(html).not.toContain('<script');
});
