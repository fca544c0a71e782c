import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useState, type Dispatch, type SetStateAction } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { blankMessageCode, type Aide } from '@/domain/epreuve/message-code.ts';
import type { Epreuve } from '@/domain/epreuve/epreuve.ts';
import type { EpreuvePublique } from '@/domain/epreuve/epreuve-publique.ts';
import { createEpreuve, createMessageCodeEpreuve } from '@/testing/factories.ts';
import { MessageCodeEditor } from './editor.tsx';
import { MessageCodePlayer } from './player.tsx';
import { noPhotos } from '@/testing/no-photos.ts';

const wiring = {
  idOf: (champ: string) => champ,
  errorOf: () => undefined,
  saisieOf: () => undefined,
  onSaisie: () => undefined,
  onLeave: () => undefined,
};

type SetEpreuve = Dispatch<SetStateAction<Epreuve>>;

/** `onShown` is called each time the editor has just been drawn, before its passive effects. */
function openEditor(initial: Epreuve, onShown?: (setEpreuve: SetEpreuve) => void) {
  let latest = initial;
  function Host() {
    const [epreuve, setEpreuve] = useState(initial);
    latest = epreuve;
    return (
      <Profiler id="editor" onRender={() => onShown?.(setEpreuve)}>
        <MessageCodeEditor
          epreuve={epreuve}
          onChange={(changes) => setEpreuve((before) => ({ ...before, ...changes }))}
          wiring={wiring}
        />
      </Profiler>
    );
  }
  render(<Host />);
  return { user: userEvent.setup({ delay: null }), current: () => latest.message };
}

describe('the editor of a coded message', () => {
  test('codes the message while typing, with the key, and shows it as players will see it', async () => {
    const { user, current } = openEditor(
      createEpreuve({ type: 'message_code', message: blankMessageCode }),
    );
    await user.type(
      screen.getByRole('textbox', { name: 'Message en clair' }),
      'Sous le pont',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Code' }), 'vigenere');
    await user.type(await screen.findByRole('textbox', { name: 'Clé' }), 'rose');
    const preview = screen.getByRole('region', { name: 'Ce que verront les joueurs' });
    expect(preview).toHaveTextContent('JCMW CS HSEH');
    expect(current()).toMatchObject({
      secretCode: 'vigenere',
      cle: 'rose',
      chiffre: 'JCMW CS HSEH',
    });
  });

  test('begins with the usual number of a code, which may be cleared', async () => {
    const { user, current } = openEditor(
      createEpreuve({
        type: 'message_code',
        message: { ...blankMessageCode, clair: 'Sous le pont' },
      }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Code' }), 'cesar');
    const key = await screen.findByRole('textbox', { name: 'Décalage' });
    expect(key).toHaveValue('3');
    expect(current()).toMatchObject({ cle: '3', chiffre: 'VRXV OH SRQW' });
    await user.clear(key);
    expect(current()).toMatchObject({ cle: '', chiffre: '' });
  });

  test('has no coded text while the key is refused, and shows the reason', async () => {
    const { user, current } = openEditor(createMessageCodeEpreuve());
    const key = await screen.findByRole('textbox', { name: 'Clé' });
    await user.clear(key);
    await user.type(key, '12');
    expect(key).toBeInvalid();
    expect(current().chiffre).toBe('');
  });

  test('codes again when another code is chosen', async () => {
    const { user, current } = openEditor(createMessageCodeEpreuve());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Code' }), 'atbash');
    expect(await screen.findByText('HLFH OV ERVFC QZIWRM')).toBeVisible();
    await waitFor(() => expect(current().chiffre).toBe('HLFH OV ERVFC QZIWRM'));
  });

  test('keeps a press made at the very moment the code is loaded', async () => {
    let hasPressed = false;
    const { user, current } = openEditor(createMessageCodeEpreuve(), (setEpreuve) => {
      if (hasPressed || screen.queryByText('HLFH OV ERVFC QZIWRM') === null) return;
      hasPressed = true;
      setEpreuve(({ message, ...rest }) => ({
        ...rest,
        message: { ...message, aide: 'jamais' },
      }));
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Code' }), 'atbash');
    await waitFor(() => expect(current().chiffre).toBe('HLFH OV ERVFC QZIWRM'));
    expect(current().aide).toBe('jamais');
  });
});

type Publique = Extract<EpreuvePublique, { type: 'message_code' }>;

function openPlayer(
  changes: Partial<Publique>,
  indiceCount = 0,
  onType: (typed: string) => void = () => undefined,
) {
  const epreuve: Publique = {
    type: 'message_code',
    consigne: 'Que dit ce message ?',
    points: 10,
    indices: [],
    motDeSucces: '',
    anecdote: '',
    empreinte: { sel: '0'.repeat(32), iterations: 150_000, valeurs: ['abc'] },
    secretCode: 'cesar',
    variante: '',
    chiffre: 'VRXV OH SRQW',
    aide: 'toujours',
    ...changes,
  };
  render(
    <>
      <p id="consigne">{epreuve.consigne}</p>
      <MessageCodePlayer
        epreuve={epreuve}
        typed=""
        onType={onType}
        onAnswer={() => undefined}
        photos={noPhotos}
        consigneId="consigne"
        indiceCount={indiceCount}
      />
    </>,
  );
}

describe('the player of a coded message', () => {
  test('shows the message and asks for it in clear', async () => {
    openPlayer({});
    await waitFor(() => {
      expect(screen.getByText('VRXV OH SRQW', { selector: 'p' })).toHaveAttribute(
        'translate',
        'no',
      );
    });
    expect(
      screen.getByRole('textbox', { name: 'Votre réponse, en clair' }),
    ).toHaveAccessibleDescription('Que dit ce message ?');
  });

  test.each<[Aide, number, boolean]>([
    ['toujours', 0, true],
    ['indice', 0, false],
    ['indice', 1, true],
    ['jamais', 0, false],
    ['jamais', 3, false],
  ])('with the help « %s » and %i indices used: %s', async (aide, count, isThere) => {
    openPlayer({ aide }, count);
    // The message is drawn, and the help offered, once the code's module is there.
    await waitFor(() => {
      expect(screen.getByText('VRXV OH SRQW', { selector: 'p' })).toHaveAttribute(
        'translate',
        'no',
      );
    });
    if (isThere) {
      expect(screen.getByText(/^Ouvrir l’aide/)).toBeVisible();
    } else {
      expect(screen.queryByText(/^Ouvrir l’aide/)).not.toBeInTheDocument();
    }
  });

  test('the tool goes back along the alphabet, shows no error before a key is typed, and hands its result to the answer', async () => {
    const onType = vi.fn<(typed: string) => void>();
    openPlayer({}, 0, onType);
    const user = userEvent.setup({ delay: null });
    await user.click(await screen.findByText(/^Ouvrir l’aide/));
    const key = screen.getByRole('textbox', { name: 'Décalage' });
    expect(key).toHaveAccessibleDescription(/^De combien de lettres reculer/);
    expect(key).toBeValid();
    expect(screen.getByText(/le résultat apparaîtra ici/)).toBeVisible();
    expect(screen.queryByText(/Écrivez un nombre entier/)).toBeNull();
    await user.type(key, '3');
    await user.click(screen.getByRole('button', { name: 'Mettre dans ma réponse' }));
    expect(onType).toHaveBeenCalledExactlyOnceWith('SOUS LE PONT');
    expect(screen.getByText('C’est dans votre réponse.')).toBeVisible();
  });

  test('names each drawn sign by its shape, never by its letter', async () => {
    openPlayer({ secretCode: 'pigpen', chiffre: 'hdp vd hg', aide: 'jamais' });
    const signs = await screen.findAllByRole('img');
    expect(signs.map((sign) => sign.getAttribute('aria-label'))).toEqual([
      'angle de traits\u00A0: en haut, à droite, avec un point',
      'chevron, pointe à gauche',
      'angle de traits\u00A0: en haut, à gauche',
    ]);
  });
});
