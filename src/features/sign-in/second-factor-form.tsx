import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { opening } from '@/data/session/session-queries.ts';
import type {
  SecondFactor,
  SecondFactorChallenge,
} from '@/data/session/sign-in-repository.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { CodeField } from '@/ui/code-field.tsx';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { codeSchema } from './credentials.ts';
import { kindOfRefusal, signInRefusal } from './sign-in-failure.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './fields/submit-button.tsx';

type SecondFactorFormProps = {
  challenge: SecondFactorChallenge;
  /** Called after the right digits. */
  onVerified: () => Promise<void>;
  onRestart: () => void;
};

function labelOf({ nom }: SecondFactor): string {
  const label = t`Application d’authentification`;
  return nom === '' ? label : `${label} (${nom})`;
}

/** The second factor: the choice of one, if several, then its code. */
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
      {chosen === undefined ? (
        <p>{t`Votre second facteur est un SMS, que ce site n’envoie plus.`}</p>
      ) : (
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
  const verifying = useMutation({
    ...opening,
    mutationFn: (digits: string) => challenge.verify(factor.id, digits),
    onSuccess: onVerified,
  });
  const form = useForm({
    id: 'verification',
    schema: codeSchema,
    values: { code: '' },
    leaves: true,
  });
  return (
    <SignInForm
      form={form}
      send={({ code }) => verifying.mutateAsync(code)}
      refusal={(error) => signInRefusal(error, { fields: ['code'] })}
      label={t`Vérification en deux étapes`}
      wayOn={(errorCode) =>
        kindOfRefusal({ errorCode }) === 'reconnexion' && (
          <Button variant="secondary" className="mt-3" onClick={onRestart}>
            {t`Recommencer la connexion`}
          </Button>
        )
      }
    >
      <CodeField
        label={t`Code à 6 chiffres`}
        hint={t`Ouvrez votre application d’authentification\u00A0: le code change toutes les 30 secondes.`}
        {...form.field('code')}
      />
      <SubmitButton form={form} waiting={t`Vérification en cours…`}>
        {t`Valider`}
      </SubmitButton>
    </SignInForm>
  );
}
