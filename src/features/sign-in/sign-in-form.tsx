import { useRef, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import type { AuthMessage } from '@/lib/errors/auth-message.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { PasswordField } from '@/ui/password-field.tsx';
import { useSignIn } from './use-sign-in.ts';

const emailId = 'connexion-email';
const passwordId = 'connexion-mot-de-passe';

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** E-mail and password. Who is signed in is heard from the session, not from here. */
export function SignInForm() {
  const { isPending, failure, submit } = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const errors = failure?.place === 'champ' ? failure.errors : {};

  const signIn = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const failed = await submit({
      email: textOf(data, 'email'),
      password: textOf(data, 'password'),
    });
    if (failed?.place !== 'champ') return;
    const wrong = failed.errors.email === undefined ? passwordId : emailId;
    form.current?.querySelector<HTMLInputElement>(`#${wrong}`)?.focus();
  };

  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-label="Se connecter"
      onSubmit={(event) => void signIn(event)}
      className="max-w-md space-y-6"
    >
      {failure?.place === 'formulaire' && <Failure answer={failure.answer} />}
      <Field
        id={emailId}
        name="email"
        type="email"
        label="Adresse e-mail"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email}
      />
      <PasswordField
        id={passwordId}
        name="password"
        label="Mot de passe"
        autoComplete="current-password"
        error={errors.password}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" size="large" pending={isPending}>
          Se connecter
        </Button>
        <Link to={paths.forgotPassword()} className="inline-flex min-h-11 items-center">
          Mot de passe oublié
        </Link>
      </div>
      <p role="status" className="sr-only">
        {isPending ? 'Connexion en cours…' : ''}
      </p>
    </form>
  );
}

function Failure({ answer: { kind, message } }: { answer: AuthMessage }) {
  const isQuiet = kind === 'silence' || kind === 'etape';
  return (
    <Alert
      tone={isQuiet ? 'info' : 'alerte'}
      announce={isQuiet ? 'polie' : 'immediate'}
      title={message}
    >
      {kind === 'etape' && (
        <p>Cette vérification n’est pas encore possible sur ce site.</p>
      )}
      {(kind === 'aide' || kind === 'interne') && (
        <p className="mt-1">
          <Link to={paths.contact()}>Nous écrire</Link>
        </p>
      )}
    </Alert>
  );
}
