import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQuete } from '@/testing/play-factories.ts';
import { ClassTripSheet } from './class-trip-sheet.tsx';

const sheet = (
  <ClassTripSheet contenu={createQuete().contenu}>
    {(groupCount) => <p>{`Suivre ${String(groupCount)} groupes`}</p>}
  </ClassTripSheet>
);

test('the groups of a class are loaded on request', () => {
  render(sheet);

  expect(screen.queryByLabelText('Nombre d’élèves')).toBeNull();
  expect(screen.getByText(/^Un téléphone par groupe suffit/)).toBeInTheDocument();
});

test('a part opened before hydration counts the groups after it', async () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(sheet);
  page.querySelector('details')?.setAttribute('open', '');

  render(sheet, { container: page, hydrate: true });

  const count = await screen.findByLabelText('Nombre d’élèves');
  expect(count).toBeVisible();
  expect(screen.getByText(/^Groupe B.: 5 élèves/)).toBeVisible();
  expect(screen.getByText('Suivre 5 groupes')).toBeVisible();
  await userEvent.clear(count);
  await userEvent.type(count, '13');
  expect(screen.getByText('Suivre 3 groupes')).toBeVisible();
  await userEvent.clear(count);
  expect(screen.getByText('Suivre null groupes')).toBeVisible();
});
