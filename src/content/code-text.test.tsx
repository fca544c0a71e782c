import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withoutLosses } from '@/domain/secret-code/losses.ts';
import { loadSecretCode, secretCodeTable } from '@/domain/secret-code/table.ts';
import { loadCodeText } from './code-text.ts';

describe('the texts of /les_codes', () => {
  it.each(secretCodeTable.map(({ id }) => id))('tells %s in full', async (id) => {
    const text = await loadCodeText(id);
    if (text === null) throw new Error(`There is no text for ${id}.`);
    render(
      <>
        <section aria-label="À la main">{text.methode}</section>
        <section aria-label="Histoire">{text.histoire}</section>
      </>,
    );
    expect(screen.getByRole('region', { name: 'À la main' })).not.toBeEmptyDOMElement();
    expect(screen.getByRole('region', { name: 'Histoire' })).not.toBeEmptyDOMElement();
    expect(document.body.textContent).not.toMatch(/ [;!?:]|'|\.\.\./);
  });

  it.each(secretCodeTable.filter(({ aUnOutil }) => aUnOutil))(
    'sets an exercise in $id that its own tool solves',
    async ({ id }) => {
      const exercice = (await loadCodeText(id))?.exercice;
      const secretCode = await loadSecretCode(id);
      if (exercice === undefined || exercice === null || secretCode === null) {
        throw new Error(`There is no exercise for ${id}.`);
      }
      const { message, cle, variante, reponse } = exercice;
      const decoded = secretCode.decode(message, cle, variante);
      const losses = secretCode.losses(variante).filter((loss) => loss !== 'lettres');
      if (!losses.includes('ambigu')) {
        expect(decoded.ok && withoutLosses(decoded.text, losses)).toBe(
          withoutLosses(reponse, losses),
        );
      }
    },
  );
});
