import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sessionMutations } from '@/data/session/session-queries.ts';
import type { SecondFactor, SecondFactorChallenge } from '@/data/session/sign-in.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { CodeField } from '@/ui/code-field.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { codeSchema } from './credentials.ts';
import { ErrorAlert } from './failure-alert.tsx';
import { kindOfRefusal, signInRefusal } from './sign-in-failure.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './fields/submit-button.tsx';

type SecondFactorFormProps = {
  challenge: SecondFactorChallenge;
  /** The digits were right: goes on from there. */
  onVerified: () => Promise<void>;
  onRestart: () => void;
};

function smsLabel(finDuNumero: string): string {
  return t`SMS au numéro qui finit par ${finDuNumero}`;
}

function sentWords(finDuNumero: string): string {
  return t`Code envoyé au numéro qui finit par ${finDuNumero}.`;
}

function labelOf(factor: SecondFactor): string {
  const label =
    factor.genre === 'application'
      ? t`Application d’authentification`
      : smsLabel(factor.finDuNumero);
  return factor.nom === '' ? label : `${label} (${factor.nom})`;
}

/** The second factor: which one, if there are several, then its code. */
export function SecondFactorForm({
  challenge,
  onVerified,
  onRestart,
}: SecondFactorFormProps) {
  const { factors } = challenge;
  const [chosenId, setChosenId] = useState(factors[0]?.id ?? '');
  const chosen = factors.find(({ id }) => id === chosenId);
  return (
    <div className="space-y-6">
      {factors.length > 1 && (
        <RadioGroup
          legend={t`Comment voulez-vous vérifier\u202F?`}
          options={factors.map((factor) => ({
            value: factor.id,
            label: labelOf(factor),
          }))}
          value={chosenId}
          onValueChange={setChosenId}
        />
      )}
      {chosen !== undefined && (
        <FactorForm
          key={chosen.id}
          factor={chosen}
          challenge={challenge}
          onVerified={onVerified}
          onRestart={onRestart}
        />
      )}
      <section aria-labelledby="plus-acces" className="border-t border-trait pt-6">
        <h2 id="plus-acces" className="text-xl">
          {t`Vous n’avez plus accès à ce code\u202F?`}
        </h2>
        <p className="mt-2">
          {t`Écrivez-nous\u00A0: nous vérifierons que ce compte est le vôtre.`}
        </p>
        <div className="mt-4 flex flex-col items-start gap-3 sm:flex-row">
          <ButtonLink to={paths.contact()} variant="secondary">
            {t`Nous écrire`}
          </ButtonLink>
          <Button variant="quiet" onClick={onRestart}>
            {t`Recommencer la connexion`}
          </Button>
        </div>
      </section>
    </div>
  );
}

type FactorFormProps = SecondFactorFormProps & { factor: SecondFactor };

function FactorForm({ factor, challenge, onVerified, onRestart }: FactorFormProps) {
  const sending = useMutation({
    ...sessionMutations.sendTextMessage(challenge),
    onSuccess: () => setIsSent(true),
  });
  const verifying = useMutation({
    ...sessionMutations.verifySecondFactor(challenge),
    onSuccess: onVerified,
  });
  const [isSent, setIsSent] = useState(factor.genre === 'application');
  const form = useForm({
    id: 'verification',
    schema: codeSchema,
    values: { code: '' },
    send: ({ code }) => verifying.mutateAsync({ factorId: factor.id, digits: code }),
    refusal: (error) => signInRefusal(error, { fields: ['code'] }),
    leaves: true,
  });
  const captcha = useRef<HTMLDivElement>(null);

  const send = () => {
    // Drawn with this form, and only pressed once it is.
    if (captcha.current === null) return;
    sending.mutate({ factorId: factor.id, place: captcha.current });
  };

  return (
    <SignInForm
      form={form}
      label={t`Vérification en deux étapes`}
      wayOn={(errorCode) =>
        kindOfRefusal({ errorCode }) === 'reconnexion' && (
          <Button variant="secondary" className="mt-3" onClick={onRestart}>
            {t`Recommencer la connexion`}
          </Button>
        )
      }
    >
      {factor.genre === 'sms' && (
        <div className="space-y-3">
          <ErrorAlert error={sending.error} />
          <p>
            {t`L’envoi passe par reCAPTCHA, un service de Google qui vérifie que vous n’êtes pas un robot.`}
          </p>
          <Button
            variant={isSent ? 'quiet' : 'primary'}
            pending={sending.isPending}
            onClick={send}
          >
            {isSent ? t`Renvoyer le code` : t`Envoyer le code par SMS`}
          </Button>
          <div ref={captcha} />
          <p role="status">{isSent ? sentWords(factor.finDuNumero) : ''}</p>
        </div>
      )}
      {isSent && (
        <>
          <CodeField
            label={t`Code à 6 chiffres`}
            hint={
              factor.genre === 'sms'
                ? t`Il est dans le SMS que vous venez de recevoir.`
                : t`Ouvrez votre application d’authentification\u00A0: le code change toutes les 30 secondes.`
            }
            {...form.field('code')}
          />
          <SubmitButton isPending={form.isPending} waiting={t`Vérification en cours…`}>
            {t`Valider`}
          </SubmitButton>
        </>
      )}
    </SignInForm>
  );
}
