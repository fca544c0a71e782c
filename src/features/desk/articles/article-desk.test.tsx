import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ArticleSnapshot } from '@/data/actualite/article-desk-document.ts';
import { readKeptArticle } from '@/data/actualite/article-device-store.ts';
import {
  articleDeskRepository,
  ArticleTakenError,
  type ArticleSaveOutcome,
} from '@/data/actualite/article-desk-repository.ts';
import { blankArticle } from '@/domain/actualite/article-draft.ts';
import { asRead, dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ArticleText } from '@/features/actualite/article-view.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { ArticleDeskList } from './article-desk-list.tsx';
import { ArticleEditor } from './article-editor.tsx';
import { articleTroubleText } from './article-words.ts';
import { ImageDialog } from './image-dialog.tsx';

type Articles = ReturnType<typeof articleDeskRepository>;
const articles = {
  list: vi.fn<Articles['list']>(),
  create: vi.fn<Articles['create']>(),
  save: vi.fn<Articles['save']>(),
  publish: vi.fn<Articles['publish']>(),
  withdraw: vi.fn<Articles['withdraw']>(),
  remove: vi.fn<Articles['remove']>(),
};
const onGone = vi.fn<() => void>();

const draft: ArticleSnapshot = {
  slug: 'la-fete',
  draft: {
    ...blankArticle,
    titre: 'La fête du lavoir',
    resume: 'On y va.',
    texte: 'Venez.',
  },
  etat: 'brouillon',
  publieLe: null,
  revision: 4,
  updatedAt: 1_000,
  operationId: 'operation-4',
};
const published: ArticleSnapshot = { ...draft, etat: 'publie', publieLe: 900 };

function show(element: ReactNode) {
  const services = createSilentServices();
  articleDeskRepository.handIn(services, articles);
  render(
    <MemoryRouter services={services}>
      <ServerState services={services}>{element}</ServerState>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

const edit = (snapshot: ArticleSnapshot | null) =>
  show(
    <ArticleEditor
      snapshot={snapshot}
      addImage={vi.fn()}
      renderText={(blocs) => <ArticleText blocs={blocs} />}
      onSlug={() => undefined}
      onGone={onGone}
    />,
  );

const press = async (
  user: ReturnType<typeof userEvent.setup>,
  name: string,
  confirm = name,
) => {
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: confirm }));
};

beforeEach(() => {
  localStorage.clear();
  for (const one of [...Object.values(articles), onGone]) one.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const { error, sentence } = dataError;
const trouble = asRead(articleTroubleText(error));

test('an unreadable list shows the reason, and is read again', async () => {
  articles.list.mockRejectedValue(error);
  const user = show(<ArticleDeskList />);
  expect(await screen.findByText(sentence)).toBeVisible();
  articles.list.mockResolvedValue({ articles: [], unreadableCount: 0, next: null });
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Aucune actualité pour l’instant')).toBeVisible();
});

test('a failed publication shows the reason', async () => {
  articles.publish.mockRejectedValueOnce(error);
  const user = edit(draft);
  await user.click(screen.getByRole('button', { name: /^Publier/ }));
  expect(await screen.findByText(trouble)).toBeVisible();
});

test('an article that cannot be taken offline shows the reason', async () => {
  articles.withdraw.mockRejectedValueOnce(error);
  const user = edit(published);
  await press(user, 'Retirer du site', 'Retirer');
  expect(await screen.findByText(trouble)).toBeVisible();
});

test('an article that cannot be deleted shows the reason, and stays', async () => {
  articles.remove.mockRejectedValueOnce(error);
  const user = edit(draft);
  await press(user, 'Supprimer');
  expect(await screen.findByText(trouble)).toBeVisible();
  expect(onGone).not.toHaveBeenCalled();
});

test('a picture that cannot be sent shows the reason', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onImage = vi.fn<() => void>();
  const user = show(
    <ImageDialog
      addImage={() => Promise.reject(error)}
      onClose={() => undefined}
      onImage={onImage}
    />,
  );
  const file = new File(['x'], 'lavoir.webp', { type: 'image/webp' });
  await user.upload(screen.getByLabelText('Image'), file);
  await user.type(screen.getByLabelText('Ce qu’elle montre'), 'Le lavoir.');
  await user.click(screen.getByRole('button', { name: 'Ajouter l’image' }));
  expect(await screen.findByText(trouble)).toBeVisible();
  expect(onImage).not.toHaveBeenCalled();
});

test('articles are listed by their date, the newest first, each with its first picture or a drawn line', async () => {
  const image = '![Le lavoir](articles/0123456789abcdefghij-1600x900.webp)';
  const articleList = [
    { ...published, slug: 'vieux', draft: { ...draft.draft, titre: 'Le vieux' } },
    {
      ...published,
      slug: 'neuf',
      publieLe: 5_000,
      draft: { ...draft.draft, titre: 'Le neuf', texte: `${image}\n\nVenez.` },
    },
    draft,
  ];
  articles.list.mockResolvedValue({
    articles: articleList,
    unreadableCount: 0,
    next: null,
  });
  show(<ArticleDeskList />);
  const rows = await screen.findAllByRole('listitem');
  const titles = rows.map((row) => within(row).getByRole('heading').textContent);
  expect(titles).toEqual(['Le neuf', 'La fête du lavoir', 'Le vieux']);
  const pictures = rows.map((row) => row.querySelector('img')?.src ?? null);
  expect(pictures).toEqual([expect.stringContaining('0123456789abcdefghij'), null, null]);
});

test('an article is published once, with a message', async () => {
  articles.publish.mockImplementation(({ base }) =>
    Promise.resolve({
      type: 'saved',
      snapshot: { ...base, etat: 'publie', publieLe: 2_000, revision: 5 },
    }),
  );
  const user = edit(draft);
  await user.click(screen.getByRole('button', { name: /^Publier/ }));
  expect(await screen.findByText('C’est en ligne.')).toBeVisible();
  expect(articles.publish).toHaveBeenCalledOnce();
});

test('an address that another article has shows why it is refused', async () => {
  articles.publish.mockRejectedValueOnce(new ArticleTakenError('taken'));
  const user = edit(draft);
  await user.click(screen.getByRole('button', { name: /^Publier/ }));
  expect(await screen.findByText(/a déjà cette adresse/)).toBeVisible();
});

test('a deleted article leads away, unless it was changed meanwhile', async () => {
  articles.remove.mockResolvedValueOnce(published).mockResolvedValueOnce(null);
  const user = edit(draft);
  await press(user, 'Supprimer');
  expect(await screen.findByText(/vient de changer cet article/)).toBeVisible();
  expect(onGone).not.toHaveBeenCalled();
  await press(user, 'Supprimer');
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
});

const title = () => screen.getByLabelText('Titre');
const saveButton = () => screen.getByRole('button', { name: 'Enregistrer le brouillon' });

test('typed text is on the device at once, and is there when the page is opened again', async () => {
  const user = edit(draft);
  await user.type(title(), ' en fleurs');
  cleanup();
  edit(draft);
  expect(title()).toHaveValue('La fête du lavoir en fleurs');
  expect(screen.getByText('Enregistré sur cet appareil')).toBeVisible();
});

test('a draft sent again, for lack of an answer, has the same id', async () => {
  articles.create.mockRejectedValueOnce(error).mockResolvedValueOnce(draft);
  const user = edit(null);
  await user.type(title(), 'La fête du lavoir');
  await user.click(saveButton());
  expect(await screen.findByText(trouble)).toBeVisible();
  await user.click(saveButton());
  await waitFor(() => expect(articles.create).toHaveBeenCalledTimes(2));
  const [[slug, , first] = [], [, , second] = []] = articles.create.mock.calls;
  expect(slug).toBe('la-fete-du-lavoir');
  expect(first).toBe(second);
});

test('a save that meets a colleague’s shows theirs, and offers a choice', async () => {
  const theirs = { ...draft, revision: 5, draft: { ...draft.draft, titre: 'La leur' } };
  articles.save.mockResolvedValueOnce({ type: 'conflict', theirs });
  const user = edit(draft);
  await user.type(title(), ' !');
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: 'Garder la mienne' }));
  articles.save.mockResolvedValueOnce({ type: 'conflict', theirs });
  await user.click(saveButton());
  expect(articles.save.mock.lastCall?.[0]).toEqual(theirs);
  await user.click(await screen.findByRole('button', { name: 'Prendre l’autre' }));
  expect(title()).toHaveValue('La leur');
});

test('text typed during a save stays on the device', async () => {
  let answer: (outcome: ArticleSaveOutcome) => void = () => undefined;
  articles.save.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const user = edit(draft);
  await user.type(title(), ' !');
  await user.click(saveButton());
  await user.type(title(), '!');
  const saved = { ...draft.draft, titre: 'La fête du lavoir !' };
  answer({ type: 'saved', snapshot: { ...draft, draft: saved, revision: 5 } });
  expect(await screen.findByText('Enregistré sur cet appareil')).toBeVisible();
  expect(title()).toHaveValue('La fête du lavoir !!');
  expect(readKeptArticle('la-fete')?.revision).toBe(5);
});

test('a button formats the selection, and the text keeps the focus', async () => {
  const user = edit(draft);
  const text = screen.getByLabelText<HTMLTextAreaElement>('Texte');
  text.setSelectionRange(0, 5);
  await user.click(screen.getByRole('button', { name: 'Gras' }));
  expect(text).toHaveValue('**Venez**.');
  expect(text).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Lien' }));
  expect(text).toHaveValue('**[Venez](https://)**.');
  await user.keyboard('/faq');
  expect(text).toHaveValue('**[Venez](/faq)**.');
});
