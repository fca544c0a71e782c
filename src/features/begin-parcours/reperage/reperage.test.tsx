import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dropCapture,
  keepMedia,
  listCaptures,
  readMedia,
  type Capture,
} from '@/data/parcours/capture-store.ts';
import {
  deleteDraft,
  listDrafts,
  listKeptPaths,
  writeDraft,
} from '@/data/parcours/draft-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { limits } from '@/domain/limits.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { VoiceNote } from '@/editing/fields/media/voice-note.tsx';
import type { DecodeImage } from '@/editing/images/prepare-image.ts';
import { accountPlace } from '@/editing/session/writing-place.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { addCaptures } from './add-captures.ts';
import { Reperage } from './reperage.tsx';

type Watch = Parameters<Geolocation['watchPosition']>;

let tell: Watch[0];
let refuse: NonNullable<Watch[1]>;

/** One position fix of the phone. */
function fix(lat: number, accuracy: number): void {
  const coords = { latitude: lat, longitude: -2.04, accuracy };
  act(() => tell({ coords, timestamp: 0 } as GeolocationPosition));
}

const decode: DecodeImage = () =>
  Promise.resolve({
    width: 1_000,
    height: 500,
    encode: ({ width }) =>
      Promise.resolve(new Blob([`image ${width}`], { type: 'image/webp' })),
    close: () => undefined,
  });
const photo = new File(['photo'], 'IMG_1.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  // jsdom's own cannot be read.
  vi.stubGlobal('Blob', NodeBlob);
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      watchPosition: (onFix: Watch[0], onError: NonNullable<Watch[1]>) => {
        tell = onFix;
        refuse = onError;
        return 7;
      },
      clearWatch: () => undefined,
    },
    configurable: true,
  });
});

afterEach(async () => {
  for (const capture of await listCaptures()) {
    await dropCapture(capture, { keepsVoice: false });
  }
  for (const { id } of await listDrafts()) await deleteDraft(id);
});

/** The places stored on the device, once there are that many. */
function capturesOf(count: number): Promise<Capture[]> {
  return waitFor(async () => {
    const captures = await listCaptures();
    expect(captures).toHaveLength(count);
    return captures;
  });
}

async function open(onAdded: (id: ParcoursId) => void = () => undefined) {
  const services = createSilentServices();
  const view = render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <Reperage onAdded={onAdded} decode={decode} />
      </MemoryRouter>
    </ServerState>,
  );
  await screen.findByRole('button', { name: 'Noter ce lieu' });
  return view;
}

const noteWithoutPhoto = () =>
  userEvent.click(screen.getByRole('button', { name: 'Noter ce lieu sans photo' }));

describe('on site', () => {
  it('notes the photo, the place by several measures and a note, and finds them after the page was killed', async () => {
    const { unmount } = await open();
    await userEvent.upload(screen.getByLabelText('Photo du lieu'), photo);
    fix(48.45, 12);
    fix(48.99, 12);
    fix(48.4502, 12);
    await userEvent.type(screen.getByLabelText(/^Note/), 'Une date au-dessus');
    expect(await screen.findByRole('img', { name: /lieu 1/ })).toBeInTheDocument();
    await waitFor(async () => {
      expect(await listCaptures()).toMatchObject([
        {
          position: { lat: 48.4502, lon: -2.04 },
          accuracyMetres: 12,
          note: 'Une date au-dessus',
          photo: { largeur: 1_000, hauteur: 500, fileCount: 3 },
        },
      ]);
    });
    unmount();
    await open();
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Une date au-dessus');
    expect(screen.getByText(/Placé à 12 m près/)).toBeInTheDocument();
  });

  it('leaves a place unchanged once another is noted', async () => {
    await open();
    await noteWithoutPhoto();
    fix(48.45, 8);
    await noteWithoutPhoto();
    fix(48.46, 8);
    fix(48.46, 8);
    await waitFor(async () => {
      const latitudes = (await listCaptures()).map(({ position }) => position?.lat);
      expect(latitudes).toEqual([48.45, 48.46]);
    });
  });

  it('notes a place when the position is refused, with an explanation', async () => {
    await open();
    await noteWithoutPhoto();
    act(() => refuse({ code: 1 } as GeolocationPositionError));
    expect(screen.getByText(/La position n’est pas autorisée/)).toBeInTheDocument();
    await waitFor(async () => {
      expect(await listCaptures()).toMatchObject([{ position: null }]);
    });
  });

  it('notes a place with an unreadable photo, with the reason', async () => {
    await open();
    const video = new File(['film'], 'film.mp4', { type: 'video/mp4' });
    await userEvent
      .setup({ applyAccept: false })
      .upload(screen.getByLabelText('Photo du lieu'), video);
    expect(await screen.findByText(/noté sans sa photo. C’est une vidéo/)).toBeVisible();
    await capturesOf(1);
  });

  it('says that the device has no room, keeps the place in the page and tries again', async () => {
    await open();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await noteWithoutPhoto();
    expect(await screen.findByText(/n’a pas pu garder vos lieux/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Lieu 1' })).toBeInTheDocument();
    put.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() =>
      expect(screen.queryByText(/n’a pas pu garder vos lieux/)).toBeNull(),
    );
    await capturesOf(1);
  });

  it('takes a place away once that is confirmed', async () => {
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    await open();
    await noteWithoutPhoto();
    await userEvent.click(screen.getByRole('button', { name: 'Retirer ce lieu' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer' }));
    await waitFor(async () => expect(await listCaptures()).toEqual([]));
  });
});

describe('back home', () => {
  const noDocument = {
    ...accountPlace,
    store: { load: () => Promise.reject(new NotFoundError('None.')) },
  };

  it('makes an étape of each place in a new parcours, with its photo, its place and its note', async () => {
    const onAdded = vi.fn();
    await open(onAdded);
    await userEvent.upload(screen.getByLabelText('Photo du lieu'), photo);
    fix(48.45, 12);
    await screen.findByRole('img', { name: /lieu 1/ });
    await noteWithoutPhoto();
    const [last] = screen.getAllByLabelText(/^Note/);
    if (last === undefined) throw new Error('There are two.');
    await userEvent.type(last, 'Le lavoir');
    await userEvent.click(screen.getByRole('button', { name: 'En faire 2 étapes' }));
    await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
    const [draft] = await listDrafts();
    expect(onAdded).toHaveBeenCalledWith(draft?.id);
    expect(draft?.parcours.etapes).toMatchObject([
      {
        titre: expect.stringMatching(/^Lieu 1, \d+\sh\s\d\d$/) as string,
        position: { lat: 48.45, lon: -2.04 },
        image: { largeur: 1_000 },
        recit: '',
      },
      { titre: 'Le lavoir', image: null, recit: 'Le lavoir' },
    ]);
    const images = draft === undefined ? [] : await listKeptPaths(draft.id);
    expect(images).toHaveLength(3);
    expect(await listCaptures()).toEqual([]);
  });

  it('adds them to a parcours that is begun, once each even when it was cut off', async () => {
    const begun = createParcours({ etapes: [createEtape(1)] });
    await writeDraft(newDraft(begun));
    await open();
    await noteWithoutPhoto();
    const captures = await capturesOf(1);
    const target = { id: begun.id, isNew: false };
    expect(await addCaptures(captures, target, noDocument)).toBe(0);
    expect(await addCaptures(captures, target, noDocument)).toBe(0);
    const [draft] = await listDrafts();
    expect(draft?.parcours.etapes.map(({ id }) => id)).toEqual([
      begun.etapes[0]?.id,
      captures[0]?.id,
    ]);
  });

  it('leaves places here that do not fit in a parcours', async () => {
    const etapes = Array.from({ length: limits.etapeCount.max - 1 }, (_, index) =>
      createEtape(index + 1, { rang: `a${String(index).padStart(3, '0')}V` }),
    );
    const full = createParcours({ etapes });
    await writeDraft(newDraft(full));
    await open();
    await noteWithoutPhoto();
    await noteWithoutPhoto();
    const captures = await capturesOf(2);
    expect(await addCaptures(captures, { id: full.id, isNew: false }, noDocument)).toBe(
      1,
    );
    expect(await listCaptures()).toEqual([captures[1]]);
  });

  it('plays the recording beside the étape, and erases it', async () => {
    const { id } = createEtape(1);
    await keepMedia(id, 'voix', new Blob(['voix'], { type: 'audio/webm' }));
    render(<VoiceNote etapeId={id} />);
    const note = await screen.findByRole('group', { name: 'Note de vive voix' });
    expect(note.querySelector('audio')).toHaveAttribute('src', 'blob:1');
    await userEvent.click(screen.getByRole('button', { name: 'Effacer cette note' }));
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    expect(await readMedia(id, 'voix')).toBeNull();
  });
});
