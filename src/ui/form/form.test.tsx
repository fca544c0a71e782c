import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { chosenOne, tickedBox, typedText } from '@/domain/typed-field.ts';
import { Button } from '../button.tsx';
import { Checkbox } from '../choices/checkbox.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { Field } from '../field.tsx';
import { RadioGroup } from '../choices/radio-group.tsx';
import { Form } from './form.tsx';
import { UnsentFormsContext, type UnsentForms } from './unsent-forms.ts';
import { useForm } from './use-form.ts';
import { useTyped } from './use-typed.ts';

const schema = z.object({
  nom: typedText({ max: 10, missing: 'Écrivez un nom.', subject: 'nom' }),
  genre: chosenOne(['quete', 'visite'], 'Choisissez un genre.'),
  texte: typedText({ max: 5_000 }),
  accord: tickedBox('Cochez la case.'),
});
type Typed = z.input<typeof schema>;
type Sent = z.output<typeof schema>;

const send = vi.fn<(sent: Sent) => Promise<string>>();
const onSent = vi.fn<(result: string, sent: Sent) => void>();
const onType = vi.fn<(typed: Typed) => void>();
type Refusal = { message: string; field?: 'nom' };
const refusal = vi.fn<(error: unknown, typed: Typed) => Refusal | null>();

const blank: Typed = { nom: '', genre: null, texte: '', accord: false };

/** Overrides of a test. */
type Changes = {
  leaves?: boolean;
  waitsAs?: string;
  isShown?: boolean;
  resets?: Typed;
  schemaOf?: () => Promise<typeof schema>;
};

function Sample({
  values,
  schemaOf,
  resets,
  isShown = true,
  ...changes
}: Changes & { values: Partial<Typed> }) {
  const form = useForm({
    id: 'essai',
    schema: schemaOf ?? schema,
    values: { ...blank, ...values },
    ...changes,
  });
  const genre = useTyped(form, 'genre');
  if (!isShown) return null;
  return (
    <Form
      form={form}
      send={send}
      onSent={onSent}
      refusal={refusal}
      onType={onType}
      resets={resets}
      label="Essai"
    >
      <ErrorSummary problems={form.problems} />
      <Field label="Nom" maxCount={10} {...form.field('nom')} />
      <RadioGroup
        legend="Genre"
        options={[
          { value: 'quete', label: 'Quête' },
          { value: 'visite', label: 'Visite' },
        ]}
        {...form.field('genre')}
      />
      {genre === 'visite' && <p>Une visite, donc.</p>}
      <Field as="textarea" label="Texte" {...form.field('texte')} />
      <Checkbox {...form.field('accord')}>D’accord</Checkbox>
      <Button onClick={() => form.fill('nom', 'Le lavoir')}>Proposer</Button>
      <Button type="submit" pending={form.isPending}>
        Envoyer
      </Button>
    </Form>
  );
}

const whole: Typed = { nom: 'Lou', genre: 'quete', texte: 'Un mot.', accord: true };

function open(values: Partial<Typed> = whole, changes: Changes = {}) {
  const { unmount, rerender } = render(<Sample values={values} {...changes} />);
  return { user: userEvent.setup(), unmount, rerender };
}

const nom = () => screen.getByRole('textbox', { name: 'Nom' });
const texte = () => screen.getByRole('textbox', { name: 'Texte' });
const button = () => screen.getByRole('button', { name: 'Envoyer' });

/** Writes in a field as some password managers do: without any event. */
function writeUnheard(field: HTMLElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
}

/** The sending is under way until the returned function is called. */
function answerLater(): () => Promise<void> {
  let answer: (result: string) => void = () => undefined;
  const answered = new Promise<string>((resolve) => (answer = resolve));
  send.mockReturnValue(answered);
  return () =>
    act(async () => {
      answer('envoyé');
      await answered;
    });
}

beforeEach(() => {
  for (const mock of [send, onSent, onType, refusal]) mock.mockReset();
  send.mockResolvedValue('envoyé');
  refusal.mockReturnValue({ message: 'Le service ne répond pas. Réessayez.' });
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('each error', () => {
  test('is beside its field and in the summary, and the first wrong field has the focus', async () => {
    const { user } = open({});
    await user.click(button());
    expect(nom()).toHaveAccessibleDescription(/Écrivez un nom\./);
    expect(nom()).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Genre' })).toHaveAccessibleDescription(
      /Choisissez un genre\./,
    );
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Cochez la case\./);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Écrivez un nom.',
      'Choisissez un genre.',
      'Cochez la case.',
    ]);
    expect(send).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Cochez la case.' }));
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });

  test('goes as it is corrected, and is not shown before the first try', async () => {
    const { user } = open({ ...whole, nom: '' });
    await user.type(nom(), 'un nom beaucoup trop long');
    expect(nom()).toBeValid();
    await user.click(button());
    expect(nom()).toBeInvalid();
    await user.clear(nom());
    expect(nom()).toHaveAccessibleDescription(/Écrivez un nom\./);
    await user.type(nom(), 'Lou');
    expect(nom()).toBeValid();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('what is sent', () => {
  test('is the typed text, without the spaces around a paste', async () => {
    const { user } = open({ ...blank, genre: 'visite' });
    await user.click(nom());
    await user.paste('  Lou\u00A0\n');
    await user.click(screen.getByRole('checkbox'));
    await user.type(nom(), '{Enter}');
    const sent = { nom: 'Lou', genre: 'visite', texte: '', accord: true };
    expect(send).toHaveBeenCalledExactlyOnceWith(sent);
    expect(onSent).toHaveBeenCalledExactlyOnceWith('envoyé', sent);
  });

  test('is 5,000 characters and signs of two units as they were pasted', async () => {
    const long = `${'é'.repeat(4_994)} 🦉 🗝️`.slice(0, 5_000);
    expect(long).toHaveLength(5_000);
    const { user } = open({ ...whole, texte: '' });
    await user.click(texte());
    await user.paste(long);
    await user.click(button());
    expect(send.mock.lastCall?.[0].texte).toBe(long);
  });

  test('is the text of a password manager, written without an event', async () => {
    const { user } = open({ ...whole, nom: '' });
    writeUnheard(nom(), 'Lou');
    await user.click(button());
    expect(send.mock.lastCall?.[0].nom).toBe('Lou');
  });

  test('is the autofill from before the script was loaded', async () => {
    const root = document.createElement('div');
    const sample = <Sample values={{ ...whole, nom: '' }} />;
    root.innerHTML = renderToString(sample);
    document.body.append(root);
    const field = root.querySelector<HTMLInputElement>('#essai-nom');
    if (field === null) throw new Error('There is no field.');
    field.value = 'Lou';
    act(() => {
      hydrateRoot(root, sample);
    });
    expect(field.value).toBe('Lou');
    await userEvent.click(button());
    expect(send.mock.lastCall?.[0]).toEqual(whole);
    root.remove();
  });

  test('goes once, even if requested several times at once', async () => {
    const answer = answerLater();
    const { user } = open();
    const form = screen.getByRole('form', { name: 'Essai' });
    fireEvent.submit(form);
    fireEvent.submit(form);
    await user.dblClick(button());
    await user.type(nom(), '{Enter}{Enter}');
    expect(send).toHaveBeenCalledOnce();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await answer();
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  test('leaves its button pending if the page leads on', async () => {
    const { user } = open(whole, { leaves: true });
    await user.click(button());
    expect(onSent).toHaveBeenCalledOnce();
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });

  test('leaves the fields to another one, if the form allows it', async () => {
    const { user } = open(
      { ...whole, nom: '', texte: '' },
      { resets: { ...whole, nom: '', texte: '' } },
    );
    await user.type(nom(), 'Lou');
    await user.type(texte(), 'Un mot.');
    await user.click(button());
    expect(onSent).toHaveBeenCalledOnce();
    expect(nom()).toHaveValue('');
    expect(texte()).toHaveValue('');
    expect(screen.getByText('0 / 10')).toBeVisible();
    await user.click(button());
    expect(nom()).toHaveAccessibleDescription(/Écrivez un nom\./);
    await user.type(nom(), 'Zoé');
    await user.click(button());
    expect(send).toHaveBeenCalledTimes(2);
    expect(send.mock.lastCall?.[0]).toEqual({ ...whole, nom: 'Zoé', texte: '' });
  });

  test('leaves text typed during the sending in the fields', async () => {
    const answer = answerLater();
    const { user } = open(whole, { resets: blank });
    await user.click(button());
    await user.type(texte(), ' Et un autre.');
    await answer();
    expect(onSent).toHaveBeenCalledOnce();
    expect(texte()).toHaveValue('Un mot. Et un autre.');
    expect(nom()).toHaveValue('Lou');
  });

  test('continues if the form is left meanwhile, and leads nowhere then', async () => {
    const answer = answerLater();
    const { user, unmount } = open();
    await user.click(button());
    unmount();
    await answer();
    expect(onSent).not.toHaveBeenCalled();
  });

  test('is followed by the next step if the page hides its fields meanwhile', async () => {
    const answer = answerLater();
    const { user, rerender } = open(whole, { resets: blank });
    await user.click(button());
    rerender(<Sample values={whole} resets={blank} isShown={false} />);
    await answer();
    expect(onSent).toHaveBeenCalledOnce();
    rerender(<Sample values={whole} resets={blank} />);
    expect(nom()).toHaveValue('');
  });
});

describe('a sending that fails', () => {
  test('shows it above the form, keeps the typed text, and may be tried again', async () => {
    send.mockRejectedValueOnce(new Error('lost'));
    const { user } = open();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('ne répond pas');
    expect(refusal).toHaveBeenCalledExactlyOnceWith(expect.any(Error), whole);
    expect(nom()).toHaveValue('Lou');
    expect(texte()).toHaveValue('Un mot.');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(onSent).not.toHaveBeenCalled();
    await user.click(button());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onSent).toHaveBeenCalledOnce();
  });

  test('without an answer leaves everything in its place, and may be left', async () => {
    send.mockReturnValue(new Promise(() => undefined));
    const { user } = open();
    await user.click(button());
    await user.type(texte(), ' Et un autre.');
    expect(texte()).toHaveValue('Un mot. Et un autre.');
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });

  test('is beside its field, with the focus, until it is corrected', async () => {
    send.mockRejectedValueOnce(new Error('taken'));
    refusal.mockReturnValue({ field: 'nom', message: 'Ce nom est pris.' });
    const { user } = open();
    await user.click(button());
    expect(nom()).toHaveAccessibleDescription(/Ce nom est pris\./);
    expect(nom()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(nom(), 'a');
    expect(nom()).toBeValid();
  });

  test('may have no words: a cancellation needs no sentence', async () => {
    send.mockRejectedValueOnce(new Error('given up'));
    refusal.mockReturnValue(null);
    const { user } = open();
    await user.click(button());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button()).not.toHaveAttribute('aria-busy');
    await user.click(button());
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('the fields', () => {
  test('report their values after each typing, choice or tick', async () => {
    const { user } = open({});
    await user.type(nom(), 'L');
    expect(onType).toHaveBeenLastCalledWith({ ...blank, nom: 'L' });
    await user.click(screen.getByRole('radio', { name: 'Visite' }));
    expect(onType).toHaveBeenLastCalledWith({ ...blank, nom: 'L', genre: 'visite' });
    expect(screen.getByText('Une visite, donc.')).toBeVisible();
    await user.click(screen.getByRole('checkbox'));
    expect(onType.mock.lastCall?.[0].accord).toBe(true);
  });

  test('accept a proposal, count it, and are valid again', async () => {
    const { user } = open({ ...whole, nom: '' });
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Proposer' }));
    expect(nom()).toHaveValue('Le lavoir');
    expect(screen.getByText('9 / 10')).toBeVisible();
    await waitFor(() => expect(nom()).toBeValid());
  });
});

describe('a schema that is imported', () => {
  test('is loaded once the form is shown, and validates like the others', async () => {
    const schemaOf = vi.fn(() => Promise.resolve(schema));
    const { user } = open({ ...whole, nom: '' }, { schemaOf });
    expect(schemaOf).toHaveBeenCalledOnce();
    await user.click(button());
    expect(nom()).toHaveAccessibleDescription(/Écrivez un nom\./);
    expect(nom()).toHaveFocus();
    await user.type(nom(), 'Lou');
    await user.click(button());
    expect(send).toHaveBeenCalledExactlyOnceWith(whole);
  });

  test('that fails to load is shown as a failed sending, and may be tried again', async () => {
    const lost = new TypeError('Failed to fetch dynamically imported module');
    const schemaOf = vi
      .fn(() => Promise.resolve(schema))
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(lost);
    const { user } = open(whole, { schemaOf });
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('ne répond pas');
    expect(refusal).toHaveBeenCalledExactlyOnceWith(lost, whole);
    expect(nom()).toHaveValue('Lou');
    expect(button()).not.toHaveAttribute('aria-busy');
    await user.click(button());
    expect(send).toHaveBeenCalledExactlyOnceWith(whole);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a form that waits for its session', () => {
  const forms = {
    uid: 'lou',
    read: vi.fn<UnsentForms['read']>(),
    leave: vi.fn<UnsentForms['leave']>(),
    forget: vi.fn<UnsentForms['forget']>(),
  };
  function openWaiting(waiting: Readonly<Record<string, unknown>> | null) {
    forms.read.mockReset().mockReturnValue(waiting);
    forms.leave.mockReset();
    forms.forget.mockReset();
    const { unmount } = render(
      <UnsentFormsContext value={forms}>
        <Sample values={{ ...whole, nom: '' }} waitsAs="essai" />
      </UnsentFormsContext>,
    );
    return { user: userEvent.setup(), unmount };
  }
  const isBack = () => screen.queryByText(/Votre session s’était fermée/);

  test('hands in typed text as it leaves the page, and no other', async () => {
    const { user, unmount } = openWaiting(null);
    await user.type(nom(), 'Lou');
    unmount();
    expect(forms.leave).toHaveBeenCalledExactlyOnceWith('essai', whole);
    openWaiting(null).unmount();
    expect(forms.leave).not.toHaveBeenCalled();
    expect(forms.forget).toHaveBeenCalledExactlyOnceWith('essai');
  });

  test('begins with the typed text, says so, and keeps it until it is sent', async () => {
    const first = openWaiting({ nom: 'Lou' });
    expect(nom()).toHaveValue('Lou');
    expect(isBack()).toBeVisible();
    first.unmount();
    expect(forms.leave).toHaveBeenCalledExactlyOnceWith('essai', whole);
    const { user, unmount } = openWaiting({ nom: 'Lou' });
    await user.click(button());
    expect(send).toHaveBeenCalledExactlyOnceWith(whole);
    expect(isBack()).toBeNull();
    unmount();
    expect(forms.leave).not.toHaveBeenCalled();
    expect(forms.forget).toHaveBeenCalledWith('essai');
  });

  test('accepts only values valid for its fields', () => {
    openWaiting({ nom: 3, genre: 'visite', constructor: 'x' });
    expect(nom()).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Visite' })).toBeChecked();
  });
});

test('a form of a dialog within another form sends itself alone', async () => {
  const outer = vi.fn();
  render(
    <div onSubmit={outer}>
      <Sample values={whole} />
    </div>,
  );
  await userEvent.click(button());
  expect(send).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});

test('a form sent before the scripts are loaded writes no values into the address', () => {
  open();
  expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
});
