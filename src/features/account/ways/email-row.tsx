import * as z from 'zod/mini';
import { useAccountAct } from '../proof/use-account-change.ts';
import type { Account } from '@/data/account/account.ts';
import { emailField } from '@/data/session/credential-fields.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { FailureNote } from '../failure-note.tsx';
import { UnsavedTextForm } from '../setting/unsaved-text-form.tsx';
import { failureOf } from '../account-failure.ts';
import { SettingRow } from '../setting/setting-row.tsx';
import { useUnsavedText, type UnsavedText } from '../use-unsaved-text.ts';

function returnUrl(): string {
  return window.location.origin + paths.user();
}

/** Another address than `current`. */
const otherEmail = (current: string) =>
  emailField.check(
    z.refine((email) => email.toLowerCase() !== current.toLowerCase(), {
      error: 'C’est déjà l’adresse de votre compte.',
    }),
  );

/** The address of the account, verified; a new one counts once verified. */
export function EmailRow({ account }: { account: Account }) {
  const draft = useUnsavedText(account.uid, 'email', '');
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
  const sending = useAccountAct((repository) => repository.sendVerification(returnUrl()));
  const isSent = sending.isSuccess;
  return (
    <div className="mt-3 space-y-3">
      <FailureNote failure={failureOf(sending.error)} />
      <Alert tone="attention" title="Cette adresse n’est pas encore confirmée.">
        <p>Ouvrez le lien que nous vous avons envoyé, ou demandez-en un autre.</p>
        <Button
          variant="secondary"
          className="mt-3"
          pending={sending.isPending}
          onClick={() => sending.mutate()}
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
  draft: UnsavedText;
  onDone: (said: string) => void;
};

function EmailForm({ account, draft, onDone }: EmailFormProps) {
  const saving = useAccountAct((repository, email: string) =>
    repository.requestEmailChange(email, returnUrl()),
  );
  return (
    <UnsavedTextForm
      id="compte-email"
      draft={draft}
      schema={otherEmail(account.email)}
      save={saving.mutateAsync}
      field={{
        label: 'Nouvelle adresse e-mail',
        hint: 'Nous y envoyons un lien. Tant qu’il n’est pas ouvert, votre adresse reste la même\u202F; ensuite, vous vous reconnecterez avec la nouvelle.',
        type: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      }}
      submitLabel="Envoyer le lien"
      fieldCode="invalid-email"
      onDone={(email) =>
        onDone(
          `Un lien vient d’être envoyé à ${email}. Votre adresse changera quand vous l’ouvrirez.`,
        )
      }
    />
  );
}
