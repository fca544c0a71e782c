import { act, screen, within, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import type { Present } from '@/data/presence/presence-store.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { ParcoursEditorProps } from '../fields/use-parcours-writing.ts';
import { useEditorView } from '../session/use-editor-session.ts';
import { usePresence } from '../session/use-presence.ts';
import { createSnapshot, FakeStore } from '../testing/fake-stores.ts';
import { renderEditor } from '../testing/render-editor.tsx';
import { PresentList, initials, presentText } from './present-list.tsx';

const one = createEtape(1);
const two = createEtape(2);
const parcours = createParcours({ etapes: [one, two] });
const salon = '0123456789abcdef0123456789abcdef';
const bruno: Present = {
  connexion: 'b',
  nom: 'Bruno Le Goff',
  etapeId: two.id,
  isMine: false,
};

let place: EtapeId | null = null;
beforeEach(() => {
  place = null;
});

function Editor({ session }: ParcoursEditorProps) {
  const view = useEditorView(session);
  const others = usePresence(session, view.snapshot?.salon, place);
  return <PresentList others={others} etapes={view.parcours.etapes} />;
}

function open() {
  const snapshot = createSnapshot(parcours, { salon });
  const store = new FakeStore(snapshot);
  const { session } = renderEditor(parcours, { base: snapshot }, Editor, false, store);
  return { session, presence: store.presence };
}

describe('everyone else in the editor', () => {
  it('is seen by initials, and heard by name and étape, as they arrive and leave', async () => {
    const { presence } = open();
    await waitFor(() => expect(presence.told).toEqual([null]));
    expect(screen.queryByRole('list')).toBeNull();
    act(() => presence.set([bruno]));
    const list = screen.getByRole('list', { name: 'Aussi ici' });
    expect(within(list).getByText('BL')).toBeVisible();
    expect(list).toHaveTextContent(/Bruno Le Goff, étape\s2/);
    act(() => presence.set([]));
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('receives the place of this page at each move', async () => {
    const { session, presence } = open();
    await waitFor(() => expect(presence.told).toEqual([null]));
    place = two.id;
    act(() => session.apply({ type: 'changeParcours', changes: { titre: 'Autre' } }));
    expect(presence.told).toEqual([null, two.id]);
  });

  it('is two at most in sight, with the number of the others', async () => {
    const { presence } = open();
    await waitFor(() => expect(presence.told).toEqual([null]));
    const many = Array.from({ length: 6 }, (_, index) => ({
      ...bruno,
      connexion: String(index),
    }));
    act(() => presence.set(many));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('+4')).toBeVisible();
  });

  it.each([
    ['Bruno Le Goff', 'BL'],
    ['élise', 'É'],
    ['Jean-Marc', 'JM'],
    ['', '?'],
  ])('%s has the initials %s', (nom, expected) => {
    expect(initials(nom)).toBe(expected);
  });

  it('is named as far as is known', () => {
    const names = [
      { ...bruno, etapeId: null },
      { ...bruno, nom: '', etapeId: one.id },
      { ...bruno, isMine: true, etapeId: null },
    ].map((present) => presentText(present, parcours.etapes));
    expect(names).toEqual([
      'Bruno Le Goff',
      'Quelqu’un, étape\u00A01',
      'Vous, sur un autre écran',
    ]);
  });
});
