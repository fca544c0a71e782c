import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import type { Image } from '@/domain/etape/image.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { DecodeImage } from '../../images/prepare-image.ts';
import { createEditorSession, type EditorSession } from '../../session/editor-session.ts';
import {
  createDraft,
  createSnapshot,
  FakeDrafts,
  FakeStore,
} from '../../testing/fake-stores.ts';
import { ImageField } from './image-field.tsx';
import type { Sending } from './sending.ts';
import { FieldScope } from '../field-scope.tsx';
import { WritingProvider } from '../writing-context.tsx';

const decode: DecodeImage = () =>
  Promise.resolve({
    width: 3_000,
    height: 2_000,
    encode: () => Promise.resolve(new Blob(['réduite'], { type: 'image/webp' })),
    close: () => undefined,
  });

let session: EditorSession;
let drafts: FakeDrafts;
let sending: Sending;
let taken: Position | null;
const onPosition = vi.fn<(position: Position) => void>();
const readPosition = () => Promise.resolve(taken);

function Harness({ decode: using }: { decode: DecodeImage }) {
  const [image, setImage] = useState<Image | null>(null);
  return (
    <WritingProvider
      session={session}
      isResumed={false}
      loginHref="/login"
      onCopy={() => Promise.resolve()}
    >
      <FieldScope etapeId={createEtape(1).id}>
        <ImageField
          image={image}
          onImage={setImage}
          sending={image === null ? undefined : sending}
          place={{ numero: 1, position: null, onPosition }}
          readPosition={readPosition}
          decode={using}
        />
      </FieldScope>
    </WritingProvider>
  );
}

function choose(file: File) {
  return userEvent.upload(screen.getByLabelText(/^Choisir une/), file, {
    applyAccept: false,
  });
}

beforeEach(() => {
  sending = 0.4;
  taken = null;
  onPosition.mockReset();
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
  it('is made smaller, stored on the device, shown, and needs a description', async () => {
    render(<Harness decode={decode} />);
    await choose(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
    const description = await screen.findByLabelText('Description de l’image');
    expect(drafts.images.map(({ path }) => path.slice(-7))).toEqual([
      '-g.webp',
      '-m.webp',
      '-p.webp',
    ]);
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

  it('cancels an image being sent', async () => {
    render(<Harness decode={decode} />);
    await choose(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’envoi' }));
    expect(screen.queryByLabelText('Description de l’image')).toBeNull();
  });

  it('that could not be sent shows its place, and is sent again on request', async () => {
    sending = null;
    const tryAgain = vi.spyOn(session, 'tryAgain').mockReturnValue(undefined);
    render(<Harness decode={decode} />);
    await choose(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/gardée sur cet appareil/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer l’envoi' }));
    expect(tryAgain).toHaveBeenCalledOnce();
  });

  it('offers the place of the photo', async () => {
    taken = { lat: 48.4535, lon: -2.0465 };
    render(<Harness decode={decode} />);
    await choose(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Y placer l’étape 1' }),
    );
    expect(onPosition).toHaveBeenCalledExactlyOnceWith(taken);
    expect(screen.queryByText(/où elle a été prise/)).toBeNull();
  });

  it('is cut to a part of it, with the words it had', async () => {
    // jsdom opens no dialog.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    const using = vi.fn(decode);
    render(<Harness decode={using} />);
    await choose(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
    await userEvent.type(
      await screen.findByLabelText('Description de l’image'),
      'Un puits',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Recadrer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Garder ce cadre' }));
    await waitFor(() => expect(using).toHaveBeenCalledTimes(2));
    expect(using.mock.calls[1]?.[1]).toMatchObject({
      x: 0,
      y: 0,
      width: 100,
      height: 100,
    });
    expect(await screen.findByLabelText('Description de l’image')).toHaveValue(
      'Un puits',
    );
  });
});
