import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { useCommentaires } from '@/editing/session/use-commentaires.ts';
import { useEditorView } from '@/editing/session/use-editor-session.ts';
import {
  createCommentaire,
  createSnapshot,
  FakeStore,
} from '@/editing/testing/fake-stores.ts';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { dataError } from '@/testing/data-errors.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { hear } from '@/testing/hear.ts';
import {
  answersOf,
  answerTo,
  commentairesOf,
} from '@/domain/parcours/sharing/commentaire.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { CommentairesPanel } from './commentaires-panel.tsx';
import { EtapeCommentaires } from './etape-commentaires.tsx';

beforeEach(() => localStorage.clear());

const one = createEtape(1);
const two = createEtape(2);
const parcours = createParcours({ etapes: [one, two] });
const about = (etapeId: typeof one.id | null, texte: string, number: number) =>
  createCommentaire({ id: String(number).repeat(24), etapeId, texte, at: number });

const onEtape = vi.fn();

function Editor({ session }: ParcoursEditorProps) {
  const view = useEditorView(session);
  const commentaires = useCommentaires(session, view.snapshot !== null);
  if (commentaires === null) return <p>Personne d’autre</p>;
  return (
    <>
      <section aria-label="Étape">
        <EtapeCommentaires commentaires={commentaires} etapeId={two.id} numero={2} />
      </section>
      <section aria-label="Tous">
        <CommentairesPanel
          commentaires={commentaires}
          etapes={view.parcours.etapes}
          onEtape={onEtape}
        />
      </section>
    </>
  );
}

function open(
  list = [about(two.id, 'Trop long.', 1), about(null, 'Quel beau titre !', 2)],
) {
  const store = new FakeStore(createSnapshot(parcours));
  store.commentaires.set(list);
  const rendered = renderEditor(parcours, {}, Editor, false, store);
  const etape = within(screen.getByRole('region', { name: 'Étape' }));
  const all = within(screen.getByRole('region', { name: 'Tous' }));
  return { ...rendered, etape, all, comments: store.commentaires };
}

describe('the comments of a parcours', () => {
  it('are counted at their étape, where a press shows them', async () => {
    const { user, etape } = open();
    await user.click(await etape.findByRole('button', { name: /^1\scommentaire/ }));
    expect(etape.getByText('Trop long.')).toBeVisible();
    expect(etape.getByText('Bruno')).toBeVisible();
    expect(etape.queryByText('Quel beau titre !')).toBeNull();
  });

  it('are all in one list, by étape, with a link to each', async () => {
    const { user, all } = open([
      about(two.id, 'Trop long.', 1),
      about(createEtape(9).id, 'Où est-elle ?', 3),
    ]);
    const group = await all.findByRole('group', { name: 'Commentaires de l’étape 2' });
    expect(within(group).getByText('Trop long.')).toBeVisible();
    const gone = all.getByRole('group', {
      name: 'Commentaires sur ce qui a été retiré',
    });
    expect(within(gone).getByText('Où est-elle ?')).toBeVisible();
    await user.click(all.getByRole('button', { name: /^Écrire/ }));
    expect(onEtape).toHaveBeenCalledWith(two.id);
  });

  it('arrive while the list is open', async () => {
    const { all, comments } = open([]);
    await all.findByText('Rien à régler.');
    await hear(() => comments.set([about(null, 'Je relis.', 1)]));
    expect(all.getByText('Je relis.')).toBeVisible();
  });

  it('of another author can only be settled and reopened', async () => {
    const { user, all, comments } = open([about(null, 'Quel beau titre !', 1)]);
    await user.click(await all.findByRole('button', { name: 'Réglé' }));
    expect(await all.findByText('Commentaire réglé.')).toBeVisible();
    expect(all.queryByText('Quel beau titre !')).toBeNull();
    await user.click(all.getByRole('button', { name: 'Commentaires réglés' }));
    expect(await all.findByText('Quel beau titre !')).toBeVisible();
    expect(all.queryByRole('button', { name: 'Modifier' })).toBeNull();
    await user.click(all.getByRole('button', { name: 'Rouvrir' }));
    expect(await all.findByRole('button', { name: 'Réglé' })).toBeVisible();
    expect(comments.list[0]?.etat).toBe('ouvert');
  });

  it('are answered below, and settled and opened again with their answers', async () => {
    const { user, all, comments } = open([about(null, 'Quel titre ?', 1)]);
    await user.click(await all.findByRole('button', { name: 'Répondre' }));
    expect(all.getByLabelText('Votre réponse')).toHaveFocus();
    await user.type(all.getByLabelText('Votre réponse'), 'Celui du lavoir.');
    await user.click(all.getAllByRole('button', { name: 'Envoyer' })[0] ?? document.body);
    expect(await all.findByText('Réponse envoyée.')).toBeVisible();
    const answers = within(all.getByRole('list', { name: 'Réponses' }));
    expect(answers.getByText('Celui du lavoir.')).toBeVisible();
    expect(answers.queryByRole('button', { name: 'Répondre' })).toBeNull();
    const [first] = commentairesOf(comments.list, null);
    if (first === undefined) throw new Error('The comment is there.');
    expect(answersOf(comments.list, first)).toMatchObject([
      { texte: 'Celui du lavoir.', etapeId: first.id },
    ]);

    await user.click(all.getByRole('button', { name: 'Réglé' }));
    expect(await all.findByText('Commentaire réglé.')).toBeVisible();
    expect(comments.list.map(({ etat }) => etat)).toEqual(['regle', 'regle']);
    await user.click(all.getByRole('button', { name: 'Commentaires réglés' }));
    expect(await all.findByText('Celui du lavoir.')).toBeVisible();
    await user.click(all.getByRole('button', { name: 'Rouvrir' }));
    expect(await all.findByRole('button', { name: 'Réglé' })).toBeVisible();
    expect(comments.list.map(({ etat }) => etat)).toEqual(['ouvert', 'ouvert']);
  });

  it('without their comment are settled on their own', async () => {
    const first = about(null, 'Quel titre ?', 1);
    const answer = { ...about(null, 'Celui-ci.', 2), etapeId: answerTo(first) };
    const { user, all, comments } = open([answer]);
    const gone = within(
      await all.findByRole('group', { name: 'Commentaires sur ce qui a été retiré' }),
    );
    expect(gone.getByText('Celui-ci.')).toBeVisible();
    await user.click(gone.getByRole('button', { name: 'Réglé' }));
    expect(await all.findByText('Rien à régler.')).toBeVisible();
    expect(comments.list[0]?.etat).toBe('regle');
  });

  it('of the author are changed, and deleted after a confirmation', async () => {
    const mine = createCommentaire({ isMine: true, texte: 'Un mot.' });
    const { user, all, comments } = open([mine]);
    expect(await all.findByText('Vous')).toBeVisible();
    await user.click(all.getByRole('button', { name: 'Modifier' }));
    const [field] = all
      .getAllByLabelText('Votre commentaire')
      .filter(
        (found) => found instanceof HTMLTextAreaElement && found.value === 'Un mot.',
      );
    if (field === undefined) throw new Error('It is being changed.');
    await user.type(field, ' Deux.');
    await user.click(all.getByRole('button', { name: 'Enregistrer' }));
    // The paragraph: the field about to close has the same words.
    expect(await all.findByText('Un mot. Deux.', { selector: 'p' })).toBeVisible();
    await user.click(all.getByRole('button', { name: 'Supprimer' }));
    await user.click(all.getByRole('button', { name: 'Supprimer' }));
    expect(await all.findByText('Commentaire supprimé.')).toBeVisible();
    expect(comments.list).toEqual([]);
  });

  it('are sent about an étape, and stay on the device while they cannot be', async () => {
    const { error, sentence } = dataError;
    const { user, etape, comments, session } = open([]);
    await user.click(await etape.findByRole('button', { name: /^Commenter/ }));
    comments.failure = error;
    await user.type(etape.getByLabelText('Votre commentaire'), 'À revoir');
    await user.click(etape.getByRole('button', { name: 'Envoyer' }));
    const alert = await etape.findByRole('alert');
    expect(alert).toHaveTextContent(sentence);
    expect(alert).toHaveTextContent('Votre texte reste ici');
    expect(localStorage.getItem(`qc.commentaires.${session.id}`)).toMatch('À revoir');
    comments.failure = null;
    await user.click(etape.getByRole('button', { name: 'Envoyer' }));
    expect(await etape.findByText('Commentaire envoyé.')).toBeVisible();
    expect(commentairesOf(comments.list, two.id)).toMatchObject([{ texte: 'À revoir' }]);
    expect(etape.getByLabelText('Votre commentaire')).toHaveValue('');
  });

  it('that cannot be settled stay, with the reason', async () => {
    const { error, sentence } = dataError;
    const { user, all, comments } = open([about(null, 'Quel beau titre !', 1)]);
    const settle = await all.findByRole('button', { name: 'Réglé' });
    comments.failure = error;
    await user.click(settle);
    expect(await all.findByRole('alert')).toHaveTextContent(sentence);
    expect(all.getByText('Quel beau titre !')).toBeVisible();
  });

  it('of the author that cannot be changed or deleted stay unchanged', async () => {
    const { error, sentence } = dataError;
    const mine = createCommentaire({ isMine: true, texte: 'Un mot.' });
    const { user, all, comments } = open([mine]);
    const change = await all.findByRole('button', { name: 'Modifier' });
    comments.failure = error;
    await user.click(change);
    await user.click(all.getByRole('button', { name: 'Enregistrer' }));
    expect(await all.findByRole('alert')).toHaveTextContent(sentence);
    await user.click(all.getByRole('button', { name: 'Laisser tel quel' }));
    await user.click(all.getByRole('button', { name: 'Supprimer' }));
    await user.click(all.getByRole('button', { name: 'Supprimer' }));
    expect(await all.findByRole('alert')).toHaveTextContent(sentence);
    expect(comments.list).toEqual([mine]);
  });

  it('settled and unreadable are read again with a button', async () => {
    const { error, sentence } = dataError;
    const { user, all, comments } = open([]);
    await all.findByText('Rien à régler.');
    comments.failure = error;
    await user.click(all.getByRole('button', { name: 'Commentaires réglés' }));
    expect(await all.findByText(sentence)).toBeVisible();
    comments.failure = null;
    await user.click(all.getByRole('button', { name: 'Réessayer' }));
    expect(await all.findByText('Aucun commentaire n’est réglé.')).toBeVisible();
  });

  it('that can no longer be followed have a message, and are followed again on request', async () => {
    const store = new FakeStore(createSnapshot(parcours));
    store.commentaires.failure = new OfflineError('No network.');
    const { user } = renderEditor(parcours, {}, Editor, false, store);
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    store.commentaires.failure = null;
    await user.click(again);
    expect(await screen.findByText('Rien à régler.')).toBeVisible();
  });
});
