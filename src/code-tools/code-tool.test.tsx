import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadSecretCode } from '@/domain/secret-code/table.ts';
import { CodeTool } from './code-tool.tsx';

async function open(id: string) {
  const secretCode = await loadSecretCode(id);
  if (secretCode === null) throw new Error('The code has a tool.');
  render(<CodeTool secretCode={secretCode} />);
  return userEvent.setup();
}

const coded = () => within(screen.getByRole('region', { name: 'Message codé' }));
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText('Texte en clair'), { target: { value: text } });

test('another variant writes other signs', async () => {
  const user = await open('semaphore');
  write('a');
  const before = (await coded().findByRole('img')).getAttribute('aria-label');
  const [, other] = within(screen.getByLabelText('Variante')).getAllByRole('option');
  await user.selectOptions(screen.getByLabelText('Variante'), other ?? []);
  expect(coded().getByRole('img').getAttribute('aria-label')).not.toBe(before);
});

test('a text of 10,000 characters shows its first signs and counts the others', async () => {
  await open('morse');
  write('é '.repeat(5_000));
  expect((await coded().findAllByRole('img')).length).toBeLessThan(10_000);
  expect(coded().getByText(/autres signes et espaces/)).toBeVisible();
});

test.each([
  ['Tour 🏰🏰', /2 caractères n’ont pas pu passer/],
  ['дом', /3 caractères n’ont pas pu passer/],
  ['a'.repeat(10_001), /Ce texte est trop long/],
  ['   ', 'Écrivez un texte pour commencer.'],
])('« %.12s » is answered by a sentence', async (text, words) => {
  await open('pigpen');
  write(text);
  expect((await screen.findAllByText(words))[0]).toBeVisible();
});
