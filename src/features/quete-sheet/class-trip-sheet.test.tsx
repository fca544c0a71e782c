import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQuete } from '@/testing/play-factories.ts';
import { ClassTripSheet } from './class-trip-sheet.tsx';

const sheet = <ClassTripSheet contenu={createQuete().contenu} />;

test('the groups of a class are no part of the page before they are asked for', () => {
  render(sheet);

  expect(screen.queryByLabelText('Nombre d’élèves')).toBeNull();
  expect(screen.getByText(/^Un téléphone par groupe suffit/)).toBeInTheDocument();
});

test('what was opened before the page was awake counts the groups once it is', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(sheet);
  page.querySelector('details')?.setAttribute('open', '');

  render(sheet, { container: page, hydrate: true });

  expect(await screen.findByLabelText('Nombre d’élèves')).toBeVisible();
});
