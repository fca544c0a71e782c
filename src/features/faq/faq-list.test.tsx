import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { questionGroups } from '@/content/faq.ts';
import { plainText } from '@/ui/inline-text.tsx';
import { FaqList } from './faq-list.tsx';
import { filterQuestions } from './filter-questions.ts';

function open(address = '/faq') {
  const routes = [{ path: '*', element: <FaqList groups={questionGroups} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return render(<RouterProvider router={router} />);
}

const everyQuestion = questionGroups.flatMap(({ questions }) => questions);
const idsFoundBy = (text: string) =>
  filterQuestions(questionGroups, text).flatMap(({ questions }) =>
    questions.map(({ id }) => id),
  );

describe('the questions', () => {
  test('are at least thirty, each with its own anchor and its answer', () => {
    expect(everyQuestion.length).toBeGreaterThanOrEqual(30);
    const ids = [...everyQuestion, ...questionGroups].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { question, reponse } of everyQuestion) {
      expect(question).toMatch(/\?$/);
      expect(plainText(reponse.join(' ')).length).toBeGreaterThan(40);
    }
  });

  test.each([
    ['géolocalisation', 'position'],
    ['GPS', 'position'],
    ['enfants', 'age'],
    ['combien ça coûte', 'prix'],
    ['app store', 'installer'],
    ['fauteuil', 'poussette-fauteuil'],
    ['statistiques', 'chiffres'],
    ['cookies', 'rgpd'],
  ])('« %s » finds the answer %s', (text, id) => {
    expect(idsFoundBy(text)).toContain(id);
  });

  test('an empty search shows them all', () => {
    expect(idsFoundBy('  ')).toHaveLength(everyQuestion.length);
  });
});

describe('the list', () => {
  test('filters the matching questions, with their number', async () => {
    open();
    const user = userEvent.setup({ delay: null });
    await user.type(
      screen.getByRole('searchbox', { name: 'Chercher dans les questions' }),
      'lecteur d’écran',
    );
    expect(
      screen.getByRole('heading', { name: /fonctionne-t-il avec un lecteur d’écran/ }),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: /Est-ce payant/ })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent(/^1.question$/);
  });

  test('offers to write when no question answers', async () => {
    open();
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByRole('searchbox'), 'xylophone');
    expect(screen.getByRole('status')).toHaveTextContent('Aucune question ne répond.');
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('an address with an anchor opens that answer, and no other', () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { container } = open('/faq#reseau');
    const opened = [...container.querySelectorAll('details[open]')];
    expect(opened).toHaveLength(1);
    const [answer] = opened;
    if (!(answer instanceof HTMLElement)) throw new Error('No answer is open.');
    expect(within(answer).getByText(/continue sans réseau/)).toBeVisible();
  });
});
