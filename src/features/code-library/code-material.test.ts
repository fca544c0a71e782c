import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { secretCodeTable } from '@/domain/secret-code/table.ts';
import { codeMaterial } from './code-material.ts';

test('every code has a method, a history, and the tool that its card announces', async () => {
  for (const card of secretCodeTable) {
    const { text, secretCode } = await codeMaterial(card);
    expect(renderToStaticMarkup(text?.methode), card.id).not.toBe('');
    expect(renderToStaticMarkup(text?.histoire), card.id).not.toBe('');
    expect(secretCode !== null, card.id).toBe(card.aUnOutil);
  }
});
