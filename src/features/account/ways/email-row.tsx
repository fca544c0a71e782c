import { useState, type SubmitEvent } from 'react';
import type { Account } from '@/data/account/account.ts';
import { authMessageTable } from '@/lib/errors/auth-message-table.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { FailureNote } from '../failure-note.tsx';
import { SettingRow } from '../setting/setting-row.tsx';
import { useChange } from '../use-change.ts';
import { useDraft } from '../use-draft.ts';

const loadAccount = () => import('@/data/account/account-repository.ts');

function returnUrl(): string {
  return window.location.origin + paths.user();
}

/** What the address needs at least: the server knows the rest. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function emailError(email: string, current: string): string | undefined {
  if (email === '') return authMessageTable['missing-email'][1];
  if (!emailShape.test(email)) return authMessageTable['invalid-email'][1];
  if (email.toLowerCase() === current.toLowerCase()) {
    return 'C’est déjà l’adresse de votre compte.';
  }
  return undefined;
}

/** The address of the account: proven, and changed once the new one is proven. */
export function EmailRow({ account }: { account: Account }) {
  const draft = useDraft(account.uid, 'email', '');
  const value = (
    <>
      <span>{account.email === '' ? 'Aucune adresse.' : account.email}</span>
      {!account.isEmailVerified && account.email !== '' && (
        <VerificationNote email={account.email} />
      )}
    </>
  );
  return (
    <SettingRow
      title="Adresse e-mail"
      value={value}
      action="Modifier"
      startsOpen={draft.isDirty}
      onAbandon={draft.drop}
    >
      {(close) => <EmailForm account={account} draft={draft} onDone={close} />}
    </SettingRow>
  );
}

function VerificationNote({ email }: { email: string }) {
  const change = useChange();
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    const isDone = await change.run(async () => {
      const { sendVerification } = await loadAccount();
      await sendVerification(returnUrl());
    });
    setIsSent(isDone);
  };
  return (
    <div className="mt-3 space-y-3">
      <FailureNote failure={change.failure} />
      <Alert tone="attention" title="Cette adresse n’est pas encore confirmée.">
        <p>Ouvrez le lien que nous vous avons envoyé, ou demandez-en un autre.</p>
        <Button
          variant="secondary"
          className="mt-3"
          pending={change.isPending}
          onClick={() => void send()}
        >
          {isSent ? 'Envoyer encore le lien' : 'Envoyer le lien'}
        </Button>
        <StatusLine className={isSent ? 'mt-2' : 'sr-only'}>
          {isSent && `Un lien vient d’être envoyé à ${email}.`}
        </StatusLine>
      </Alert>
    </div>
  );
}

type EmailFormProps = {
  account: Account;
  draft: ReturnType<typeof useDraft>;
  onDone: (said: string) => void;
};

function EmailForm({ account, draft, onDone }: EmailFormProps) {
  const change = useChange();
  const [error, setError] = useState<string>();
  const isFieldFault = change.failure?.errorCode === 'invalid-email';

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = draft.text.trim();
    const found = emailError(email, account.email);
    setError(found);
    if (found !== undefined) {
      document.getElementById('compte-email')?.focus();
      return;
    }
    const isDone = await change.run(async () => {
      const { requestEmailChange } = await loadAccount();
      await requestEmailChange(email, returnUrl());
    });
    if (!isDone) return;
    draft.drop();
    onDone(
      `Un lien vient d’être envoyé à ${email}. Votre adresse changera quand vous l’ouvrirez.`,
    );
  };

  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      {!isFieldFault && <FailureNote failure={change.failure} />}
      <Field
        id="compte-email"
        label="Nouvelle adresse e-mail"
        hint="Nous y envoyons un lien. Tant qu’il n’est pas ouvert, votre adresse reste la même&#x202F;; ensuite, vous vous reconnecterez avec la nouvelle."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.text}
        error={error ?? (isFieldFault ? change.failure?.message : undefined)}
        onChange={(event) => draft.write(event.target.value)}
      />
      <Button type="submit" pending={change.isPending}>
        Envoyer le lien
      </Button>
    </form>
  );
}
