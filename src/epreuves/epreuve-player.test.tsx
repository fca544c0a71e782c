import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blankEmpreinte, testEtapeId } from '@/testing/play-factories.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { noPhotos } from '@/testing/no-photos.ts';
import { EpreuvePlayer } from './epreuve-player.tsx';
import { fetchPlayersAhead } from './player-table.ts';
import type { EpreuvePlayerProps, PhotoKeeper } from './player-props.ts';
import type { EpreuveToAnswer } from '@/domain/epreuve/epreuve-publique.ts';

// The camera is read five times a second, and machines are slow.
const shown = {
  consigne: 'Que faire ici ?',
  points: 10,
  indices: [],
  motDeSucces: '',
  anecdote: '',
};
const common = { ...shown, empreinte: blankEmpreinte };
const onAnswer = vi.fn<(typed: string) => void>();

type GameProps = {
  epreuve: EpreuveToAnswer;
  photos: PhotoKeeper;
  typedAtFirst: string;
};

/** The game around a player, which stores and shows the typed text. */
function Game({ epreuve, photos, typedAtFirst }: GameProps) {
  const [typed, setTyped] = useState(typedAtFirst);
  const props: EpreuvePlayerProps<EpreuveToAnswer['type']> = {
    epreuve,
    typed,
    onType: setTyped,
    onAnswer,
    indiceCount: 0,
    consigneId: 'consigne',
    photos,
  };
  return (
    <>
      <p id="consigne">{epreuve.consigne}</p>
      <EpreuvePlayer {...props} />
      <output aria-label="réponse">{typed}</output>
    </>
  );
}

async function open(
  epreuve: EpreuveToAnswer,
  { photos = noPhotos, typed = '' }: { photos?: PhotoKeeper; typed?: string } = {},
) {
  await fetchPlayersAhead([epreuve.type]);
  render(<Game epreuve={epreuve} photos={photos} typedAtFirst={typed} />);
  return userEvent.setup({ delay: null });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const given = () => screen.getByRole('status', { name: 'réponse' }).textContent;

beforeEach(() => {
  onAnswer.mockClear();
});

describe('the player of a padlock', () => {
  const cadenas: EpreuveToAnswer = {
    type: 'cadenas',
    ...common,
    roues: ['chiffres', 'lettres', 'chiffres'],
  };
  const wheel = (number: number) =>
    screen.getByRole('spinbutton', { name: `Roue ${number} sur 3` });

  test('is typed in one go, each wheel taking its own signs', async () => {
    const user = await open(cadenas);
    wheel(1).focus();
    await user.keyboard('4x9é7');
    expect(given()).toBe('4X7');
  });

  test('is turned by the arrows, round and round', async () => {
    const user = await open(cadenas);
    wheel(1).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(given()).toBe('9B0');
    expect(wheel(2)).toHaveAttribute('aria-valuetext', 'B');
  });

  test('is turned by its buttons', async () => {
    const user = await open(cadenas);
    await user.click(button('Roue 3 sur 3\u00A0: tourner vers 9'));
    await user.click(button('Roue 2 sur 3\u00A0: tourner vers B'));
    expect(given()).toBe('0B9');
  });
});

describe('the player of a number', () => {
  const nombre: EpreuveToAnswer = {
    type: 'nombre',
    ...common,
    unite: 'm',
    origine: 0.5,
    largeur: 1,
  };

  test.each([
    ['the digits', nombre, 'decimal'],
    ['a minus, which those of a phone lack', { ...nombre, negatif: true }, 'text'],
  ] as const)('has a keyboard with %s', async (_with, epreuve, keyboard) => {
    await open(epreuve);
    expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', keyboard);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the player of an order', () => {
  const ordre: EpreuveToAnswer = {
    type: 'ordre',
    ...common,
    elements: [
      { id: 'aa', texte: 'Le pont' },
      { id: 'bb', texte: 'La gare' },
      { id: 'cc', texte: 'Le stade' },
    ],
    partielle: blankEmpreinte,
  };

  test('moves the chosen thing by its arrows, says where it is, and keeps the focus with it', async () => {
    const user = await open(ordre);
    button('Le pont').focus();
    expect(screen.queryByRole('button', { name: /^(Monter|Descendre)/ })).toBeNull();
    await user.keyboard('{Enter}');
    expect(button('Le pont')).toHaveAttribute('aria-pressed', 'true');
    await user.tab();
    expect(button('Descendre\u00A0: Le pont')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(given()).toBe('bb-aa-cc');
    expect(screen.getByText('Le pont, place 2 sur 3.')).toBeInTheDocument();
    expect(button('Descendre\u00A0: Le pont')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(given()).toBe('bb-cc-aa');
    // It is last: only the way up is left.
    expect(button('Descendre\u00A0: Le pont')).toBeDisabled();
    expect(button('Monter\u00A0: Le pont')).toHaveFocus();
  });
});

describe('the player of pairs', () => {
  const association: EpreuveToAnswer = {
    type: 'association',
    ...common,
    gauche: [
      { id: 'aa', texte: 'Le tanneur' },
      { id: 'bb', texte: 'Le meunier' },
      { id: 'cc', texte: 'Le forgeron' },
    ],
    droite: [
      { id: 'dd', texte: 'la forge' },
      { id: 'ee', texte: 'la rivière' },
      { id: 'ff', texte: 'le moulin' },
    ],
    partielle: blankEmpreinte,
  };

  test('joins presses on both sides, in any order', async () => {
    const user = await open(association);
    button('Le tanneur');
    await user.click(button('Le tanneur'));
    expect(button('Le tanneur')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('la rivière'));
    await user.click(button('le moulin'));
    await user.click(button('Le meunier'));
    expect(given()).toBe('aa.ee-bb.ff');
    expect(screen.getByText('Le meunier va avec le moulin.')).toBeInTheDocument();
    expect(button(/^Le tanneur.*, avec la rivière$/)).toBeInTheDocument();
  });

  test('takes a pair apart, and gives a thing to another', async () => {
    const user = await open(association, { typed: 'aa.ee-bb.ff' });
    button(/^Le tanneur/);
    await user.click(button(/^Le tanneur/));
    expect(given()).toBe('bb.ff');
    // Still chosen: the next press leaves its own pair for it.
    await user.click(button(/^le moulin/));
    expect(given()).toBe('aa.ff');
    await user.click(button('Le meunier'));
    await user.click(button('Le forgeron'));
    expect(button('Le meunier')).toHaveAttribute('aria-pressed', 'false');
    expect(button('Le forgeron')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the player of a word to compose', () => {
  const motMystere: EpreuveToAnswer = {
    type: 'mot_mystere',
    ...common,
    lettres: [
      { etapeId: testEtapeId(1), lettres: 'RO' },
      { etapeId: testEtapeId(2), lettres: 'R' },
    ],
  };

  test('uses each letter won once, and allows a change of mind', async () => {
    const user = await open(motMystere);
    await user.click(button('O, de l’étape 1'));
    await user.click(button('R, de l’étape 2'));
    expect(given()).toBe('OR');
    // One R is used, whichever of the two was pressed.
    expect(button('R, de l’étape 1, posée')).toBeDisabled();
    expect(button('R, de l’étape 2')).toBeEnabled();
    await user.click(button('Retirer la dernière lettre'));
    expect(given()).toBe('O');
  });

  test('is typed as well', async () => {
    const user = await open(motMystere);
    await user.type(screen.getByRole('textbox', { name: 'Le mot mystère' }), 'Or');
    expect(given()).toBe('Or');
    expect(button('O, de l’étape 1, posée')).toBeDisabled();
    expect(screen.queryByText(/mot français/)).toBeNull();
  });

  test('informs players in another language that its letters are those of a French word', async () => {
    await speak('de');
    await open(motMystere);
    expect(
      screen.getByText('Diese Buchstaben ergeben ein französisches Wort.'),
    ).toBeVisible();
  });
});

endInFrench();

describe('the player of a place to reach', () => {
  const position: EpreuveToAnswer = {
    type: 'position',
    ...shown,
    cible: { lat: 48.45, lon: -2.04 },
    rayon: 25,
  };
  type Watch = Parameters<Geolocation['watchPosition']>;
  let [tell, fail]: [Watch[0] | null, Watch[1]] = [null, null];
  const clearWatch = vi.fn();

  beforeEach(() => {
    clearWatch.mockClear();
    vi.stubGlobal('navigator', {
      userAgent: 'Android',
      clipboard: undefined,
      geolocation: {
        watchPosition: (...[success, failure]: Watch) => {
          [tell, fail] = [success, failure];
          return 7;
        },
        clearWatch,
      },
    });
  });
  // Watches of a place end with the screen, while their stub still exists.
  afterEach(cleanup);

  const standAt = (latitude: number, accuracy = 12) =>
    act(() =>
      tell?.({
        coords: { latitude, longitude: -2.04, accuracy },
      } as GeolocationPosition),
    );

  test('offers « Je suis sur place » before any request to the phone', async () => {
    const user = await open(position);
    await user.click(await screen.findByRole('button', { name: 'Je suis sur place' }));
    expect(onAnswer).toHaveBeenCalledWith('surplace');
  });

  test('shows distance and direction, ignores a jump, and announces the arrival', async () => {
    const user = await open(position);
    await user.click(await screen.findByRole('button', { name: 'Trouver où je suis' }));
    standAt(48.449);
    expect(
      await screen.findByText(/^Encore 110.m, au nord\. Précision.: 10.m\.$/),
    ).toBeInTheDocument();
    await waitFor(() => expect(given()).toBe('loin'));
    for (const latitude of [48.4499, 48.45, 48.4507, 48.45001]) standAt(latitude);
    expect(await screen.findByText(/^Vous y êtes/)).toBeInTheDocument();
    await waitFor(() => expect(given()).toBe('arrive'));
  });

  test('ignores a position of 5 km, explains how to switch the exact one on, then accepts that', async () => {
    const user = await open(position);
    await user.click(await screen.findByRole('button', { name: 'Trouver où je suis' }));
    standAt(48.45, 5_000);
    expect(await screen.findByText(/la position exacte est désactivée/)).toBeVisible();
    expect(screen.queryByText(/Vous y êtes/)).toBeNull();
    expect(document.querySelector('svg')).toBeNull();
    expect(given()).toBe('');
    standAt(48.4499);
    expect(await screen.findByText(/^Vous y êtes/)).toBeInTheDocument();
  });

  test('leads on if the position is refused, and refused again', async () => {
    const user = await open(position);
    for (const times of [1, 2]) {
      await user.click(await screen.findByRole('button', { name: 'Trouver où je suis' }));
      act(() => fail?.({ code: 1 } as GeolocationPositionError));
      expect(await screen.findByText(/n’est pas autorisée/)).toBeInTheDocument();
      expect(clearWatch).toHaveBeenCalledTimes(times);
    }
    await user.click(button('Je suis sur place'));
    expect(onAnswer).toHaveBeenCalledWith('surplace');
  });
});

describe('the player of a QR code', () => {
  const qr: EpreuveToAnswer = { type: 'qr', ...common };
  const stop = vi.fn();

  function useCamera(getUserMedia: () => Promise<MediaStream>, seen: string[]) {
    vi.stubGlobal('navigator', {
      userAgent: 'Android',
      clipboard: undefined,
      mediaDevices: { getUserMedia },
    });
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = () => Promise.resolve(['qr_code']);
        detect = () => {
          const rawValue = seen.shift();
          return Promise.resolve(rawValue === undefined ? [] : [{ rawValue }]);
        };
      },
    );
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  }
  const camera = () =>
    Promise.resolve({ getTracks: () => [{ stop }] } as unknown as MediaStream);

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  test('is answered by its short text', async () => {
    const user = await open(qr);
    const field = screen.getByRole('textbox', {
      name: 'Ou le texte écrit sous le QR code',
    });
    await user.type(field, '7K2M 9QXA');
    expect(given()).toBe('7K2M 9QXA');
  });

  test('passes over the code of something else, answers with its own, and puts the camera out', async () => {
    useCamera(camera, ['https://exemple.fr', '7K2M9QXA4TBD0H3V']);
    const user = await open(qr);
    await user.click(button('Scanner le QR code'));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith('7k2m9qxa4tbd0h3v'));
    expect(
      await screen.findByRole('button', { name: 'Scanner le QR code' }),
    ).toBeInTheDocument();
    // React cleans up after the next drawing.
    await waitFor(() => expect(stop).toHaveBeenCalled());
  });

  test('leads to the short text if the camera is refused, and refused again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const ask = vi.fn(() => Promise.reject(new DOMException('No.', 'NotAllowedError')));
    useCamera(ask, []);
    const user = await open(qr);
    for (const times of [1, 2]) {
      await user.click(button('Scanner le QR code'));
      await waitFor(() => expect(ask).toHaveBeenCalledTimes(times));
      expect(await screen.findByText(/n’est pas autorisé/)).toBeInTheDocument();
    }
    const field = screen.getByRole('textbox', {
      name: 'Ou le texte écrit sous le QR code',
    });
    await user.type(field, '7K2M');
    expect(given()).toBe('7K2M');
  });
});

describe('the player of a photo', () => {
  const photo: EpreuveToAnswer = { type: 'photo', ...shown };
  const file = new File(['x'], 'vue.jpg', { type: 'image/jpeg' });

  beforeEach(() => {
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = () => 'blob:photo';
        static override revokeObjectURL = () => undefined;
      },
    );
  });

  test('stores the photo, shows it, and has its answer', async () => {
    const keep = vi.fn(() => Promise.resolve(new Blob(['y'])));
    const user = await open(photo, { photos: { ...noPhotos, keep } });
    await user.upload(screen.getByLabelText('Choisir ou prendre une photo'), file);
    expect(await screen.findByRole('img', { name: 'Votre photo' })).toHaveAttribute(
      'src',
      'blob:photo',
    );
    expect(keep).toHaveBeenCalledWith(file);
    expect(given()).toBe('photo');
  });

  test('shows the photo again when the player returns to it', async () => {
    const read = () => Promise.resolve(new Blob(['y']));
    await open(photo, { photos: { ...noPhotos, read }, typed: 'photo' });
    expect(await screen.findByRole('img', { name: 'Votre photo' })).toBeInTheDocument();
  });

  test('reports a file that is not a picture, and leads on without one', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const user = await open(photo);
    await user.upload(screen.getByLabelText('Choisir ou prendre une photo'), file);
    const group = screen.getByRole('group', { name: 'Votre photo' });
    expect(await within(group).findByText(/n’a pas pu être lue/)).toBeInTheDocument();
    await user.click(button('Continuer sans photo'));
    expect(onAnswer).toHaveBeenCalledWith('sansphoto');
  });
});
