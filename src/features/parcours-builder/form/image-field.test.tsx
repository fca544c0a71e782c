import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import type { Image } from '@/domain/etape/etape.ts';
import type { DecodeImage } from '../image/prepare-image.ts';
import { createEditorSession, type EditorSession } from '../session/editor-session.ts';
import {
  createDraft,
  createSnapshot,
  FakeDrafts,
  FakeStore,
} from '../session/fake-stores.ts';
import { ImageField } from './image-field.tsx';
import { createWiring } from './wiring.ts';

const decode: DecodeImage = () =>
  Promise.resolve({
    width: 3_000,
    height: 2_000,
    encode: () => Promise.resolve(new Blob(['réduite'], { type: 'image/webp' })),
    close: () => undefined,
  });

let session: EditorSession;
let drafts: FakeDrafts;

function Harness({ decode: using }: { decode: DecodeImage }) {
  const [image, setImage] = useState<Image | null>(null);
  return (
    <ImageField
      image={image}
      onImage={setImage}
      progress={image === null ? undefined : 0.4}
      session={session}
      wiring={createWiring({
        etapeId: 'etape0001',
        errors: {},
        saisies: {},
        session,
        onLeave: () => undefined,
      })}
      decode={using}
    />
  );
}

function choose(file: File) {
  return userEvent.upload(screen.getByLabelText(/^Choisir une/), file, {
    applyAccept: false,
  });
}

beforeEach(() => {
  const parcours = createParcours();
  const store = new FakeStore(createSnapshot(parcours));
  drafts = new FakeDrafts();
  session = createEditorSession({
    draft: createDraft(parcours, { base: store.online }),
    store,
    drafts,
  });
  URL.createObjectURL = vi.fn(() => 'blob:image');
  URL.revokeObjectURL = vi.fn();
});

describe('the image of an étape', () => {
  it('is made smaller, kept on the device, shown, and asks for a description', async () => {
    render(<Harness decode={decode} />);
    await choose(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
    const description = await screen.findByLabelText('Description de l’image');
    expect(drafts.images).toHaveLength(1);
    await userEvent.type(description, 'Un lavoir');
    expect(await screen.findByRole('img', { name: 'Un lavoir' })).toHaveAttribute(
      'src',
      'blob:image',
    );
    expect(screen.getByRole('progressbar', { name: 'Envoi de l’image' })).toHaveValue(
      0.4,
    );
  });

  it('may be one of another étape, with its description', async () => {
    const image: Image = {
      path: 'parcours/parcours00000001/lavoir.webp',
      texteAlternatif: 'Le lavoir sous les tilleuls',
      credit: '',
      largeur: 1_200,
      hauteur: 800,
    };
    const parcours = createParcours({
      etapes: [createEtape(1), createEtape(2, { image })],
    });
    const store = new FakeStore(createSnapshot(parcours));
    session = createEditorSession({
      draft: createDraft(parcours, { base: store.online }),
      store,
      drafts,
    });
    await session.keepImage({ path: image.path, blob: new Blob(['photo']) });
    // jsdom opens no dialog.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    render(<Harness decode={decode} />);
    const library = { name: 'Reprendre une image du parcours' };
    await userEvent.click(screen.getByRole('button', library));
    await userEvent.click(screen.getByRole('button', { name: image.texteAlternatif }));
    expect(screen.getByLabelText('Description de l’image')).toHaveValue(
      image.texteAlternatif,
    );
    expect(screen.queryByRole('button', library)).toBeNull();
  });

  it('that is no picture is refused with a sentence, and another may be chosen', async () => {
    const failing: DecodeImage = () => Promise.reject(new Error('no picture'));
    render(<Harness decode={failing} />);
    await choose(new File(['du texte'], 'faux.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ce fichier n’est pas une image que nous savons lire.',
    );
    expect(drafts.images).toEqual([]);
    expect(screen.getByLabelText(/^Choisir une image/)).toBeEnabled();
  });

  it('can be removed', async () => {
    render(<Harness decode={decode} />);
    await choose(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retirer l’image' }));
    expect(screen.queryByLabelText('Description de l’image')).toBeNull();
  });
});
